import * as contract from '@xinpu/contract'
import type { Endpoint } from '@xinpu/contract/endpoint'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationsOf } from '@xinpu/contract/walk'
import { stockHouse } from '../../test/catalogue.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'

let house: TestHouse
let token: string

beforeAll(async () => {
  house = await openHouse()
  await stockHouse(house.house)
  token = (await house.login()).token
})
afterAll(async () => house[Symbol.asyncDispose]())

interface Told {
  status: number
  code: number
  msg: string
  data: unknown
}

async function tell(options: InjectOptions): Promise<Told> {
  const answer = await house.app.inject(options)
  return { status: answer.statusCode, ...answer.json<Omit<Told, 'status'>>() }
}

const calls = operationsOf(contract)
const named = (found: typeof calls) => found.map(({ way, endpoint }) => [way.join('.'), endpoint] as const)
const urlOf = ({ path }: Endpoint) => `/api${path.replaceAll(/\{\w+\}/g, '1')}`
const feedback = { method: 'POST', url: '/api/feedback/add' } as const
const asPerson = () => ({ token })
const fields = { type: 1, content: '很好', contact: 'a@b.c' }

test('the server answers every call of the contract', () => expect(calls.length).toBe(650))

test.each(named(calls.filter(({ endpoint }) => endpoint.access !== 'visitor')))(
  '%s asks a visitor to log in',
  async (_, endpoint) => {
    await expect(tell({ method: endpoint.method, url: urlOf(endpoint) })).resolves.toEqual({
      status: 200,
      code: 401,
      msg: '请先登录',
      data: null,
    })
  },
)

test.each(named(calls.filter(({ endpoint }) => endpoint.access === 'visitor' && endpoint.output !== 'blob')))(
  '%s answers a visitor who says nothing, or tells what is missing',
  async (_, endpoint) => {
    const { status, code } = await tell({ method: endpoint.method, url: urlOf(endpoint) })
    expect(status).toBe(code === 501 ? 501 : 200)
    expect([1, 0, 400, 401, 404, 501]).toContain(code)
  },
)

test('what is not there is told in an envelope', async () => {
  for (const options of [
    { url: '/api/nothing' },
    { url: '/api' },
    { method: 'POST' as const, url: '/api/hotSearch' },
    { url: '/api/feedback/add' },
    { method: 'DELETE' as const, url: '/api/hotSearch' },
  ]) {
    expect(await tell(options)).toEqual({ status: 404, code: 404, msg: '没有这个接口', data: null })
  }
  expect(await tell({ url: '/api/specBrand/%' })).toMatchObject({ status: 400, code: 400, msg: '地址不正确' })
})

test('HEAD is a GET without its body, and never acts', async () => {
  const head = await house.app.inject({ method: 'HEAD', url: '/api/specBrand/keywords?keywords=ti' })
  const got = await house.app.inject({ url: '/api/specBrand/keywords?keywords=ti' })
  expect([head.statusCode, head.payload, head.headers['content-length']]).toEqual([
    200,
    '',
    got.headers['content-length'],
  ])
  expect((await house.app.inject({ method: 'HEAD', url: '/api/sendNotice?mobile=13812345678' })).statusCode).toBe(404)
  expect(
    await house.house.db
      .selectFrom('sent_code')
      .select('recipient')
      .where('recipient', 'like', '%13812345678')
      .execute(),
  ).toEqual([])
})

test('a call that takes a form takes JSON too', async () => {
  await expect(tell({ ...feedback, headers: asPerson(), payload: fields })).resolves.toMatchObject({
    code: 1,
    data: null,
  })
  await expect(
    tell({ ...feedback, headers: asPerson(), payload: { ...fields, content: '\ud800\u0000好' } }),
  ).resolves.toMatchObject({ code: 1 })
  const { content } = await house.house.db
    .selectFrom('feedback')
    .select('content')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(content).toBe('\ufffd好')
})

test.each([
  ['fields that come twice', 'application/x-www-form-urlencoded', 'type=1&content=a&content=b&contact=c'],
  ['lists where a text is due', 'application/json', '{"type":1,"content":["a"],"contact":{"a":1}}'],
  ['JSON that is a list', 'application/json', '[1,2]'],
  ['JSON that is nothing', 'application/json', 'null'],
  ['JSON that is text', 'application/json', '"abc"'],
  ['JSON that breaks off', 'application/json', '{"type":1,'],
  ['no body at all', 'application/json', ''],
  ['keys of a prototype', 'application/json', '{"__proto__":{"isAdmin":true},"type":1}'],
  [
    'keys of a prototype in a form',
    'application/x-www-form-urlencoded',
    '__proto__=1&constructor=2&__proto__[isAdmin]=1',
  ],
  [
    'a thousand fields',
    'application/x-www-form-urlencoded',
    Array.from({ length: 5000 }, (_, index) => `f${index}=1`).join('&'),
  ],
  ['JSON a hundred thousand deep', 'application/json', `{"type":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['objects a hundred thousand deep', 'application/json', `${'{"type":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
])('%s are refused', async (_, type, payload) => {
  const { status, code, msg } = await tell({ ...feedback, headers: { ...asPerson(), 'content-type': type }, payload })
  expect([200, 400]).toContain(status)
  expect(code).toBe(400)
  expect(msg).toMatch(/\p{Script=Han}/u)
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined()
})

test('ten megabytes are too much', async () => {
  await expect(
    tell({ ...feedback, headers: asPerson(), payload: { ...fields, content: 'x'.repeat(10_000_000) } }),
  ).resolves.toEqual({ status: 413, code: 400, msg: '提交的内容过大', data: null })
})

test.each(['text/xml', 'multipart/form-data; boundary=x', 'application/octet-stream', 'nonsense'])(
  '%s is not a content type of ours',
  async (type) => {
    await expect(
      tell({ ...feedback, headers: { ...asPerson(), 'content-type': type }, payload: '<a/>' }),
    ).resolves.toEqual({ status: 415, code: 400, msg: '不支持这种内容类型', data: null })
  },
)

test('every wrong field is named, in Chinese', async () => {
  const { code, data } = await tell({ ...feedback, headers: asPerson(), payload: {} })
  expect(code).toBe(400)
  expect(data).toEqual({
    errors: [
      { field: 'type', message: '请选择反馈类型' },
      { field: 'content', message: expect.any(String) },
      { field: 'contact', message: expect.any(String) },
    ],
  })
})

test('a fault of ours tells its number and nothing else', async () => {
  await house.house.db.schema.alterTable('hot_word').renameTo('hot_word_gone').execute()
  const answer = await house.app.inject({ url: '/api/hotSearch' })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    code: 500,
    msg: `服务暂时不可用（编号 ${String(answer.headers['x-request-id'])}）`,
    data: null,
  })
  await house.house.db.schema.alterTable('hot_word_gone').renameTo('hot_word').execute()
})

test('who is ready says so', async () =>
  expect(await tell({ url: '/api/health' })).toEqual({ status: 200, code: 1, msg: 'success', data: null }))

test('too many requests from one address are told to wait', async () => {
  await using small = await openHouse({ rateLimit: 2 })
  const ask = () => small.app.inject({ url: '/api/health' })
  const answers = [await ask(), await ask(), await ask()]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
  expect(answers[2]?.json()).toMatchObject({
    code: 429,
    msg: expect.stringMatching(/^操作太频繁，\d+ 秒后再试$/),
    data: { retryAfter: expect.any(Number) },
  })
})
