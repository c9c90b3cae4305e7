import { hashPassword } from '@xinpu/sdk/password'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeFor, openHouse, type TestHouse } from '../house.ts'
import { askCode, codeOf, face, hour, minute, otherThan, post, second } from './wire.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => house[Symbol.asyncDispose]())

let last = 0
/** A number nobody has used. */
const freshNumber = () => `+86-1350000${String((last += 1)).padStart(4, '0')}`
/** Another place for every test: they do not count against each other. */
const freshPlace = () => `10.0.0.${(last += 1)}`

async function sentTo(mobile: string): Promise<string> {
  expect(codeOf(await askCode(house, mobile, { from: freshPlace() }))).toBe(1)
  return codeFor(house.app, mobile)
}

const logIn = (mobile: string, code: string) => post(house, '/web/login', { mobile, code })
const retryAfter = async (mobile: string, from = freshPlace()) =>
  (await askCode(house, mobile, { from })).json<{ data: { retryAfter?: number } | null }>().data?.retryAfter

test('a code is six digits, and the table alone does not tell it', async () => {
  const [one, other] = [freshNumber(), freshNumber()]
  const code = await sentTo(one)
  await sentTo(other)
  expect(code).toMatch(/^\d{6}$/)
  await house.house.db
    .updateTable('sent_code')
    .set({ code_hash: (await rowOf(one)).code_hash })
    .where('recipient', '=', other)
    .execute()
  expect(JSON.stringify(await rowOf(one))).not.toContain(code)
  expect((await logIn(other, code)).json()).toMatchObject({ code: 0, msg: '验证码错误' })
})

const rowOf = (mobile: string) =>
  house.house.db.selectFrom('sent_code').selectAll().where('recipient', '=', mobile).executeTakeFirstOrThrow()

test('a code is good for five minutes and no longer', async () => {
  const [inTime, late] = [freshNumber(), freshNumber()]
  const code = await sentTo(inTime)
  house.pass(5 * minute - 20 * second)
  expect(codeOf(await logIn(inTime, code))).toBe(1)
  const old = await sentTo(late)
  house.pass(5 * minute + second)
  expect((await logIn(late, old)).json()).toMatchObject({ code: 0, msg: '验证码已失效，请重新获取' })
})

test('a code is tried five times, also when a hundred try at once', async () => {
  const mobile = freshNumber()
  const code = await sentTo(mobile)
  const answers = await Promise.all(Array.from({ length: 100 }, () => logIn(mobile, otherThan(code))))
  expect(answers.filter((answer) => codeOf(answer) === 0)).toHaveLength(5)
  expect((await logIn(mobile, code)).json()).toMatchObject({ code: 429, msg: '验证码错误次数过多，请重新获取' })
})

test('a code is used once: at once or one after the other, for one purpose or another', async () => {
  const mobile = freshNumber()
  const code = await sentTo(mobile)
  const answers = await Promise.all([logIn(mobile, code), logIn(mobile, code), logIn(mobile, code)])
  expect(answers.filter((answer) => codeOf(answer) === 1)).toHaveLength(1)
  for (const path of ['/web/login', '/register', '/forgetPwd'])
    expect((await post(house, path, { mobile, code, pwd: hashPassword('x') })).json()).toMatchObject({ code: 0 })
})

test('a code of one number is none of another', async () => {
  const code = await sentTo(freshNumber())
  const other = freshNumber()
  await sentTo(other)
  const answer = await logIn(other, code === (await codeFor(house.app, other)) ? otherThan(code) : code)
  expect(answer.json()).toMatchObject({ code: 0, msg: '验证码错误' })
})

test('a number waits a minute between its codes, and longer each time after the third of a day', async () => {
  await toNewDay()
  const mobile = freshNumber()
  const waits: (number | undefined)[] = []
  for (let sent = 0; sent < 7; sent += 1) {
    await sentTo(mobile)
    const wait = await retryAfter(mobile)
    waits.push(wait)
    house.pass((wait ?? 0) * second - 2 * second)
    expect(await retryAfter(mobile)).toBeGreaterThan(0)
    house.pass(3 * second)
  }
  expect(waits).toEqual([60, 60, 60, 120, 240, 480, 960])
})

test('a number gets ten codes a day', async () => {
  await toNewDay()
  const mobile = freshNumber()
  for (let sent = 0; sent < 10; sent += 1) {
    await sentTo(mobile)
    house.pass(65 * minute)
  }
  const refused = await askCode(house, mobile, { from: freshPlace() })
  expect(refused.json()).toMatchObject({ code: 429, msg: '今天获取验证码的次数已用完，请明天再试' })
  await toNewDay()
  await sentTo(mobile)
})

/** Days are those of UTC. */
async function toNewDay() {
  house.pass(24 * hour - (house.house.now().getTime() % (24 * hour)) + second)
}

test('one place sends sixty codes an hour, and after three hundred it waits for the day to end', async () => {
  const from = freshPlace()
  for (let round = 0; round < 5; round += 1) {
    for (let sent = 0; sent < 60; sent += 1) expect(codeOf(await askCode(house, freshNumber(), { from }))).toBe(1)
    const wait = (await retryAfter(freshNumber(), from)) ?? 0
    expect(wait).toBeGreaterThan(50 * 60)
    expect(wait).toBeLessThanOrEqual(hour / second)
    house.pass(61 * minute)
  }
  expect(await retryAfter(freshNumber(), from)).toBeGreaterThan(2 * (hour / second))
  await sentTo(freshNumber())
})

test('a number that is here and one that is not read the same', async () => {
  const [known, unknown] = [freshNumber(), freshNumber()]
  await logIn(known, await sentTo(known))
  house.pass(61 * second)
  const ask = async (mobile: string) => face(await askCode(house, mobile, { from: '10.9.9.9' }))
  expect(await ask(known)).toEqual(await ask(unknown))
  expect(await ask(known)).toEqual(await ask(unknown))
  for (const path of ['/web/login', '/forgetPwd']) {
    const wrong = async (mobile: string) =>
      face(
        await post(house, path, {
          mobile,
          code: otherThan(await codeFor(house.app, mobile)),
          pwd: hashPassword('x'),
        }),
      )
    expect(await wrong(known)).toEqual(await wrong(unknown))
  }
  const forget = async (mobile: string) =>
    face(await post(house, '/forgetPwd', { mobile, code: await codeFor(house.app, mobile), pwd: hashPassword('x') }))
  expect(await forget(known)).toEqual(await forget(unknown))
})

test('a forgotten password costs a hash for a number that nobody has', async () => {
  const known = freshNumber()
  await logIn(known, await sentTo(known))
  house.pass(61 * second)
  const spent = async (mobile: string) => {
    const code = await sentTo(mobile)
    const begun = performance.now()
    await post(house, '/forgetPwd', { mobile, code, pwd: hashPassword('x') })
    const passed = performance.now() - begun
    house.pass(65 * minute)
    return passed
  }
  const [knowns, unknowns]: [number[], number[]] = [[], []]
  for (let count = 0; count < 5; count += 1) {
    knowns.push(await spent(known))
    unknowns.push(await spent(freshNumber()))
  }
  expect(Math.min(...unknowns)).toBeGreaterThan(0.3 * Math.min(...knowns))
})
