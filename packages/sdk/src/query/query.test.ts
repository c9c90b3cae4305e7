import { InfiniteQueryObserver, MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import * as contract from '@xinpu/contract'
import { operationsOf } from '@xinpu/contract/walk'
import { openWire, refuse, say, tear, type Answer } from '../../test/wire.ts'
import { createClient } from '../client.ts'
import { favourCheck, favourList, favourSet } from '../generated/account.gen.ts'
import { demandList, demandPublicDetail } from '../generated/demand.gen.ts'
import { tree } from '../generated/tree.gen.ts'
import { answersOf, invalidate, keyOf, list, mutation, patchCached, query, staleKeysOf } from './index.ts'

async function open(answer: Answer) {
  const wire = await openWire(answer)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  onTestFinished(() => client.clear())
  const call = createClient({ ...wire, session: { caller: () => ({ token: 'T-1' }) } })
  return { wire, client, call }
}

const at = (way: readonly string[]) =>
  way.reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], tree) as string

test('a key is the path of the call, segment by segment, then what was asked', () => {
  expect(keyOf(favourList)).toEqual(['my', 'userFavour', 'list'])
  expect(keyOf(favourList, { type: 1 })).toEqual(['my', 'userFavour', 'list', { type: 1 }])
  expect(answersOf(favourList)).toEqual({ queryKey: ['my', 'userFavour', 'list'] })
})

test('every family that the contract says becomes stale has a key, which is a beginning of keys', () => {
  const keys = operationsOf(contract).map(({ way }) => keyOf(at(way)))
  for (const { way, endpoint } of operationsOf(contract)) {
    const families = staleKeysOf(at(way))
    expect(families).toHaveLength(endpoint.invalidates.length)
    for (const family of families)
      expect(
        keys.some((key) => family.every((segment, index) => key[index] === segment)),
        `${way.join('.')} makes ${family.join('/')} stale, which no call answers`,
      ).toBe(true)
  }
})

test('a question asks what its key says, once for all who ask the same', async () => {
  const { wire, client, call } = await open((response) => say(response, true))
  const question = () => client.fetchQuery(query(call, favourCheck, { type: 1, targetId: 3 }))
  expect(await Promise.all([question(), question()])).toEqual([true, true])
  expect(wire.heard.map(({ path, query }) => `${path}?${String(query)}`)).toEqual([
    '/api/my/userFavour/check?type=1&targetId=3',
  ])
})

test('a question that nobody waits for any more is given up on the wire', async () => {
  let isHungUp = () => false
  const { wire, client, call } = await open((response) => {
    isHungUp = () => response.closed
  })
  const stop = new QueryObserver(client, query(call, demandList, {})).subscribe(() => undefined)
  await expect.poll(() => wire.heard.length).toBe(1)
  stop()
  await expect.poll(() => isHungUp()).toBe(true)
})

/** Answers pages of the rows 1 to `rows`, and counts no further than `told`. */
const paging =
  (rows: number, told = rows): Answer =>
  (response, { query }) => {
    const size = Number(query.get('pageSize'))
    const from = (Number(query.get('pageIndex')) - 1) * size
    const data = Array.from({ length: Math.max(0, Math.min(size, rows - from)) }, (_, index) => ({
      id: from + index + 1,
    }))
    say(response, { data, totalRecord: told })
  }

async function readAll(rows: number, size: number, told?: number) {
  const { wire, client, call } = await open(paging(rows, told))
  const observer = new InfiniteQueryObserver(client, list(call, demandList, { pageSize: size }))
  let result = await observer.fetchNextPage()
  while (result.hasNextPage) result = await observer.fetchNextPage()
  return { ids: result.data?.pages.flatMap(({ data }) => data.map(({ id }) => id)), asked: wire.heard.length }
}

test('a growing list has every row once, and stops at the total without one question more', () =>
  fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 25 }), fc.integer({ min: 1, max: 10 }), async (rows, size) => {
      const { ids, asked } = await readAll(rows, size)
      expect(ids).toEqual(Array.from({ length: rows }, (_, index) => index + 1))
      expect(asked).toBe(Math.max(1, Math.ceil(rows / size)))
    }),
    { numRuns: 15 },
  ))

test('of more than 10,000 rows the list goes on until a page is empty', async () => {
  expect(await readAll(5, 2, 10_001)).toEqual({ ids: [1, 2, 3, 4, 5], asked: 4 })
})

test('an act makes stale what the contract says, and nothing else; it is never made again', async () => {
  const { wire, client, call } = await open((response) => say(response, { isFavour: true }))
  const keys = [keyOf(favourCheck, { type: 1, targetId: 3 }), keyOf(favourList, { type: 1 }), keyOf(demandList, {})]
  for (const key of keys) client.setQueryData(key, null)
  const act = new MutationObserver(client, mutation(call, favourSet, client))
  await act.mutate({ type: 1, targetId: 3, status: 1 })
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, false])
  expect(wire.heard).toHaveLength(1)
})

