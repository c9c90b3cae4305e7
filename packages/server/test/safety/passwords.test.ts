import { hashPassword } from '@xinpu/sdk/password'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nobodysHash } from '../../src/core/secrets.ts'
import { codeFor, openHouse, type TestHouse } from '../house.ts'
import { askCode, codeOf, face, hour, minute, post, second } from './wire.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => house[Symbol.asyncDispose]())

const right = hashPassword('correct horse')
const wrong = hashPassword('battery staple')

let last = 0
const freshNumber = () => `+86-1360000${String((last += 1)).padStart(4, '0')}`

async function register(mobile = freshNumber()): Promise<string> {
  await askCode(house, mobile)
  await post(house, '/register', { mobile, code: await codeFor(house.app, mobile), pwd: right })
  return mobile
}

/** Every try comes from another place, so that only the number counts. */
const logIn = (mobile: string, pwd: string) =>
  post(house, '/login1', { mobile, pwd }, { from: `10.1.${Math.trunc((last += 1) / 250)}.${last % 250}` })

const waitOf = async (mobile: string) =>
  (await logIn(mobile, right)).json<{ data: { retryAfter?: number } | null }>().data?.retryAfter ?? 0

const storedOf = async (mobile: string) =>
  (
    await house.house.db
      .selectFrom('account')
      .select('password_hash')
      .where('mobile', '=', mobile)
      .executeTakeFirstOrThrow()
  ).password_hash ?? ''

test('a password is kept as argon2id at the cost that OWASP asks for, with a salt of its own', async () => {
  const [one, other] = [await storedOf(await register()), await storedOf(await register())]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=(?:19456|[2-9]\d{4,}),t=[2-9],p=1\$/)
  expect(one).not.toBe(other)
  expect(one).not.toContain(right)
})

test('neither the wire’s hash nor the table’s opens an account that has the other', async () => {
  const mobile = await register()
  const stored = await storedOf(mobile)
  expect(codeOf(await logIn(mobile, stored))).toBe(400)
  await house.house.db.updateTable('account').set({ password_hash: right }).where('mobile', '=', mobile).execute()
  expect(codeOf(await logIn(mobile, right))).not.toBe(1)
})

test('five wrong passwords lock a number, longer each time, until the time is over', async () => {
  const mobile = await register()
  const waits: number[] = []
  for (let round = 0; round < 3; round += 1) {
    for (let tries = 0; tries < 5; tries += 1)
      expect((await logIn(mobile, wrong)).json()).toMatchObject({ code: 0, msg: '手机号码或密码错误' })
    expect((await logIn(mobile, right)).json()).toMatchObject({ code: 429, msg: /密码错误次数过多，请 \d+ 分钟后再试/ })
    waits.push(Math.round((await waitOf(mobile)) / 60))
    house.pass(waits.at(-1)! * minute + second)
  }
  expect(waits).toEqual([15, 30, 60])
  expect(codeOf(await logIn(mobile, right))).toBe(1)
})

test('a hundred guesses at once are five', async () => {
  const mobile = await register()
  const answers = await Promise.all(Array.from({ length: 100 }, () => logIn(mobile, wrong)))
  expect(answers.filter((answer) => codeOf(answer) === 0)).toHaveLength(5)
})

test('twenty right passwords at once all come in, also beside a few wrong ones', async () => {
  const mobile = await register()
  const tries = Array.from({ length: 20 }, () => logIn(mobile, right))
  const mistaken = Array.from({ length: 4 }, () => logIn(mobile, wrong))
  const answers = await Promise.all(tries)
  expect(answers.map(codeOf)).toEqual(tries.map(() => 1))
  for (const answer of await Promise.all(mistaken)) expect(codeOf(answer)).toBe(0)
})

test('the right one among a hundred guesses at once is not told from the wrong ones after the fifth', async () => {
  const mobile = await register()
  for (let tries = 0; tries < 4; tries += 1) await logIn(mobile, wrong)
  const guesses = await Promise.all(Array.from({ length: 50 }, () => logIn(mobile, wrong)))
  expect(guesses.filter((answer) => codeOf(answer) === 0)).toHaveLength(1)
  expect(codeOf(await logIn(mobile, right))).toBe(429)
})

test('a right password forgets the wrong ones before it, and so does a day', async () => {
  const mobile = await register()
  for (const [tries, rest] of [
    [4, 0],
    [4, 0],
    [4, 25 * hour],
    [4, 0],
  ] as const) {
    for (let count = 0; count < tries; count += 1) expect(codeOf(await logIn(mobile, wrong))).toBe(0)
    if (rest > 0) house.pass(rest)
    else expect(codeOf(await logIn(mobile, right))).toBe(1)
  }
})

test('a locked number still comes in by a code, and a new password unlocks it', async () => {
  const mobile = await register()
  for (let tries = 0; tries < 5; tries += 1) await logIn(mobile, wrong)
  house.pass(61 * second)
  await askCode(house, mobile)
  await post(house, '/forgetPwd', { mobile, code: await codeFor(house.app, mobile), pwd: wrong })
  expect(codeOf(await logIn(mobile, wrong))).toBe(1)
})

test('a number that is here and one that is not read the same, byte for byte, until they are locked and after', async () => {
  const [known, unknown, bare] = [await register(), freshNumber(), freshNumber()]
  await house.login(bare)
  for (let tries = 0; tries < 7; tries += 1) {
    const faces = [known, unknown, bare].map(async (mobile) => face(await logIn(mobile, wrong)))
    const [first, ...others] = await Promise.all(faces)
    for (const other of others) expect(other).toEqual(first)
  }
})

test('an account without a password has none to guess, not even the one that nobody has', async () => {
  const mobile = freshNumber()
  await house.login(mobile)
  for (const pwd of [right, hashPassword(''), hashPassword('null')]) expect(codeOf(await logIn(mobile, pwd))).toBe(0)
  expect(nobodysHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('a number that nobody has costs a hash too', async () => {
  const spent = async (mobile: string) => {
    const begun = performance.now()
    await logIn(mobile, wrong)
    return performance.now() - begun
  }
  const [knowns, unknowns]: [number[], number[]] = [[], []]
  for (let count = 0; count < 4; count += 1) {
    const known = await register()
    knowns.push(await spent(known))
    unknowns.push(await spent(freshNumber()))
  }
  expect(Math.min(...unknowns)).toBeGreaterThan(0.3 * Math.min(...knowns))
})

test('one place tries a hundred passwords in ten minutes, whichever the numbers', async () => {
  const from = '10.2.0.1'
  const mobile = await register()
  for (let tries = 0; tries < 100; tries += 1)
    await post(house, '/login1', { mobile: freshNumber(), pwd: wrong }, { from })
  expect(codeOf(await post(house, '/login1', { mobile, pwd: right }, { from }))).toBe(429)
  expect(codeOf(await logIn(mobile, right))).toBe(1)
})

test('guessing the old password of a stolen session is counted with the guesses at the login', async () => {
  const mobile = await register()
  const { token } = (await logIn(mobile, right)).json<{ data: { token: string } }>().data
  for (let tries = 0; tries < 5; tries += 1)
    await post(house, '/restPwd', { oldPwd: wrong, pwd: wrong }, { headers: { token } })
  expect(codeOf(await post(house, '/restPwd', { oldPwd: right, pwd: wrong }, { headers: { token } }))).toBe(429)
  expect(codeOf(await logIn(mobile, right))).toBe(429)
})
