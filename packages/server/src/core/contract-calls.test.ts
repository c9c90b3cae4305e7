import { Readable } from 'node:stream'
import * as contract from '@xinpu/contract'
import { isEndpoint, type Access, type Endpoint } from '@xinpu/contract/endpoint'
import { operationsOf, type Operation } from '@xinpu/contract/walk'
import { ApiError } from '@xinpu/sdk'
import type { Api } from '@xinpu/sdk/full'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { spoilt, twistedFor, twists, validFor } from '../../test/arbitrary.ts'
import { stockHouse } from '../../test/catalogue.ts'
import { certify } from '../../test/enterprise.ts'
import { apiOf, openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { createApp } from '../app.ts'
import { handlers } from '../domains.ts'
import { handlerAt } from './serve.ts'

/** Ways that end what the other tests stand on. */
const ending = new Set(['/logout', '/auth/session/renew'])

const operations = operationsOf(contract)
const calls = operations.filter(({ endpoint }) => !endpoint.streams)
const named = (found: Operation[]) => found.map(({ way, endpoint }) => [way.join('.'), endpoint, way] as const)
const isBuilt = ({ way }: Operation) => handlerAt(handlers as never, way) !== undefined

type Ask = (input: unknown) => Promise<unknown>
const at = (api: Api, way: readonly string[]) =>
  way.reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], api) as Ask

let house: TestHouse
let echo: FastifyInstance
let heard: unknown
const people = {} as Record<Access, Person>

beforeAll(async () => {
  house = await openHouse()
  await stockHouse(house.house)
  await welcome()
  echo = await createApp(house.house, { handlers: echoing, checksAnswers: false })
})

afterAll(async () => {
  await echo.close()
  await house[Symbol.asyncDispose]()
})

let met = 0

/** New people of every level: calls with any input may have blocked, removed or logged out those before. */
async function welcome() {
  const levels: Access[] = ['visitor', 'user', 'enterprise', 'merchant', 'admin']
  for (const level of levels) people[level] = await personOf(level, (met += 1))
}

/** Someone of one level. */
async function personOf(level: Access, number: number): Promise<Person> {
  if (level === 'visitor') return {}
  const person = await house.login(`+86-1390000${String(number).padStart(4, '0')}`)
  if (level === 'enterprise') await certify(house.house.db, person.uid)
  const roles = level === 'merchant' || level === 'admin' ? [level] : []
  await house.house.db.updateTable('account').set({ roles }).where('id', '=', person.uid).execute()
  return person
}

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

/** What came of a call: its data, or the refusal. */
async function outcomeOf(ask: Ask, input: unknown) {
  try {
    return { data: await ask(input), error: undefined }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { data: undefined, error }
  }
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

describe('a good input is never a fault of ours', () => {
  test.each(named(calls.filter((call) => isBuilt(call) && !ending.has(call.endpoint.path))))(
    '%s',
    async (_, endpoint, way) => {
      await fc.assert(
        fc.asyncProperty(validFor(endpoint.input), async (input) => {
          const { error } = await outcomeOf(at(house.as(people[endpoint.access]), way), input)
          expect(error?.status ?? 200).toBeLessThan(500)
        }),
        { numRuns: 6 },
      )
    },
  )
})

describe('no text that is sent is a fault of ours', () => {
  beforeAll(welcome)

  test.each(named(calls.filter((call) => isBuilt(call) && !ending.has(call.endpoint.path))))(
    '%s',
    async (_, endpoint, way) => {
      for (const [name, twist] of Object.entries(twists)) {
        const [input] = fc.sample(twistedFor(endpoint.input, twist), { numRuns: 1, seed: 1 })
        const { error } = await outcomeOf(at(house.as(people[endpoint.access]), way), input)
        expect([name, (error?.status ?? 200) < 500]).toEqual([name, true])
      }
    },
  )
})

describe('a call that is not built says so, to those who may make it', () => {
  beforeAll(welcome)

  test.each(named(calls.filter((call) => !isBuilt(call))))('%s', async (_, endpoint, way) => {
    const [input] = fc.sample(validFor(endpoint.input), { numRuns: 1, seed: 1 })
    const { error } = await outcomeOf(at(house.as(people[endpoint.access]), way), input)
    expect(error).toMatchObject({ kind: 'http', status: 501, code: 501, message: '该功能尚未开放' })
  })
})

const below: Record<Access, Access[]> = {
  visitor: [],
  user: ['visitor'],
  enterprise: ['visitor', 'user', 'merchant'],
  merchant: ['visitor', 'user', 'enterprise'],
  admin: ['visitor', 'user', 'enterprise', 'merchant'],
}

describe('a gate refuses the levels below it', () => {
  beforeAll(welcome)

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
  test.each(named(calls.filter((call) => !ending.has(call.endpoint.path))))('%s', async (_, endpoint, way) => {
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
