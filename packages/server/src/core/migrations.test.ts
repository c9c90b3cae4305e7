import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { onServer, withName } from '../../test/fresh-database.ts'
import { openDatabase } from './database.ts'

const { XINPU_TEST_DATABASE_URL: server = '' } = process.env

test.runIf(server)(
  'servers that start at once make the tables once, and leave no lock with a session of the pooler',
  async () => {
    const name = `xinpu_start_${randomUUID().replaceAll('-', '')}`
    await onServer(server, `create database ${name}`)
    onTestFinished(() => onServer(server, `drop database ${name} with (force)`))
    const place = { dataDir: '', databaseUrl: withName(server, name) }
    const databases = await Promise.all([openDatabase(place), openDatabase(place)])
    const { rows } = await sql`
    select 1 from pg_locks join pg_database on pg_database.oid = database where locktype = 'advisory' and datname = ${name}
  `.execute(databases[0].db)
    expect(rows).toEqual([])
    for (const { close } of databases) await close()
  },
)