test.each([
  ['refused', (response) => refuse(response, 404, '没有找到')],
  ['torn off', tear],
] satisfies [string, Answer][])('an act that was %s is made once and makes nothing stale', async (_, answer) => {
  const { wire, client, call } = await open(answer)
  client.setQueryData(keyOf(favourList, { type: 1 }), null)
  const act = new MutationObserver(client, mutation(call, favourSet, client))
  await expect(act.mutate({ type: 1, targetId: 3, status: 1 })).rejects.toBeDefined()
  expect(client.getQueryState(keyOf(favourList, { type: 1 }))?.isInvalidated).toBe(false)
  expect(wire.heard).toHaveLength(1)
})

test('what is on the screen and became stale is asked again', async () => {
  const { wire, client, call } = await open((response) => say(response, true))
  const observer = new QueryObserver(client, query(call, favourCheck, { type: 1, targetId: 3 }))
  onTestFinished(observer.subscribe(() => undefined))
  await expect.poll(() => observer.getCurrentResult().data).toBe(true)
  await invalidate(client, favourSet)
  expect(wire.heard).toHaveLength(2)
})

test('a first answer that was on its way when the act was done is not taken for the last word', async () => {
  const waiting: (() => void)[] = []
  const { wire, client, call } = await open((response) => {
    const isFirst = waiting.length === 0
    waiting.push(() => say(response, !isFirst))
    if (!isFirst) say(response, true)
  })
  const observer = new QueryObserver(client, query(call, favourCheck, { type: 1, targetId: 3 }))
  onTestFinished(observer.subscribe(() => undefined))
  await expect.poll(() => waiting.length).toBe(1)
  const done = invalidate(client, favourSet)
  waiting[0]?.()
  await done
  expect(observer.getCurrentResult().data).toBe(true)
  expect(wire.heard).toHaveLength(2)
})

interface Thing {
  id: number
  isLike: boolean
}
const families = [['demand'], ['website', 'demand']]
const like = (client: QueryClient, id: number) =>
  patchCached<Thing>(
    client,
    families,
    (thing) => thing.id === id,
    (thing) => ({ ...thing, isLike: true }),
  )

/** Some copies of things: an answer of its own, a page, a growing list, and one of another family. */
function cacheOf(ids: number[]) {
  const client = new QueryClient()
  const things = ids.map((id): Thing => ({ id, isLike: false }))
  const page = { data: things, totalRecord: things.length }
  client.setQueryData(keyOf(demandPublicDetail, { id: 1 }), things[0])
  client.setQueryData(keyOf(demandList, {}), page)
  client.setQueryData([...keyOf(demandList, {}), 'list'], { pages: [page, page], pageParams: [1, 2] })
  client.setQueryData(keyOf(favourList, { type: 4 }), page)
  return client
}

const answersIn = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.data)

/** Every thing in an answer, however deep. */
const thingsIn = (node: unknown): Thing[] =>
  typeof node !== 'object' || node === null
    ? []
    : 'isLike' in node
      ? [node as Thing]
      : Object.values(node).flatMap((child) => thingsIn(child))

const idsOf = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 })

test('every copy of a thing changes, whatever it stands in; of other things and families none does', () =>
  fc.assert(
    fc.property(idsOf, fc.integer({ min: 1, max: 6 }), (ids, id) => {
      const client = cacheOf(ids)
      like(client, id)
      const [own, page, growing, other] = answersIn(client)
      for (const thing of thingsIn([own, page, growing])) expect(thing.isLike).toBe(thing.id === id)
      for (const thing of thingsIn(other)) expect(thing.isLike).toBe(false)
    }),
  ))

test('undone, all is as it was; and where nothing changed nobody draws again', () =>
  fc.assert(
    fc.property(idsOf, fc.integer({ min: 1, max: 9 }), (ids, id) => {
      const client = cacheOf(ids)
      const before = answersIn(client)
      const undo = like(client, id)
      if (!ids.includes(id))
        expect(answersIn(client).map((answer, index) => answer === before[index])).not.toContain(false)
      undo()
      expect(answersIn(client)).toEqual(before)
    }),
  ))

test('an undo leaves alone what it had not changed and what came meanwhile', () => {
  const client = cacheOf([1])
  client.setQueryData(keyOf(demandList, { type: 1 }), { data: [{ id: 2, isLike: false }], totalRecord: 1 })
  const undo = like(client, 1)
  const fresh = { data: [{ id: 3, isLike: false }], totalRecord: 1 }
  client.setQueryData(keyOf(demandList, { type: 1 }), fresh)
  undo()
  expect(client.getQueryData(keyOf(demandList, { type: 1 }))).toEqual(fresh)
})
