import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.ts'
import { codeOf, logIn, minute, post, second, type LoggedIn } from './wire.ts'

let house: TestHouse
let person: LoggedIn
beforeAll(async () => {
  house = await openHouse({ returnHosts: ['blog.example.com', 'shop.example.com'], origin: 'https://xinpu.example' })
  person = await logIn(house, '+86-13100000001')
})
afterAll(async () => house[Symbol.asyncDispose]())

async function codeMade(target = 'https://blog.example.com/post/1'): Promise<string> {
  const made = await post(house, '/auth/exchange/create', { target }, { headers: { token: person.token } })
  return made.json<{ data: { code: string } }>().data.code
}
const redeem = (code: string, headers: Record<string, string> = {}) =>
  post(house, '/auth/exchange/redeem', { code }, { headers })
const dead = { code: 0, msg: '登录链接已失效，请重新登录', data: null }

test('a code is redeemed once, and of ten at once by one', async () => {
  const code = await codeMade()
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(code)))
  expect(answers.filter((answer) => codeOf(answer) === 1)).toHaveLength(1)
  expect((await redeem(code)).json()).toEqual(dead)
})

test('a code lives for sixty seconds', async () => {
  const inTime = await codeMade()
  house.pass(minute - 15 * second)
  expect(codeOf(await redeem(inTime))).toBe(1)
  const late = await codeMade()
  house.pass(minute + second)
  expect((await redeem(late)).json()).toEqual(dead)
})

test('a code is redeemed on pages of the partner that it was made for, and is spent when another has it', async () => {
  const code = await codeMade()
  expect((await redeem(code, { origin: 'https://shop.example.com' })).json()).toEqual(dead)
  expect((await redeem(code, { origin: 'https://blog.example.com' })).json()).toEqual(dead)
  expect(codeOf(await redeem(await codeMade(), { origin: 'https://blog.example.com' }))).toBe(1)
})

test('a code for a partner logs nobody in on our own pages: nobody is led into another’s account', async () => {
  expect((await redeem(await codeMade(), { origin: 'https://xinpu.example' })).json()).toEqual(dead)
})

test('a code is a secret of 32 bytes, and the table holds its hash', async () => {
  const code = await codeMade()
  expect(code).toMatch(/^[\w-]{43}$/)
  const rows = await house.house.db.selectFrom('exchange_code').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(code)
})

test('codes that ran out are swept away', async () => {
  await codeMade()
  house.pass(2 * minute)
  await codeMade()
  await expect(house.house.db.selectFrom('exchange_code').select('target').execute()).resolves.toHaveLength(1)
})

test('a code of an account that was blocked meanwhile opens nothing', async () => {
  const code = await codeMade()
  const block = (is_blocked: boolean) =>
    house.house.db.updateTable('account').set({ is_blocked }).where('id', '=', person.id).execute()
  await block(true)
  expect((await redeem(code)).json()).toMatchObject({ code: 0, msg: '该账号已被停用，如有疑问请联系客服' })
  await block(false)
})

test('a visitor makes no code', async () => {
  const answer = await post(house, '/auth/exchange/create', { target: 'https://blog.example.com/' })
  expect(answer.json()).toMatchObject({ code: 401 })
})
