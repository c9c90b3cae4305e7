import { Readable } from 'node:stream'
import * as contract from '@xinpu/contract'
import { isEndpoint, type Endpoint } from '@xinpu/contract/endpoint'
import type { Op } from '@xinpu/sdk'
import { createApi, type Api } from '@xinpu/sdk/full'
import { example, mock, mocks } from '@xinpu/sdk/mock'
import axios from 'axios'
import fc, { type Arbitrary } from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { getResponse } from 'msw'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { validFor } from '../../test/arbitrary.ts'
import { calls, named, welcome, type People } from '../../test/calls.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { createApp } from '../app.ts'

const api = createApi()

const callAt = (tree: Api, way: readonly string[]) =>
  way.reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], tree) as { op: Op<object, unknown> }

let house: TestHouse
let server: FastifyInstance
let heardByServer: unknown
let heardByMock: unknown
let people: People

beforeAll(async () => {
  house = await openHouse()
  people = await welcome(house)
  server = await createApp(house.house, { handlers: treeOf(contract), checksAnswers: false })
})

afterAll(async () => {
  await server.close()
  await house[Symbol.asyncDispose]()
})

/** A server whose every call remembers what it was asked. */
function treeOf(tree: object): object {
  const members = Object.entries(tree).map(([name, node]: [string, unknown]) => [name, handlerOf(node)])
  return Object.fromEntries(members) as object
}

function handlerOf(node: unknown): unknown {
  if (isEndpoint(node)) return remember
  return Object.prototype.toString.call(node) === '[object Module]' ? treeOf(node as object) : undefined
}

function remember(input: unknown) {
  heardByServer = input
  return { name: 'a.zip', type: 'application/zip', body: Readable.from(['PK']) }
}

/** One request as bytes and headers, for either. */
interface Sent {
  url: string
  body?: string
  type?: string
}

/** What was said of it: nothing of a call that was let through. */
interface Said {
  status: number
  code: number
  msg: string
  data: unknown
}
const passed = { status: 200, code: 1 }

async function askServer(endpoint: Endpoint, { url, body, type }: Sent) {
  heardByServer = undefined
  const answer = await server.inject({
    method: endpoint.method,
    url: `/api${url}`,
    headers: { token: people[endpoint.access].token ?? '', ...(type && { 'content-type': type }) },
    ...(body !== undefined && { payload: Buffer.from(body) }),
  })
  return saidIn(answer.statusCode, answer.headers['content-type'], answer.body)
}

async function askMock(endpoint: Endpoint, way: readonly string[], { url, body, type }: Sent) {
  heardByMock = undefined
  const { op } = callAt(api, way)
  const request = new Request(`http://house.test/api${url}`, {
    method: endpoint.method,
    headers: type ? { 'content-type': type } : {},
    ...(body !== undefined && { body: Buffer.from(body) }),
  })
  const handler = mock(op, (input) => {
    heardByMock = input
    return example(op)
  })
  const { response } = (await handler.run({ request, requestId: '1' })) ?? {}
  if (!response) throw new Error(`No mock answers ${url}.`)
  return saidIn(response.status, response.headers.get('content-type'), await response.text())
}

function saidIn(status: number, type: string | null | undefined, text: string): Said | typeof passed {
  if (!type?.includes('json')) return passed
  const { code, msg, data } = JSON.parse(text) as Said
  return code === 1 ? passed : { status, code, msg, data }
}

/** What both read: files by their names, for they are two objects. */
const plain = (input: unknown) =>
  JSON.parse(
    JSON.stringify(input ?? null, (_, value: unknown) => (value instanceof File ? [value.name, value.size] : value)),
  ) as unknown

async function expectAlike(endpoint: Endpoint, way: readonly string[], sent: Sent) {
  const [server, mocked] = [await askServer(endpoint, sent), await askMock(endpoint, way, sent)]
  expect(mocked).toEqual(server)
  expect(plain(heardByMock)).toEqual(plain(heardByServer))
}

const fieldsOf = ({ input, path }: Endpoint) =>
  Object.keys((input._zod.def as unknown as { shape: object }).shape).filter((name) => !path.includes(`{${name}}`))

/** What people, scripts and old links send: good values, nearly good ones and nonsense. */
const value = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '1',
    '2',
    '-1',
    '1.5',
    '1,2,3',
    '1,a',
    'true',
    'false',
    'null',
    '[]',
    '{}',
    '[{"id":1}]',
  ),
  fc.constantFrom('9007199254740993', '2147483648', '1e3', 'NaN', '2026-01-31', 'a@b.cn', '+86-13800000000', '李明'),
  fc.constantFrom('字'.repeat(3000), '\u0000', "O'Brien", '{"model":""}', 'search', 'open', '__proto__'),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.toWellFormed()),
  fc.integer().map(String),
)

/** Fields of a call, some left out, some twice, some it does not know. */
const entriesFor = (endpoint: Endpoint): Arbitrary<[string, string][]> => {
  const name = fc.constantFrom(...fieldsOf(endpoint), 'unknown', '__proto__', 'constructor')
  return fc.array(fc.tuple(name, value), { maxLength: 12 })
}

const addressOf = ({ path }: Endpoint, inPath: string) => path.replaceAll(/\{\w+\}/g, encodeURIComponent(inPath))
const pathValue = fc.constantFrom('1', '0', 'abc', '1.5', '李', 'a b', '100%', '2147483648')

describe('mocks and server read a query alike, and refuse it alike', () => {
  test.each(named(calls.filter(({ endpoint }) => endpoint.method === 'GET')))('%s', async (_, endpoint, way) => {
    await fc.assert(
      fc.asyncProperty(entriesFor(endpoint), pathValue, async (entries, inPath) => {
        await expectAlike(endpoint, way, {
          url: `${addressOf(endpoint, inPath)}?${String(new URLSearchParams(entries))}`,
        })
      }),
      { numRuns: 6 },
    )
  })
})

