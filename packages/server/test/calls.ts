import * as contract from '@xinpu/contract'
import type { Access } from '@xinpu/contract/endpoint'
import { operationsOf, type Operation } from '@xinpu/contract/walk'
import { ApiError } from '@xinpu/sdk'
import type { Api } from '@xinpu/sdk/full'
import { handlerAt } from '../src/core/serve.ts'
import { handlers } from '../src/domains.ts'
import { certify } from './enterprise.ts'
import type { Person, TestHouse } from './house.ts'

/** Ways that end what the other tests stand on. */
const ending = new Set(['/logout', '/auth/session/renew'])

/** Every operation of the contract, and those of them that answer at once. */
export const operations = operationsOf(contract)
export const calls = operations.filter(({ endpoint }) => !endpoint.streams)
export const isBuilt = ({ way }: Operation) => handlerAt(handlers as never, way) !== undefined
export const isEnding = ({ endpoint }: Operation) => ending.has(endpoint.path)

/** Cases for `test.each`, by the names that the client gives them. */
export const named = (found: Operation[]) => found.map(({ way, endpoint }) => [way.join('.'), endpoint, way] as const)

type Ask = (input: unknown) => Promise<unknown>

/** One call of a client. */
export const at = (api: Api, way: readonly string[]) =>
  way.reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], api) as Ask

/** What came of a call: its data, or the refusal. */
export async function outcomeOf(ask: Ask, input: unknown) {
  try {
    return { data: await ask(input), error: undefined }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { data: undefined, error }
  }
}

export type People = Record<Access, Person>

const levels: Access[] = ['visitor', 'user', 'enterprise', 'merchant', 'admin']
let met = 0

/** New people of every level: calls with any input may have blocked, removed or logged out those before. */
export async function welcome(house: TestHouse): Promise<People> {
  const people = {} as People
  for (const level of levels) people[level] = await personOf(house, level, (met += 1))
  return people
}

/** Someone of one level. */
async function personOf(house: TestHouse, level: Access, number: number): Promise<Person> {
  if (level === 'visitor') return {}
  const person = await house.login(`+86-1390000${String(number).padStart(4, '0')}`)
  if (level === 'enterprise') await certify(house.house.db, person.uid)
  const roles = level === 'admin' ? ['owner' as const] : level === 'merchant' ? [level] : []
  await house.house.db.updateTable('account').set({ roles }).where('id', '=', person.uid).execute()
  return person
}
