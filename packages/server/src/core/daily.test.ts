import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import type { House } from './context.ts'
import { runDaily, startDaily } from './daily.ts'

const hour = 60 * 60_000
const day = 24 * hour

let house: TestHouse
let person: Person & { uid: number }

beforeAll(async () => {
  house = await openHouse()
  person = await house.login()
})
afterAll(async () => house[Symbol.asyncDispose]())

/** What a round writes down. */
function logOf() {
  const jobs: string[] = []
  const errors: unknown[] = []
  const info = (line: { job: string }) => void jobs.push(line.job)
  return { jobs, errors, info: info as never, error: ((error: unknown) => void errors.push(error)) as never }
}

async function round(by: House = house.house) {
  const log = logOf()
  const isWhole = await runDaily(by, log)
  return { ...log, isWhole }
}

/** A login that is kept up: a session is renewed as long as somebody is there. */
const seeNow = () =>
  house.house.db.updateTable('account').set({ seen_at: house.house.now() }).where('id', '=', person.uid).execute()
const alerts = async () =>
  house.house.db
    .selectFrom('alert')
    .select(['kind', 'title', 'content', 'due_at'])
    .where('account_id', '=', person.uid)
    .execute()

test('of two nodes on one database one does each job, and six hours later one does it again', async () => {
  const [one, other] = await Promise.all([round(), round()])
  const jobs = [...one.jobs, ...other.jobs]
  expect(jobs.length).toBeGreaterThan(2)
  expect(new Set(jobs).size).toBe(jobs.length)
  expect((await round()).jobs).toEqual([])
  house.pass(6 * hour)
  expect(new Set((await round()).jobs)).toEqual(new Set(jobs))
})

test('a clock that jumps back holds no round up for longer than six hours', async () => {
  house.pass(6 * hour)
  const jobs = (await round()).jobs
  house.pass(-2 * day)
  expect(new Set((await round()).jobs)).toEqual(new Set(jobs))
  expect((await round()).jobs).toEqual([])
  house.pass(2 * day)
})

test('a job that fails is written down, keeps nobody from the next, and is tried in the next round', async () => {
  house.pass(6 * hour)
  let isBroken = true
  const { db } = house.house
  const breaking = db.withPlugin({
    transformQuery: ({ node }) => {
      if (isBroken && JSON.stringify(node).includes('delete from sent_code')) throw new Error('broken')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const broken = await round({ ...house.house, db: breaking })
  expect(broken.errors).toMatchObject([{ message: 'broken' }])
  expect(broken.jobs.length).toBeGreaterThan(1)
  expect(broken.isWhole).toBe(false)
  isBroken = false
  expect((await round()).jobs).toEqual(['spent'])
})

test('what ended a day ago is deleted, and sessions that are over; what is in use stays', async () => {
  house.pass(6 * hour)
  const { db, now } = house.house
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds)
  await db.deleteFrom('session').execute()
  for (const [name, ends] of [
    ['old', before(25 * hour)],
    ['new', before(hour)],
  ] as const) {
    await db.insertInto('attempt').values({ key: name, count: 1, ends_at: ends }).execute()
    const code = { code_hash: name, account_id: person.uid, target: '', expires_at: ends, used_at: null }
    await db.insertInto('exchange_code').values(code).execute()
  }
  for (const [token, ends] of [
    ['gone', before(1000)],
    ['here', new Date(now().getTime() + day)],
  ] as const)
    await db
      .insertInto('session')
      .values({ account_id: person.uid, token_hash: token, token_expires: ends, sid_hash: token, sid_expires: ends })
      .execute()
  await round()
  const keys = await db.selectFrom('attempt').select('key').where('key', 'in', ['old', 'new']).execute()
  expect(keys).toEqual([{ key: 'new' }])
  expect(await db.selectFrom('exchange_code').select('code_hash').execute()).toEqual([{ code_hash: 'new' }])
  expect(await db.selectFrom('session').select('token_hash').execute()).toEqual([{ token_hash: 'here' }])
})

test('an account that nobody used for 46 days is told once when it may be reclaimed, and again the next time', async () => {
  await seeNow()
  const seen = house.house.now()
  house.pass(45 * day)
  await round()
  expect(await alerts()).toEqual([])
  house.pass(day + hour)
  await round()
  const due = new Date(seen)
  due.setUTCMonth(due.getUTCMonth() + 2)
  const [alert] = await alerts()
  expect(alert).toMatchObject({ kind: 'account', title: '账号长期未使用' })
  expect(Math.abs((alert?.due_at?.getTime() ?? 0) - due.getTime())).toBeLessThan(3 * day)
  expect(alert?.content).toMatch(/\d{4}-\d{2}-\d{2}/)
  house.pass(3 * day)
  await round()
  expect(await alerts()).toHaveLength(1)
  await house.login()
  house.pass(47 * day)
  await round()
  expect(await alerts()).toHaveLength(2)
})

test('ten minutes after a round in which a job failed there is another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const log = logOf()
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise((resolve) => setImmediate(resolve))
  }
  const away = house.house.db.withPlugin({
    transformQuery: () => {
      throw new Error('away')
    },
    transformResult: async ({ result }) => result,
  })
  const stop = startDaily({ ...house.house, db: away }, log)
  await vi.advanceTimersByTimeAsync(10_000)
  const count = log.errors.length
  expect(count).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  await until(() => log.errors.length === 2 * count)
  await stop()
})

test('the first round is ten seconds after the start, the next six hours later; stopped, there is none', async () => {
  house.pass(6 * hour)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const log = logOf()
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise((resolve) => setImmediate(resolve))
  }
  const stop = startDaily(house.house, log)
  await vi.advanceTimersByTimeAsync(9999)
  expect(log.jobs).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await until(() => log.jobs.includes('idle'))
  const count = log.jobs.length
  house.pass(6 * hour)
  await vi.advanceTimersByTimeAsync(6 * hour)
  await until(() => log.jobs.length > count)
  await stop()
  const stopped = log.jobs.length
  house.pass(6 * hour)
  await vi.advanceTimersByTimeAsync(12 * hour)
  expect(log.jobs).toHaveLength(stopped)
})
