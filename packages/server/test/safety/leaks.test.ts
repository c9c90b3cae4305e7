import { hashPassword } from '@xinpu/sdk/password'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../../src/app.ts'
import { handlers } from '../../src/domains.ts'
import { apiOf, codeFor, openHouse, type Person, type TestHouse } from '../house.ts'
import { stockHouse, type Catalogue } from '../catalogue.ts'
import { askCode, loggedIn, post, renews } from './wire.ts'

const lines: string[] = []
/** Addresses as they were asked for. */
const addresses: string[] = []

let house: TestHouse
let stock: Catalogue
let app: FastifyInstance
beforeAll(async () => {
  house = await openHouse({ returnHosts: ['blog.example.com'] })
  stock = await stockHouse(house.house)
  house.house.settings.logLevel = 'trace'
  app = await createApp(house.house, {
    log: { write: (line) => void lines.push(line) },
    handlers: { ...handlers, portal: { ...handlers.portal, hotWord: { search: breakDown } } },
  })
  app.addHook('onRequest', async ({ url }) => void addresses.push(url))
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await house[Symbol.asyncDispose]()
})

/** What a database says of a row that does not fit: all of it. */
async function breakDown(): Promise<never> {
  const { db } = house.house
  const { id, password_hash } = await db
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .where('password_hash', 'is not', null)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('account')
    .set({ nick_name: null as never, password_hash })
    .where('id', '=', id)
    .execute()
  throw new Error('The row fitted.')
}

const mobile = '+86-13200000001'
const pwd = hashPassword('correct horse')
const secrets = new Set<string>()
const answersOfErrors: string[] = []

/** A login, a changed password, a renewal, an exchange, a download and everything that goes wrong on the way. */
async function live(): Promise<void> {
  const inside = { app }
  await askCode(inside, mobile)
  const smsCode = await codeFor(app, mobile)
  const first = loggedIn(await post(inside, '/web/login', { mobile, code: smsCode }))
  const person: Person = { token: first.token, uid: first.id }
  house.pass(61_000)
  await apiOf(app, person).account.proof.sendCode()
  const ownCode = await codeFor(app, mobile)
  const { proof } = await apiOf(app, person).account.proof.give({ code: ownCode })
  await apiOf(app, person).account.register.changePassword({ pwd, proof })
  const made = await apiOf(app, person).account.session.createExchange({ target: 'https://blog.example.com/' })
  const redeemed = await apiOf(app, {}).account.session.redeemExchange({ code: made.code })
  await apiOf(app, person).datasheet.file.downloads({ ids: [stock.opampSheet] })
  await app.inject({ url: '/files/datasheet/1.pdf', headers: { token: first.token } })
  const renewed = loggedIn(await post(inside, '/auth/session/renew', {}, { cookies: { sid: first.sid } }))
  for (const secret of [smsCode, ownCode, proof, first.token, first.sid, renewed.token, made.code, redeemed.token, pwd])
    secrets.add(secret)
  await keepStored()
  await fail(first.sid, smsCode, made.code)
}

/** Hashes lie in the tables, and nowhere else. */
async function keepStored(): Promise<void> {
  const { db } = house.house
  const [account] = await db.selectFrom('account').select('password_hash').where('mobile', '=', mobile).execute()
  const sessions = await db.selectFrom('session').select(['token_hash', 'sid_hash']).execute()
  const codes = await db.selectFrom('sent_code').select('code_hash').execute()
  const hashes = [...sessions, ...codes, account ?? {}].flatMap((row) => Object.values(row) as (string | null)[])
  for (const hash of hashes) if (hash) secrets.add(hash)
}

async function fail(sid: string, smsCode: string, code: string): Promise<void> {
  const carried = { headers: { token: 'stale-token-of-somebody' }, cookies: { sid: 'stale-cookie-of-somebody' } }
  for (const secret of [carried.headers.token, carried.cookies.sid]) secrets.add(secret)
  const answers = [
    await app.inject({ url: '/api/hotSearch', headers: { token: [...secrets][1] ?? '' } }),
    await post({ app }, '/web/login', { mobile, code: smsCode }, carried),
    await post({ app }, '/login1', { mobile, pwd: hashPassword('wrong') }, carried),
    await post({ app }, '/auth/exchange/redeem', { code }, carried),
    await post({ app }, '/auth/session/renew', {}, carried),
    await post({ app }, '/dtUser/myDetail', {}, carried),
    await post({ app }, '/register', { mobile, code: smsCode, pwd, nickName: 'x' }, carried),
    await post({ app }, '/nothing', { code: smsCode, pwd }, carried),
    await app.inject({
      method: 'POST',
      url: '/api/web/login',
      headers: { 'content-type': 'application/json' },
      payload: `{"pwd":"${pwd}"`,
    }),
    await app.inject({ url: `/files/datasheet/999.pdf`, headers: carried.headers, cookies: { sid } }),
  ]
  for (const { payload } of answers) answersOfErrors.push(payload)
}

const holding = (texts: readonly string[]) =>
  texts.filter((text) => [...secrets].some((secret) => text.includes(secret)))

test('from login to download, and where it goes wrong, no line of the log holds a secret', async () => {
  await live()
  expect(secrets.size).toBeGreaterThan(12)
  expect(lines.length).toBeGreaterThan(15)
  expect(holding(lines)).toEqual([])
})

test('a fault of the database is written down by its name, and without the row', () => {
  const fault = lines.find((line) => line.includes('nick_name'))
  expect(fault).toContain('violates not-null constraint')
  expect(fault).not.toMatch(/Failing row|argon2/)
})

test('no address holds a secret, also where somebody logs the request itself', async () => {
  expect(addresses.length).toBeGreaterThan(12)
  expect(holding(addresses)).toEqual([])
  const secret = 'one-time-code-in-an-address'
  secrets.add(secret)
  app.log.info({ req: { method: 'GET', url: `/?code=${secret}`, headers: { cookie: `sid=${secret}`, token: secret } } })
  await app.inject({ url: `/api/nothing?token=${secret}` })
  await app.inject({ url: `/api/specBrand/%?token=${secret}` })
  expect(holding(lines)).toEqual([])
})

test('no answer that says no repeats what it was told', () => {
  expect(answersOfErrors.length).toBeGreaterThan(8)
  expect(holding(answersOfErrors)).toEqual([])
})

test('no page tells another where it came from, so that no code travels on in a Referer', async () => {
  for (const url of [
    '/api/hotSearch',
    '/api/docs?code=abc',
    '/sandbox',
    '/sandbox/phone?ticket=abc',
    '/nothing?token=abc',
  ])
    expect((await app.inject({ url })).headers['referrer-policy']).toBe('no-referrer')
})

test('a secret that was used is of no use to who finds it later', async () => {
  for (const secret of secrets) {
    const answer = await post({ app }, '/auth/exchange/redeem', { code: secret.slice(0, 100) })
    expect(answer.json()).toMatchObject({ code: 0 })
  }
  expect(await renews(house, 'stale-cookie-of-somebody')).toBe(false)
})
