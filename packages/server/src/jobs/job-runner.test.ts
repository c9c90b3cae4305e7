import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { enqueue, failJob, finishJob, nextTry, takeJob } from './job-queue.ts'
import { runDueJobs, startJobs } from './job-runner.ts'

let house: TestHouse
const quiet = { error: () => {} }
const terms = { lease: 60_000, tries: 3 }

beforeEach(async () => {
  house = await openHouse()
})
afterEach(async () => house[Symbol.asyncDispose]())

const want = (...ids: number[]) =>
  enqueue(
    house.house.db,
    'pageText',
    ids.map((revisionId) => ({ key: revisionId, payload: { revisionId } })),
  )
const jobs = () => house.house.db.selectFrom('job').select(['key', 'state', 'tries', 'error']).orderBy('id').execute()

test('jobs are done once, in the order in which they are due', async () => {
  await want(1, 2)
  await want(2, 3)
  const done: number[] = []
  const pageText = { ...terms, run: async (_: unknown, job: { revisionId: number }) => void done.push(job.revisionId) }
  expect(await runDueJobs(house.house, quiet, { pageText })).toBe(3)
  expect(done).toEqual([1, 2, 3])
  expect(await runDueJobs(house.house, quiet, { pageText })).toBe(0)
})

test('what a person waits for is done before what the house has to do', async () => {
  await want(1, 2)
  await enqueue(house.house.db, 'mail', [{ key: 'letter', payload: {} as never, isAwaited: true }])
  const done: string[] = []
  const telling = (kind: string) => ({ ...terms, run: async () => void done.push(kind) })
  await runDueJobs(house.house, quiet, { pageText: telling('pageText'), mail: telling('mail') })
  expect(done).toEqual(['mail', 'pageText', 'pageText'])
})

test('a job that fails waits longer each time, and is given up in the end', async () => {
  await want(1)
  let tries = 0
  const pageText = {
    ...terms,
    run: async () => {
      tries += 1
      throw new Error('the disk is full')
    },
  }
  await runDueJobs(house.house, quiet, { pageText })
  expect(await jobs()).toEqual([{ key: '1', state: 'waiting', tries: 1, error: 'the disk is full' }])
  house.pass(14_000)
  expect(await runDueJobs(house.house, quiet, { pageText })).toBe(0)
  house.pass(2000)
  expect(await runDueJobs(house.house, quiet, { pageText })).toBe(1)
  house.pass(61_000)
  expect(await runDueJobs(house.house, quiet, { pageText })).toBe(1)
  expect(tries).toBe(3)
  expect(await jobs()).toMatchObject([{ state: 'failed', tries: 3 }])
  house.pass(24 * 3_600_000)
  expect(await runDueJobs(house.house, quiet, { pageText })).toBe(0)
})

test('of several who ask at once each gets a job of their own', async () => {
  const { db, now } = house.house
  await want(1, 2, 3)
  const taken = await Promise.all([1, 2, 3, 4].map(() => takeJob(db, now(), { pageText: terms })))
  const ids = taken.flatMap((job) => job?.id ?? [])
  expect(new Set(ids).size).toBe(3)
})

test('the job of a runner that went silent is taken over, and that runner can end it no more', async () => {
  const { db, now } = house.house
  await want(1)
  const first = await takeJob(db, now(), { pageText: terms })
  expect(await takeJob(db, now(), { pageText: terms })).toBeUndefined()
  house.pass(61_000)
  const second = await takeJob(db, now(), { pageText: terms })
  expect(second).toMatchObject({ id: first?.id, tries: 2 })
  if (first) await finishJob(db, first, now())
  expect(await jobs()).toMatchObject([{ state: 'running' }])
})

test('a job under which every runner fell silent is dropped, and not begun again', async () => {
  const { db, now } = house.house
  await want(7)
  for (let run = 0; run < terms.tries; run += 1) {
    expect(await takeJob(db, now(), { pageText: terms })).toBeDefined()
    house.pass(61_000)
  }
  const [begun, dropped]: number[][] = [[], []]
  const pageText = {
    ...terms,
    run: async (_: unknown, { revisionId }: { revisionId: number }) => void begun?.push(revisionId),
    drop: async (_: unknown, { revisionId }: { revisionId: number }) => void dropped?.push(revisionId),
  }
  await runDueJobs(house.house, quiet, { pageText })
  expect({ begun, dropped }).toEqual({ begun: [], dropped: [7] })
  expect(await jobs()).toMatchObject([{ key: '7', state: 'failed' }])
  house.pass(24 * 3_600_000)
  expect(await runDueJobs(house.house, quiet, { pageText })).toBe(0)
})

test('a clock that jumps back keeps no job waiting for the jump: neither one that is held, nor one that was put off', async () => {
  const { db, now } = house.house
  await want(1)
  const first = await takeJob(db, now(), { pageText: terms })
  house.pass(-30_000)
  expect(await takeJob(db, now(), { pageText: terms })).toBeUndefined()
  house.pass(-24 * 3_600_000)
  const second = await takeJob(db, now(), { pageText: terms })
  expect(second).toMatchObject({ id: first?.id, tries: 2 })
  if (second) await failJob(db, second, { error: '', now: now(), again: nextTry(now(), second.tries) })
  expect(await takeJob(db, now(), { pageText: terms })).toBeUndefined()
  house.pass(-24 * 3_600_000)
  expect(await takeJob(db, now(), { pageText: terms })).toMatchObject({ id: first?.id, tries: 3 })
})

test('a job is due as soon as it is asked for, also on a server whose clock is behind that of the database', async () => {
  await want(1)
  house.pass(-5000)
  expect(await runDueJobs(house.house, quiet, { pageText: { ...terms, run: async () => {} } })).toBe(1)
})

test('a runner that is alive holds on to its job, however long it takes', async () => {
  const { db, now } = house.house
  const hour = 3_600_000
  const leaseOf = async () => (await db.selectFrom('job').select('lease_until').executeTakeFirst())?.lease_until
  await want(1)
  // Only what renews the lease is told the time: however slow the machine is, no hour passes by itself.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const pageText = {
    lease: 3 * hour,
    tries: 3,
    run: async () => {
      const first = await leaseOf()
      house.pass(2 * hour)
      vi.advanceTimersByTime(hour)
      await vi.waitFor(async () => expect(await leaseOf()).not.toEqual(first), 10_000)
      house.pass(2 * hour)
      expect(await takeJob(db, now(), { pageText: { lease: 3 * hour } })).toBeUndefined()
    },
  }
  expect(await runDueJobs(house.house, quiet, { pageText })).toBe(1)
  expect(await jobs()).toMatchObject([{ state: 'done', tries: 1 }])
})

test('what takes a moment is done while something long is under way, and both are laid down together', async () => {
  const { db } = house.house
  await want(1)
  const long = Promise.withResolvers<void>()
  const pageText = { ...terms, run: () => long.promise }
  const stop = startJobs(house.house, quiet, { pageText, stockMatch: house.house.brought.jobs.stockMatch })
  await vi.waitFor(async () => expect((await jobs())[0]?.state).toBe('running'), 10_000)
  await enqueue(db, 'stockMatch', [{ key: 'short', payload: { ids: [] } }])
  const stateOf = async (key: string) => (await jobs()).find((job) => job.key === key)?.state
  await vi.waitFor(async () => expect(await stateOf('short')).toBe('done'), 10_000)
  expect(await stateOf('1')).toBe('running')
  const stopped = stop()
  long.resolve()
  await stopped
  expect(await stateOf('1')).toBe('done')
})
