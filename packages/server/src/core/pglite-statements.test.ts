import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPglite, type Pglite } from './pglite.ts'

let pglite: Pglite

beforeAll(async () => void (pglite = await startPglite()))
afterAll(() => pglite.close())

const rowsOf = async (sql: string, ...parameters: unknown[]) => (await pglite.run(sql, parameters)).rows
const prepared = async () => (await rowsOf('select name from pg_prepared_statements')).length

test('a statement answers alike however often it is asked, with whatever values', async () => {
  const sql = 'select $1::int8 as large, $2::text as word, $3::int[] as numbers, $4::jsonb as told, $5::bytea as bytes'
  const day = new Date('2026-01-02T03:04:05Z')
  const values = [7, '电阻 "10k"', [1, 2], { low: 5 }, new Uint8Array([0, 255])]
  const answer = { large: 7, word: '电阻 "10k"', numbers: [1, 2], told: { low: 5 }, bytes: new Uint8Array([0, 255]) }
  for (let turn = 0; turn < 8; turn += 1) expect(await rowsOf(sql, ...values)).toEqual([answer])
  expect(await rowsOf(sql, null, null, null, null, undefined)).toEqual([
    { large: null, word: null, numbers: null, told: null, bytes: null },
  ])
  for (let turn = 0; turn < 3; turn += 1) expect(await rowsOf('select $1::timestamptz as day', day)).toEqual([{ day }])
})

test('what is written is counted, the first time and each time after it', async () => {
  await pglite.run('create table counted (id int, word text)', [])
  const insert = 'insert into counted select id, $1 from generate_series(1, $2::int) as id'
  for (let turn = 0; turn < 3; turn += 1) expect((await pglite.run(insert, ['x', 4])).affected).toBe(4)
  expect((await pglite.run('delete from counted where id = $1', [2])).affected).toBe(3)
  expect(await rowsOf('select count(*)::int as count from counted')).toEqual([{ count: 9 }])
})

test('a conflict is recognised by an index of some rows alone, however often', async () => {
  await pglite.run('create table waiting (name text, state text)', [])
  await pglite.run(`create unique index waiting_once on waiting (name) where state = 'waits'`, [])
  const insert = 'insert into waiting values ($1, $2) on conflict (name) where state = $3 do nothing'
  for (let turn = 0; turn < 9; turn += 1)
    expect((await pglite.run(insert, ['a', 'waits', 'waits'])).affected).toBe(turn === 0 ? 1 : 0)
  const beside = `with made as (${insert} returning name) select name from made`
  for (let turn = 0; turn < 9; turn += 1)
    expect(await rowsOf(beside, 'b', 'waits', 'waits')).toEqual(turn === 0 ? [{ name: 'b' }] : [])
})

test('a question about all columns tells those that came since it was asked', async () => {
  await pglite.run('create table grown (id int)', [])
  await pglite.run('insert into grown values ($1)', [1])
  const sql = 'select * from grown where id = $1'
  for (let turn = 0; turn < 7; turn += 1) expect(await rowsOf(sql, 1)).toEqual([{ id: 1 }])
  await pglite.run('alter table grown add column word text; update grown set word = $$late$$', [])
  expect(await rowsOf(sql, 1)).toEqual([{ id: 1, word: 'late' }])
})

test('a statement that fails fails alone, with its code, and a transaction that failed can be left', async () => {
  const divide = 'select 6 / $1::int as part'
  for (let turn = 0; turn < 3; turn += 1) expect(await rowsOf(divide, 3)).toEqual([{ part: 2 }])
  await expect(rowsOf(divide, 0)).rejects.toMatchObject({ code: '22012' })
  await expect(rowsOf(divide, 'three')).rejects.toMatchObject({ code: '22P02' })
  expect(await rowsOf(divide, 3)).toEqual([{ part: 2 }])
  await expect(rowsOf('select nothing from nowhere where id = $1', 1)).rejects.toMatchObject({ code: '42P01' })
  await pglite.run('begin', [])
  await expect(rowsOf(divide, 0)).rejects.toMatchObject({ code: '22012' })
  await expect(rowsOf(divide, 3)).rejects.toMatchObject({ code: '25P02' })
  await pglite.run('rollback', [])
  expect(await rowsOf(divide, 2)).toEqual([{ part: 3 }])
})

test('a table that a transaction made and took back again leaves no statement behind that fails', async () => {
  await pglite.run('create table made (id int)', [])
  const sql = 'select * from made where id = $1'
  await pglite.run('begin', [])
  await pglite.run('alter table made add column word text', [])
  for (let turn = 0; turn < 3; turn += 1) await rowsOf(sql, 1)
  await pglite.run('rollback', [])
  await rowsOf(sql, 1).catch(() => {})
  expect(await rowsOf(sql, 1)).toEqual([])
})

test('a plan that was made for an empty table is not kept when many rows came into it', async () => {
  await pglite.run('create table filled (id int primary key, word text)', [])
  const sql = 'select word from filled where id = $1'
  const made = 'select generic_plans::int as plans from pg_prepared_statements where statement = $1'
  for (let turn = 0; turn < 9; turn += 1) await rowsOf(sql, 1)
  expect(await rowsOf(made, sql)).toHaveLength(1)
  await pglite.run('insert into filled select id, $1 from generate_series(1, 3000) as id', ['x'])
  expect(await rowsOf(made, sql)).toEqual([])
  expect(await rowsOf(sql, 2999)).toEqual([{ word: 'x' }])
})

test('statements that come once are not prepared, and of all others only so many stay so', async () => {
  const before = await prepared()
  for (let at = 0; at < 50; at += 1) await rowsOf(`select $1::int + ${at} as sum`, 1)
  expect(await prepared()).toBeLessThanOrEqual(before + 1)
  for (let turn = 0; turn < 2; turn += 1)
    for (let at = 0; at < 700; at += 1)
      expect(await rowsOf(`select ${at} - $1::int as rest`, 1)).toEqual([{ rest: at - 1 }])
  expect(await prepared()).toBeGreaterThan(400)
  expect(await prepared()).toBeLessThanOrEqual(500)
})
