import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { onServer, templateName, withName } from '../../test/fresh-database.ts'
import { apiOf, openHouse } from '../../test/house.ts'
import { createApp } from '../app.ts'
import { buildHouse } from '../build-house.ts'
import { openDatabase } from './database.ts'
import { isReading } from './routed-dialect.ts'

const { XINPU_TEST_DATABASE_URL: server = '' } = process.env

async function emptyDatabase() {
  const name = `xinpu_reads_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${templateName}`)
  const drop = () => onServer(server, `drop database if exists ${name} with (force)`)
  onTestFinished(drop)
  return { url: withName(server, name), drop }
}

/** A server whose replica never hears of what is written: what it says tells where it was read. */
async function divided() {
  const [first, replica] = [await emptyDatabase(), await emptyDatabase()]
  const database = await openDatabase({ dataDir: '', databaseUrl: first.url, databaseReadUrl: replica.url })
  await using given = await openHouse()
  const app = await createApp(buildHouse(given.house.settings, database))
  onTestFinished(async () => {
    await app.close()
    await database.close()
  })
  const words = async () => (await apiOf(app, {}).portal.hotWord.byType({ type: 'mall' })).map(({ name }) => name)
  await database.db.insertInto('hot_word').values({ name: 'first', scene: 'mall' }).execute()
  return { database, replica, words }
}

test.runIf(server)('lists come from the replica, and from the first database once that is away', async () => {
  const { replica, words } = await divided()
  await vi.waitFor(async () => expect(await words()).toEqual([]), { timeout: 10_000 })
  await replica.drop()
  await vi.waitFor(async () => expect(await words()).toEqual(['first']), { timeout: 10_000 })
})

test.runIf(server)(
  'who wrote more than the replica has reads from the first database, and so does what writes',
  async () => {
    const { database, words } = await divided()
    await vi.waitFor(async () => expect(await words()).toEqual([]), { timeout: 10_000 })
    const { dbFor } = database.reads
    const read = (wrote?: string) =>
      dbFor(wrote).selectFrom('hot_word').select('name').where('scene', '=', 'mall').execute()
    expect([await read('0/1'), await read('FFFFFFFF/0')]).toEqual([[], [{ name: 'first' }]])
    const row = { name: 'second', scene: 'mall' as const }
    await dbFor(undefined).insertInto('hot_word').values(row).execute()
    const held = await dbFor(undefined)
      .transaction()
      .execute((tx) => tx.selectFrom('hot_word').select('name').where('scene', '=', 'mall').execute())
    expect(held.map(({ name }) => name).sort()).toEqual(['first', 'second'])
  },
)

test.each([
  ['select 1', true],
  ['with a as materialized (select 1) select * from a', true],
  ['/* kept parts */ select * from part', true],
  ['(select 1) union (select 2)', true],
  ['with gone as (delete from part returning id) select * from gone', false],
  ['select * from part for update', false],
  ['select * from part for no key update skip locked', false],
  ["select nextval('a')", false],
  ['insert into part select 1', false],
  ['explain select 1', false],
])('%s', (sql, reads) => expect(isReading(sql)).toBe(reads))
