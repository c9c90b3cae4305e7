import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/core/database.ts'
import { onServer, templateName, withName } from './fresh-database.ts'

/** Makes the template that every test's database is a copy of; once for a run. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = process.env['XINPU_TEST_DATABASE_URL']
  return server ? templateOnServer(server) : templateInFolder()
}

async function templateOnServer(server: string) {
  await onServer(server, `drop database if exists ${templateName} with (force)`)
  await onServer(server, `create database ${templateName}`)
  const database = await openDatabase({ dataDir: '', databaseUrl: withName(server, templateName) })
  await database.close()
  return async () => onServer(server, `drop database if exists ${templateName} with (force)`)
}

async function templateInFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'xinpu-template-'))
  const database = await openDatabase({ dataDir: folder, databaseUrl: undefined })
  await database.close()
  process.env['XINPU_TEST_PGLITE'] = folder
  return async () => rm(folder, { recursive: true, force: true })
}
