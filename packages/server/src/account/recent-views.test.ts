import type { history } from '@xinpu/contract/account'
import type { InputOf } from '@xinpu/contract/endpoint'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stockHouse, type Catalogue } from '../../test/catalogue.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'

type Views = InputOf<typeof history.merge>['views']

const nobody = 2_000_000_000

let house: TestHouse
let stock: Catalogue
let person: Person & { uid: number }

beforeAll(async () => {
  house = await openHouse()
  stock = await stockHouse(house.house)
  person = await house.login()
})
afterAll(async () => house[Symbol.asyncDispose]())
beforeEach(async () => {
  await house.house.db.deleteFrom('recent_view').execute()
  await house.house.db.deleteFrom('favour').execute()
  await me().history.pause({ status: 0 })
})

const me = () => house.as(person).account
const view = (targetId: number, viewedAt: string, type: 1 | 2 = 1) => ({ type, targetId, viewedAt })
const seen = async () =>
  (await me().history.list({ type: 1 })).data.map(({ specDto, createTime }) => [specDto?.id, createTime])

test('views of a browser join those of the person, the newest first', async () => {
  const views = [view(stock.mcuSheet, '2026-01-01T10:00:00+08:00'), view(stock.opampSheet, '2026-01-02T00:00:00Z')]
  await expect(me().history.merge({ views })).resolves.toEqual({ merged: 2 })
  expect(await seen()).toEqual([
    [stock.opampSheet, '2026-01-02T00:00:00.000Z'],
    [stock.mcuSheet, '2026-01-01T02:00:00.000Z'],
  ])
})

test('what is gone, of a kind that is not there yet, or seen later elsewhere is passed over', async () => {
  await me().history.merge({ views: [view(stock.mcuSheet, '2026-01-02T00:00:00Z')] })
  const views = [
    view(stock.mcuSheet, '2026-01-01T00:00:00Z'),
    view(nobody, '2026-01-01T00:00:00Z'),
    view(stock.opampSheet, '2026-01-01T00:00:00Z', 2),
  ]
  await expect(me().history.merge({ views })).resolves.toEqual({ merged: 0 })
  expect(await seen()).toEqual([[stock.mcuSheet, '2026-01-02T00:00:00.000Z']])
})

test('a view in the future was seen now, and one before all clocks at their beginning', async () => {
  const before = Date.now()
  const views = [view(stock.mcuSheet, '9999-12-31T23:59:59Z'), view(stock.opampSheet, '1900-01-01T00:00:00Z')]
  await expect(me().history.merge({ views })).resolves.toEqual({ merged: 2 })
  const [[, newest], [, oldest]] = (await seen()) as [[number, string], [number, string]]
  expect(Date.parse(newest)).toBeGreaterThanOrEqual(before)
  expect(Date.parse(newest)).toBeLessThanOrEqual(Date.now())
  expect(oldest).toBe('1970-01-01T00:00:00.000Z')
})

