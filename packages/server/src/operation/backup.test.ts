import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onServer, templateName, withName } from '../../test/fresh-database.ts'
import { openDatabase } from '../core/database.ts'
import { folderStore } from '../storage/folder-store.ts'
import { backUp, restore } from './backup.ts'
import { addressOf } from './postgres-tool.ts'

const { XINPU_TEST_DATABASE_URL: server, XINPU_TEST_PGLITE: template } = process.env
const now = new Date('2026-01-02T03:04:05Z')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xinpu-backup-'))
})
afterAll(() => rm(folder, { recursive: true }))

interface Place {
  dataDir: string
  databaseUrl: string | undefined
  keepsFilesIn: 'folder'
  s3: undefined
}

const inFolder = { keepsFilesIn: 'folder', s3: undefined } as const

/** A place with a word in its database and a file. */
async function filled(place: Place): Promise<string> {
  const { db, close } = await openDatabase(place)
  await db.insertInto('hot_word').values({ name: '去耦电容', scene: 'news', count: 7 }).execute()
  await close()
  return folderStore(join(place.dataDir, 'files')).put(Buffer.from('bytes'))
}

const wordsIn = async (place: Place) => {
  const { db, close } = await openDatabase(place)
  const words = await db.selectFrom('hot_word').select(['name', 'scene', 'count']).execute()
  await db.insertInto('hot_word').values({ name: 'next', scene: 'news' }).execute()
  await close()
  return words
}

async function comesBack(from: Place, to: Place, name: string): Promise<void> {
  const sha256 = await filled(from)
  const told = await backUp(from, join(folder, name), now)
  expect(told).toMatchObject({ rows: { hot_word: 1 }, files: 1, madeAt: now.toISOString() })
  await restore(to, join(folder, name))
  expect(await wordsIn(to)).toEqual([{ name: '去耦电容', scene: 'news', count: 7 }])
  expect(await folderStore(join(to.dataDir, 'files')).sizeOf(sha256)).toBe(5)
}

test.runIf(!server)('a folder of PGlite comes back as it was, into an empty one alone', async () => {
  const [from, to] = ['one', 'two'].map((name) => ({
    dataDir: join(folder, name),
    databaseUrl: undefined,
    ...inFolder,
  }))
  if (!from || !to) return expect.unreachable()
  if (template) await cp(join(template, 'database'), join(from.dataDir, 'database'), { recursive: true })
  await comesBack(from, to, 'pglite-backup')
  await expect(backUp(from, join(folder, 'pglite-backup'), now)).rejects.toThrow('不是空的')
  await expect(restore(to, join(folder, 'pglite-backup'))).rejects.toThrow('已经有数据库')
  await expect(restore({ ...to, databaseUrl: 'postgres://a/b' }, join(folder, 'pglite-backup'))).rejects.toThrow(
    'PGlite',
  )
  await expect(restore(to, folder)).rejects.toThrow('缺少 backup.json')
})

test.runIf(server)('a PostgreSQL comes back into an empty one, and what is lacking is told', async () => {
  const names = Array.from({ length: 3 }, () => `xinpu_backup_${randomUUID().replaceAll('-', '')}`)
  for (const [at, name] of names.entries())
    await onServer(server ?? '', `create database ${name}${at === 0 ? ` template ${templateName}` : ''}`)
  const [from, to, other] = names.map((name) => ({
    dataDir: join(folder, name),
    databaseUrl: withName(server ?? '', name),
    ...inFolder,
  }))
  if (!from || !to || !other) return expect.unreachable()
  try {
    await comesBack(from, to, 'postgres-backup')
    await expect(restore(to, join(folder, 'postgres-backup'))).rejects.toThrow('不是空的')
    expect(await readdir(join(folder, 'postgres-backup'))).toEqual(['backup.json', 'database.dump', 'files'])
    await truncate(join(folder, 'postgres-backup', 'database.dump'), 2000)
    await expect(restore(other, join(folder, 'postgres-backup'))).rejects.toThrow('pg_restore')
  } finally {
    for (const name of names) await onServer(server ?? '', `drop database ${name} with (force)`)
  }
})

test('the password of a database is in no command line', () => {
  expect(addressOf('postgres://xinpu@localhost/parts?host=/run/postgresql&port=5433')).toMatchObject({
    PGHOST: '/run/postgresql',
    PGPORT: '5433',
  })
  expect(addressOf('postgres://xin%40pu:s%2Fecret@db.test:5433/parts?sslmode=require')).toEqual({
    PGHOST: 'db.test',
    PGPORT: '5433',
    PGUSER: 'xin@pu',
    PGPASSWORD: 's/ecret',
    PGDATABASE: 'parts',
    PGSSLMODE: 'require',
  })
})
