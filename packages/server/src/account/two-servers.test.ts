import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { apiOf, codeFor, openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'
import { createApp } from '../app.ts'
import { buildHouse } from '../build-house.ts'

type App = TestHouse['app']

let house: TestHouse
let one: App
let other: App

/** Two servers of the one database, as they are with PostgreSQL. */
beforeAll(async () => {
  house = await openHouse({ smsLimit: 10_000, returnHosts: ['blog.example.com'] })
  const settings = { ...house.house.settings, smsLimit: 4 }
  const start = () => createApp(buildHouse(settings, { ...house.database, kind: 'postgresql' }))
  ;[one, other] = [await start(), await start()]
})
afterAll(async () => {
  for (const app of [one, other]) await app.close()
  await house[Symbol.asyncDispose]()
})

beforeEach(async () => {
  await house.house.db.deleteFrom('attempt').execute()
})

let last = 0
const newMobile = () => `+86-1390000${String((last += 1)).padStart(4, '0')}`
const sessionAt = (app: App, person: Person = {}) => apiOf(app, person).account.session

/** Codes are sent by the house itself, which nobody counts here. */
async function codeSentTo(mobile: string): Promise<string> {
  await house.as().account.session.sendNotice({ mobile })
  return codeFor(house.app, mobile)
}

test('a place may ask for as many codes of all servers as of one', async () => {
  for (const app of [one, other, one, other]) await sessionAt(app).sendNotice({ mobile: newMobile() })
  for (const app of [one, other])
    expect(await refused(sessionAt(app).sendNotice({ mobile: newMobile() }))).toMatchObject({ code: 429 })
})

test('a number gets one code a minute, whichever server is asked', async () => {
  const mobile = newMobile()
  const asked = await Promise.allSettled([one, other].map((app) => sessionAt(app).sendNotice({ mobile })))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await refused(sessionAt(other).sendNotice({ mobile }))).toMatchObject({ code: 429 })
})

test('a code logs in once, at either server, also when both are asked at once', async () => {
  const mobile = newMobile()
  const code = await codeSentTo(mobile)
  const logins = await Promise.allSettled([one, other].map((app) => sessionAt(app).loginByCode({ mobile, code })))
  expect(logins.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a code that was guessed at five times over all servers is void', async () => {
  const mobile = newMobile()
  const code = await codeSentTo(mobile)
  const wrong = code === '111111' ? '222222' : '111111'
  for (const app of [one, other, one, other, one]) await refused(sessionAt(app).loginByCode({ mobile, code: wrong }))
  await refused(sessionAt(other).loginByCode({ mobile, code }))
})

test('a code of an exchange is redeemed once, at either server', async () => {
  const { code } = await sessionAt(one, await house.login(newMobile())).createExchange({
    target: 'https://blog.example.com/post/1',
  })
  const redeemed = await Promise.allSettled([one, other].map((app) => sessionAt(app).redeemExchange({ code })))
  expect(redeemed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('who logs out at one server is logged out at the other', async () => {
  const person = await house.login(newMobile())
  await expect(sessionAt(other, person).checkRequiredData()).resolves.toEqual(expect.any(Boolean))
  await sessionAt(one, person).logout()
  expect(await refused(sessionAt(other, person).checkRequiredData())).toMatchObject({ code: 401 })
})

test('lines of one person are counted over all servers', async () => {
  const [lin, cheng] = [await house.login(newMobile()), await house.login(newMobile())]
  const { id: sessionId } = await house.as(lin).message.session.open({ peerId: cheng.uid })
  const send = (app: App, at: number) =>
    apiOf(app, lin).message.chat.send({ sessionId, content: '在吗', clientMsgId: `two-servers-${at}` })
  const sent = await Promise.allSettled(Array.from({ length: 124 }, (_, at) => send(at % 2 ? one : other, at)))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(120)
})
