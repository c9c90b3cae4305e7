import { hashPassword } from '@xinpu/sdk/password'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeFor, openHouse, type TestHouse } from '../house.ts'
import { proofOf } from '../proof.ts'
import { askCode, logIn, opens, post, renews, second, type LoggedIn } from './wire.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse({ returnHosts: ['blog.example.com'] })
})
afterAll(async () => house[Symbol.asyncDispose]())

let last = 0
const freshNumber = () => `+86-1340000${String((last += 1)).padStart(4, '0')}`

/** The same number again, from a browser that carries something. */
async function again(mobile: string, cookies: Record<string, string> = {}, headers = {}): Promise<LoggedIn> {
  house.pass(70 * 60 * second)
  return logIn(house, mobile, { cookies, headers })
}

test('a session that was planted before a login is not the one after it', async () => {
  const planted = 'A'.repeat(43)
  const victim = await logIn(house, freshNumber(), { cookies: { sid: planted }, headers: { token: planted } })
  expect([victim.sid, victim.token]).not.toContain(planted)
  expect(await renews(house, planted)).toBe(false)
  expect(await opens(house, planted)).toBe(false)
  expect(await renews(house, victim.sid)).toBe(true)
})

test('every login hands out a new secret for the page and a new one for the cookie', async () => {
  const mobile = freshNumber()
  const logins = [await logIn(house, mobile), await again(mobile), await again(mobile)]
  expect(new Set(logins.flatMap(({ token, sid }) => [token, sid])).size).toBe(6)
  for (const { token, sid } of logins) expect([token, sid].every((secret) => /^[\w-]{43}$/.test(secret))).toBe(true)
})

test('who logs in on a browser that holds a session ends that one, of whomever it was', async () => {
  const mobile = freshNumber()
  const other = await logIn(house, freshNumber())
  const elsewhere = await logIn(house, mobile)
  const next = await again(mobile, { sid: other.sid }, { token: other.token })
  expect([await opens(house, other.token), await renews(house, other.sid)]).toEqual([false, false])
  expect(await opens(house, next.token)).toBe(true)
  expect(await renews(house, elsewhere.sid)).toBe(true)
})

test('a cookie that was slipped in makes nobody another', async () => {
  const [attacker, victim] = [await logIn(house, freshNumber()), await logIn(house, freshNumber())]
  expect(await renews(house, attacker.sid, { uid: String(victim.id) })).toBe(false)
  expect(await opens(house, attacker.token)).toBe(true)
  expect(await renews(house, victim.sid, { uid: String(victim.id) })).toBe(true)
})

test('a token is nobody’s but its account’s', async () => {
  const [one, other] = [await logIn(house, freshNumber()), await logIn(house, freshNumber())]
  const answer = await post(house, '/dtUser/myDetail', {}, { headers: { token: one.token, uid: String(other.id) } })
  expect(answer.json()).toMatchObject({ code: 401 })
})

test('logging out ends the token and the cookie, and takes the cookie away', async () => {
  const { token, sid } = await logIn(house, freshNumber())
  const answer = await post(house, '/logout', {}, { headers: { token }, cookies: { sid } })
  expect(answer.cookies.find(({ name }) => name === 'sid')).toMatchObject({ value: '', maxAge: 0, httpOnly: true })
  expect([await opens(house, token), await renews(house, sid)]).toEqual([false, false])
})

test('logging out with either of the two ends both', async () => {
  const [byToken, bySid] = [await logIn(house, freshNumber()), await logIn(house, freshNumber())]
  await post(house, '/logout', {}, { headers: { token: byToken.token } })
  expect(await renews(house, byToken.sid)).toBe(false)
  await post(house, '/logout', {}, { cookies: { sid: bySid.sid } })
  expect(await opens(house, bySid.token)).toBe(false)
})

test('the token before a renewal is dead', async () => {
  const { token, sid } = await logIn(house, freshNumber())
  await renews(house, sid)
  expect(await opens(house, token)).toBe(false)
})

test('全部退出 ends every other session, and a token that was copied from this one', async () => {
  const mobile = freshNumber()
  const thief = await logIn(house, mobile)
  const mine = await again(mobile)
  const answer = await post(
    house,
    '/my/session/revoke',
    {},
    { headers: { token: mine.token }, cookies: { sid: mine.sid } },
  )
  const next = answer.cookies.find(({ name }) => name === 'sid')?.value ?? ''
  expect([await opens(house, thief.token), await renews(house, thief.sid)]).toEqual([false, false])
  expect([await opens(house, mine.token), await renews(house, mine.sid)]).toEqual([false, false])
  expect(await renews(house, next, { uid: String(mine.id) })).toBe(true)
})

test('a code that a stolen token made opens nothing after 全部退出', async () => {
  const mobile = freshNumber()
  const thief = await logIn(house, mobile)
  const mine = await again(mobile)
  const made = await post(
    house,
    '/auth/exchange/create',
    { target: 'https://blog.example.com/' },
    { headers: { token: mine.token } },
  )
  const { code } = made.json<{ data: { code: string } }>().data
  await post(house, '/my/session/revoke', {}, { headers: { token: mine.token } })
  expect((await post(house, '/auth/exchange/redeem', { code })).json()).toMatchObject({ code: 0 })
  expect(await opens(house, thief.token)).toBe(false)
})

test('a changed password ends the other sessions, and a forgotten one all of them', async () => {
  const mobile = freshNumber()
  const [other, mine] = [await logIn(house, mobile), await again(mobile)]
  const pwd = hashPassword('correct horse')
  const proof = await proofOf(house, { token: mine.token }, mobile)
  await post(house, '/restPwd', { pwd, proof }, { headers: { token: mine.token } })
  expect([await opens(house, other.token), await renews(house, other.sid)]).toEqual([false, false])
  expect(await opens(house, mine.token)).toBe(true)
  house.pass(70 * 60 * second)
  await askCode(house, mobile)
  await post(house, '/forgetPwd', { mobile, code: await codeFor(house.app, mobile), pwd })
  expect([await opens(house, mine.token), await renews(house, mine.sid)]).toEqual([false, false])
})

test('the cookie is out of reach of scripts, of other sites and of plain http', async () => {
  await using safe = await openHouse({ origin: 'https://xinpu.example' })
  const mobile = freshNumber()
  await askCode(safe, mobile)
  const { cookies } = await post(safe, '/web/login', { mobile, code: await codeFor(safe.app, mobile) })
  expect(cookies).toMatchObject([{ name: 'sid', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' }])
})
