import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeFor, openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { hashPassword } from '../core/secrets.ts'

const mobile = '+86-13800000000'
/** What a page makes of the password before it sends it. */
const [right, wrong] = ['a'.repeat(32), 'b'.repeat(32)]
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36'
const newerChrome = chrome.replace('149', '150')
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

let house: TestHouse
let person: Person & { uid: number }

beforeAll(async () => {
  house = await openHouse()
  person = await house.login(mobile)
})
afterAll(async () => house[Symbol.asyncDispose]())
beforeEach(async () => {
  const { db } = house.house
  await db.deleteFrom('message').execute()
  await db.deleteFrom('attempt').execute()
  const devices: string[] = []
  await db
    .updateTable('account')
    .set({ password_hash: await hashPassword(right), devices })
    .execute()
})

/** A login by password from a browser. */
const enter = (userAgent: string, pwd = right) =>
  house.app.inject({
    method: 'POST',
    url: '/api/login1',
    headers: { 'user-agent': userAgent },
    payload: { mobile, pwd },
  })
const told = async () =>
  await house.house.db
    .selectFrom('message')
    .select(['kind', 'title', 'content'])
    .where('account_id', '=', person.uid)
    .orderBy('id')
    .execute()

test('the first device is nothing new, nor is one that was here before or that was only updated', async () => {
  for (const agent of [chrome, chrome, newerChrome]) await enter(agent)
  expect(await told()).toEqual([])
})

test('a device that was never seen is told of once, with its name and address', async () => {
  for (const agent of [chrome, firefox, firefox, chrome]) await enter(agent)
  const messages = await told()
  expect(messages).toMatchObject([{ kind: 'notification', title: '登录保护：新设备登录' }])
  expect(messages[0]?.content).toContain('Firefox · Linux')
  expect(messages[0]?.content).toContain('127.0.0.1')
})

test('two logins at once from one new device are told of once', async () => {
  await enter(chrome)
  await Promise.all([enter(firefox), enter(firefox)])
  expect(await told()).toHaveLength(1)
})

test('wrong passwords that lock an account are told of once for the lock, with device and address', async () => {
  await enter(chrome)
  for (let time = 0; time < 4; time += 1) await enter(firefox, wrong)
  expect(await told()).toEqual([])
  for (let time = 0; time < 3; time += 1) await enter(firefox, wrong)
  const messages = await told()
  expect(messages).toMatchObject([{ kind: 'notification', title: '登录保护：密码错误次数过多' }])
  expect(messages[0]?.content).toContain('Firefox · Linux')
  expect(messages[0]?.content).toContain('127.0.0.1')
})

test('whoever logs in or renews was here just now', async () => {
  const seen = async () =>
    (
      await house.house.db
        .selectFrom('account')
        .select('seen_at')
        .where('id', '=', person.uid)
        .executeTakeFirstOrThrow()
    ).seen_at
  house.pass(86_400_000)
  const before = house.house.now()
  await house.as().account.session.sendNotice({ mobile })
  await house.as().account.session.loginByCode({ mobile, code: await codeFor(house.app, mobile) })
  expect((await seen()).getTime()).toBeGreaterThanOrEqual(before.getTime())
})