const form = 'application/x-www-form-urlencoded'

describe('mocks and server read a form alike, and refuse it alike', () => {
  const forms = calls.filter(({ endpoint }) => endpoint.method === 'POST' && endpoint.encoding !== 'multipart')
  test.each(named(forms))('%s', async (_, endpoint, way) => {
    await fc.assert(
      fc.asyncProperty(entriesFor(endpoint), pathValue, async (entries, inPath) => {
        const body = String(new URLSearchParams(entries))
        await expectAlike(endpoint, way, { url: addressOf(endpoint, inPath), body, type: form })
      }),
      { numRuns: 6 },
    )
  })
})

const at = (...way: string[]) => {
  const found = calls.find((call) => call.way.join('.') === way.join('.'))
  if (!found) throw new Error(`${way.join('.')} is not a call.`)
  return found
}

describe('mocks and server read JSON alike, and refuse it alike', () => {
  const nested = fc.oneof(value, fc.jsonValue({ maxDepth: 2 }))
  test.each(named(calls.filter(({ endpoint }) => endpoint.method === 'POST' && endpoint.encoding !== 'multipart')))(
    '%s',
    async (_, endpoint, way) => {
      const name = fc.constantFrom(...fieldsOf(endpoint), 'unknown')
      await fc.assert(
        fc.asyncProperty(fc.dictionary(name, nested), async (fields) => {
          const body = JSON.stringify(fields)
          await expectAlike(endpoint, way, { url: addressOf(endpoint, '1'), body, type: 'application/json' })
        }),
        { numRuns: 4 },
      )
    },
  )
})

describe('mocks and server take the same bodies apart', () => {
  const { endpoint, way } = at('account', 'session', 'loginByCode')
  test.each([
    ['a form', form, 'mobile=13800000000&code=123456'],
    ['a form with its character set', `${form}; charset=UTF-8`, 'mobile=13800000000&code=1'],
    ['a form in capitals', form.toUpperCase(), 'mobile=1'],
    ['a torn percent sign', form, 'mobile=%E4%BD&code=100%'],
    ['a name without a value', form, 'mobile&code'],
    ['a value without a name', form, '=1&&code=2'],
    ['two signs of equality', form, 'mobile=1=2%3D&code=a+b'],
    ['an empty form', form, ''],
    ['JSON', 'application/json', '{"mobile":"13800000000","code":"123456"}'],
    ['a JSON list', 'application/json', '["mobile"]'],
    ['a JSON text', 'application/json', '"mobile"'],
    ['JSON null', 'application/json', 'null'],
    ['torn JSON', 'application/json', '{"mobile"'],
    ['empty JSON', 'application/json', ''],
    ['plain text', 'text/plain', 'mobile=1'],
    ['XML', 'text/xml', '<mobile/>'],
    ['nothing', undefined, undefined],
    ['something without a type', undefined, 'mobile=1'],
    ['parts where no file is due', 'multipart/form-data; boundary=b', '--b--\r\n'],
  ])('%s', async (_, type, body) => {
    await expectAlike(endpoint, way, { url: endpoint.path, type, body })
  })
})

const part = (name: string, content: string, file?: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"${file ? `; filename="${file}"\r\ncontent-type: application/pdf` : ''}\r\n\r\n${content}\r\n`

describe('mocks and server read parts alike, and refuse them alike', () => {
  const type = 'multipart/form-data; boundary=b'
  const uploads = named(calls.filter(({ endpoint }) => endpoint.encoding === 'multipart'))
  const bodies: [string, string | undefined, string | undefined][] = [
    ['a file', type, `${part('file', '%PDF-1.4', 'a.pdf')}--b--\r\n`],
    [
      'a file and every other field',
      type,
      `${part('file', '%PDF-1.4', 'a.pdf')}${part('type', '1')}${part('id', 'x')}--b--\r\n`,
    ],
    ['a field twice', type, `${part('file', '%PDF-1.4', 'a.pdf')}${part('type', '1')}${part('type', '2')}--b--\r\n`],
    ['a text where the file is due', type, `${part('file', 'text')}--b--\r\n`],
    ['no file', type, `${part('type', '1')}--b--\r\n`],
    ['a torn body', type, part('file', '%PDF-1.4', 'a.pdf').slice(0, -20)],
    ['a form', form, 'file=1'],
    ['JSON', 'application/json', '{"file":1}'],
    ['torn JSON', 'application/json', '{'],
    ['nothing', undefined, undefined],
  ]
  describe.each(bodies)('%s', (_, type, body) => {
    test.each(uploads)('%s', async (_, endpoint, way) => {
      await expectAlike(endpoint, way, { url: addressOf(endpoint, '1'), type, body })
    })
  })
})

describe('mocks answer every good call as the contract promises', () => {
  const handlers = mocks()
  const fetchInside: typeof fetch = async (input, init) =>
    (await getResponse(handlers, new Request(input, init))) ?? Response.error()
  const mocked = createApi({
    baseURL: 'http://house.test/api',
    axios: axios.create({ adapter: 'fetch', env: { fetch: fetchInside } }),
    session: { caller: () => ({ token: 'anything' }) },
  })

  test.each(named(calls))('%s', async (_, { input, output }, way) => {
    const ask = callAt(mocked, way) as unknown as (input: unknown) => Promise<unknown>
    for (const good of fc.sample(validFor(input), { numRuns: 2, seed: 1 })) {
      const answer = await ask(good)
      if (output === 'blob') expect(answer).toBeInstanceOf(Blob)
      else expect(z.safeParse(output, answer).error).toBeUndefined()
    }
  })
})
