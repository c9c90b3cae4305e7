import { Readable } from 'node:stream'
import * as contract from '@xinpu/contract'
import { isEndpoint, type Access, type Endpoint } from '@xinpu/contract/endpoint'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { spoilt, validFor } from '../../test/arbitrary.ts'
import { at, calls, isEnding, named, operations, outcomeOf, welcome, type People } from '../../test/calls.ts'
import { stockHouse } from '../../test/catalogue.ts'
import { apiOf, openHouse, type TestHouse } from '../../test/house.ts'
import { createApp } from '../app.ts'

let house: TestHouse
let echo: FastifyInstance
let heard: unknown
let people: People

beforeAll(async () => {
  house = await openHouse()
  await stockHouse(house.house)
  people = await welcome(house)
  echo = await createApp(house.house, { handlers: echoing, checksAnswers: false })
})

afterAll(async () => {
  await echo.close()
  await house[Symbol.asyncDispose]()
})

/** A server whose every call remembers what it was asked. */
const echoing = treeOf(contract)

function treeOf(tree: object): object {
  const members = Object.entries(tree).map(([name, node]: [string, unknown]) => [
    name,
    isEndpoint(node)
      ? remember
      : Object.prototype.toString.call(node) === '[object Module]'
        ? treeOf(node as object)
        : undefined,
  ])
  return Object.fromEntries(members) as object
}

function remember(input: unknown) {
  heard = input
  return { name: 'a.zip', type: 'application/zip', body: Readable.from(['PK']) }
}

const expected = (endpoint: Endpoint, input: unknown) =>
  JSON.parse(JSON.stringify(z.parse(endpoint.input, input))) as unknown

describe('what the client sends is what the handler reads', () => {
  test.each(named(calls.filter(({ endpoint }) => endpoint.encoding !== 'multipart')))(
    '%s',
    async (_, endpoint, way) => {
      await fc.assert(
        fc.asyncProperty(validFor(endpoint.input), async (input) => {
          heard = undefined
          await outcomeOf(at(apiOf(echo, people[endpoint.access]), way), input)
          expect(JSON.parse(JSON.stringify(heard))).toEqual(expected(endpoint, input))
        }),
        { numRuns: 12 },
      )
    },
  )
})

test('a call that is not built says so, to those who may make it', async () => {
  const bare = await createApp(house.house, { handlers: {}, checksAnswers: false })
  people = await welcome(house)
  for (const access of ['visitor', 'user', 'enterprise', 'merchant', 'admin'] as const) {
    const call = calls.find(({ endpoint }) => endpoint.access === access && endpoint.encoding !== 'multipart')
    const [input] = fc.sample(validFor(call?.endpoint.input ?? z.object({})), { numRuns: 1, seed: 1 })
    const { error } = await outcomeOf(at(apiOf(bare, people[access]), call?.way ?? []), input)
    expect(error).toMatchObject({ kind: 'http', status: 501, code: 501, message: '该功能尚未开放' })
  }
  await bare.close()
})

const below: Record<Access, Access[]> = {
  visitor: [],
  user: ['visitor'],
  enterprise: ['visitor', 'user', 'merchant'],
  merchant: ['visitor', 'user', 'enterprise'],
  admin: ['visitor', 'user', 'enterprise', 'merchant'],
}

describe('a gate refuses the levels below it', () => {
  beforeAll(async () => void (people = await welcome(house)))

  test.each(named(operations.filter(({ endpoint }) => below[endpoint.access].length > 0)))(
    '%s',
    async (_, endpoint) => {
      for (const level of below[endpoint.access]) {
        const answer = await house.app.inject({
          method: endpoint.method,
          url: `/api${endpoint.path.replaceAll(/\{\w+\}/g, '1')}`,
          headers: { token: people[level].token ?? '' },
        })
        const { code } = answer.json<{ code: number }>()
        expect([level, answer.statusCode, code]).toEqual([level, 200, level === 'visitor' ? 401 : 403])
      }
    },
  )
})

describe('a spoilt input is refused with its field named in Chinese, or does no harm', () => {
  test.each(named(calls.filter((call) => !isEnding(call))))('%s', async (_, endpoint, way) => {
    const fields = Object.keys((endpoint.input._zod.def as unknown as { shape: object }).shape)
    if (fields.length === 0) return
    await fc.assert(
      fc.asyncProperty(validFor(endpoint.input), fc.constantFrom(...fields), spoilt, async (input, field, nonsense) => {
        const { error } = await outcomeOf(at(house.as(people[endpoint.access]), way), {
          ...(input as object),
          [field]: nonsense,
        })
        expect((error?.status ?? 200) >= 500 && error?.code !== 501).toBe(false)
        if (error?.code !== 400 || error.status !== 200) return
        expect(error.message).toMatch(/\p{Script=Han}/u)
        if (error.kind === 'download') return
        expect(error.fields.length).toBeGreaterThan(0)
        for (const { message } of error.fields) expect(message).toMatch(/\p{Script=Han}/u)
      }),
      { numRuns: 8 },
    )
  })
})