test('merging twice is merging once, in whatever order', async () => {
  const views: fc.Arbitrary<Views> = fc.array(
    fc.record({
      type: fc.constantFrom(1 as const, 2 as const),
      targetId: fc.constantFrom(stock.mcuSheet, stock.opampSheet, stock.doubleSheet, nobody),
      viewedAt: fc.integer({ min: 0, max: 5 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString()),
    }),
    { minLength: 1, maxLength: 8 },
  )
  const after = async (...rounds: Views[]) => {
    await house.house.db.deleteFrom('recent_view').execute()
    for (const round of rounds) await me().history.merge({ views: round })
    return seen()
  }
  await fc.assert(
    fc.asyncProperty(views, views, async (one, other) => {
      const expected = await after(one, other)
      expect(await after(other, one)).toEqual(expected)
      expect(await after(one, other, other, one)).toEqual(expected)
      expect(await after([...other, ...one].slice(0, 80))).toEqual(expected)
    }),
    { numRuns: 12 },
  )
})

test('two merges at once end like one after the other', async () => {
  const [one, other] = [stock.mcuSheet, stock.opampSheet]
  const at = '2026-01-01T00:00:00Z'
  const sets = [
    [view(one, at), view(other, at)],
    [view(other, at), view(one, at)],
  ]
  const merged = await Promise.all(sets.map((views) => me().history.merge({ views })))
  expect(merged.reduce((sum, { merged: count }) => sum + count, 0)).toBe(2)
})

test('500 views are kept, the oldest go', async () => {
  const { db } = house.house
  const old = Array.from({ length: 500 }, (_, index) => ({
    account_id: person.uid,
    type: 1,
    target_id: 1_000_000 + index,
    viewed_at: new Date(Date.UTC(2025, 0, 1) + index * 1000),
  }))
  await db.insertInto('recent_view').values(old).execute()
  const kept = () => db.selectFrom('recent_view').select('target_id').orderBy('viewed_at').execute()
  await me().history.merge({ views: [view(stock.mcuSheet, '2026-01-01T00:00:00Z')] })
  await house.as(person).datasheet.detail({ id: stock.opampSheet })
  const rows = await kept()
  expect(rows).toHaveLength(500)
  expect(rows[0]?.target_id).toBe(1_000_002)
  expect(rows.at(-1)?.target_id).toBe(stock.opampSheet)
})

test('a paused history remembers nothing, tells so, and goes on when asked', async () => {
  await expect(me().history.pause({ status: 1 })).resolves.toEqual({ isPaused: true })
  await expect(me().profile.myDetail()).resolves.toMatchObject({ isHistoryPaused: true })
  await house.as(person).datasheet.detail({ id: stock.mcuSheet })
  await me().history.merge({ views: [view(stock.mcuSheet, '2026-01-01T00:00:00Z')] })
  expect(await seen()).toEqual([])
  await expect(me().history.pause({ status: 0 })).resolves.toEqual({ isPaused: false })
  await house.as(person).datasheet.detail({ id: stock.mcuSheet })
  expect(await seen()).toHaveLength(1)
})

const keep = (targetId: number) => me().favour.set({ type: 1, targetId, status: 1 })
const tag = (targetId: number, ...tags: string[]) => me().favour.setTags({ type: 1, targetId, tags })

test('tags are trimmed, the same word is there once, and their order stays', async () => {
  await keep(stock.mcuSheet)
  await expect(tag(stock.mcuSheet, ' 电源 ', '备用', '电源')).resolves.toEqual({ tags: ['电源', '备用'] })
  const { data } = await me().favour.list({ type: 1 })
  expect(data.map(({ tags }) => tags)).toEqual([['电源', '备用']])
})

test('favourites are found by a tag, and tags are counted, the most used first', async () => {
  for (const sheet of [stock.mcuSheet, stock.opampSheet]) await keep(sheet)
  await tag(stock.mcuSheet, '项目 A', '备用')
  await tag(stock.opampSheet, '备用')
  await expect(me().favour.tags({ type: 1 })).resolves.toEqual([
    { name: '备用', count: 2 },
    { name: '项目 A', count: 1 },
  ])
  const { data, totalRecord } = await me().favour.list({ type: 1, tag: '项目 A' })
  expect([data.map(({ specDto }) => specDto?.id), totalRecord]).toEqual([[stock.mcuSheet], 1])
  await expect(me().favour.tags({ type: 2 })).resolves.toEqual([])
})

test('no tags are tags too; what is not kept has none, and what is forgotten loses them', async () => {
  await keep(stock.mcuSheet)
  await tag(stock.mcuSheet, '备用')
  await expect(tag(stock.mcuSheet)).resolves.toEqual({ tags: [] })
  await tag(stock.mcuSheet, '备用')
  await keep(stock.mcuSheet)
  await expect(me().favour.tags({ type: 1 })).resolves.toEqual([{ name: '备用', count: 1 }])
  await me().favour.set({ type: 1, targetId: stock.mcuSheet, status: 0 })
  await expect(me().favour.tags({ type: 1 })).resolves.toEqual([])
  await expect(tag(stock.mcuSheet, '备用')).rejects.toMatchObject({ code: 404 })
})
