import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import * as contract from './index.ts'
import { boundsOf } from './bounds.ts'
import { codes, type Endpoint, type Schema } from './endpoint.ts'
import { labelOf } from './read.ts'
import { operationsOf, type Operation } from './walk.ts'

const calls = operationsOf(contract)
const nameOf = ({ way }: Operation) => way.join('.')
const namesOf = (found: readonly Operation[]) => found.map(nameOf)

interface Definition {
  type: string
  innerType?: Schema
  element?: Schema
  shape?: Record<string, Schema>
  options?: readonly Schema[]
  getter?: () => Schema
}
const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition
const shapeOf = ({ input }: Endpoint) => definitionOf(input).shape ?? {}

/** Every call the product has: those of the specification to its letter, and those its screens need besides. */
const listed = readFileSync(join(import.meta.dirname, '../test/calls.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([method, path, access, encoding, origin]) => ({ line: `${method} ${path} ${access} ${encoding}`, origin }))

test('the calls are the listed ones: method, path, access and encoding to the letter', () => {
  const declared = calls.map(
    ({ endpoint: { method, path, access, encoding } }) => `${method} ${path} ${access} ${encoding}`,
  )
  expect(declared.sort()).toEqual(listed.map(({ line }) => line).sort())
})

test('524 calls are of the specification and its screens; the others are ours', () => {
  expect(listed.filter(({ origin }) => origin === 'spec')).toHaveLength(114)
  expect(calls).toHaveLength(650)
})

test('no two calls share a method and a path, also when their fields are named differently', () => {
  const seen = calls.map(({ endpoint: { method, path } }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
  expect(seen.filter((word, index) => seen.indexOf(word) !== index)).toEqual([])
})

test('exactly the calls that the specification names, lists of parts, what they put into a cart and parcels of a sheet, take JSON or files', () => {
  const pathsOf = (encoding: string) =>
    calls.filter(({ endpoint }) => endpoint.encoding === encoding).map(({ endpoint }) => endpoint.path)
  expect(pathsOf('json').sort()).toEqual([
    '/bom/match',
    '/bom/save',
    '/demand/add/batch',
    '/demand/excel-task/upload/checkBrand',
    '/demand/update/batch',
    '/mall/cart/put',
    '/mall/goods/order/merchant/ship/list',
    '/mall/pay/order/create/bargaining',
    '/mall/pay/order/create/cart',
    '/mall/pay/order/create/goods',
    '/registerEnterpriseUser',
  ])
  expect(pathsOf('multipart').sort()).toEqual(['/enterprise/user/businessLicense', '/oss/upload'])
})

test('every call says in one sentence what it is for', () => {
  expect(namesOf(calls.filter(({ endpoint: { summary } }) => !/^[A-Z\d‘'].{8,}\.$/.test(summary)))).toEqual([])
})

test('a name in a path is a field of the input', () => {
  const lost = calls.flatMap((call) =>
    [...call.endpoint.path.matchAll(/\{(\w+)\}/g)]
      .filter(([, field = '']) => !Object.hasOwn(shapeOf(call.endpoint), field))
      .map(([field]) => `${nameOf(call)} ${field}`),
  )
  expect(lost).toEqual([])
})

test('a path begins with a stroke and ends without one', () => {
  expect(namesOf(calls.filter(({ endpoint: { path } }) => !/^(?:\/(?:[A-Za-z0-9.-]+|\{\w+\}))+$/.test(path)))).toEqual(
    [],
  )
})

test('what a call makes stale is a call that reads', () => {
  const lost = calls.flatMap((call) =>
    call.endpoint.invalidates
      .filter(
        (prefix) => !calls.some(({ endpoint: other }) => other.path.startsWith(prefix) && other.idempotent === 'safe'),
      )
      .map((prefix) => `${nameOf(call)} ${prefix}`),
  )
  expect(lost).toEqual([])
})

test('a GET that acts is listed, and only calls with a body act otherwise', () => {
  const acting = calls.filter(({ endpoint: { method, idempotent } }) => method === 'GET' && idempotent !== 'safe')
  expect(namesOf(acting)).toEqual(['account.session.sendNotice', 'mall.payment.ali'])
})

test('a call that reads makes nothing stale', () => {
  const odd = calls.filter(
    ({ endpoint: { idempotent, invalidates } }) => idempotent === 'safe' && invalidates.length > 0,
  )
  expect(namesOf(odd)).toEqual([])
})

test('only the live events are a stream', () => {
  expect(namesOf(calls.filter(({ endpoint: { streams } }) => streams))).toEqual(['message.event.stream'])
})

test('a refusal is a code of the envelope, and each is another number', () => {
  for (const { endpoint } of calls) for (const name of endpoint.errors) expect(codes).toHaveProperty(name)
  expect(new Set(Object.values(codes)).size).toBe(Object.keys(codes).length)
})

/** Every schema below one, with the way to it; each noun once. */
function schemasIn(schema: Schema, way: string, seen = new Set<Schema>()): { way: string; schema: Schema }[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const { innerType, element, shape, options } = definitionOf(schema)
  const members = Object.entries(shape ?? {}).map(([name, member]) => ({ member, at: `${way}.${name}` }))
  const below = [innerType, element, ...(options ?? [])].flatMap((member) => (member ? [{ member, at: way }] : []))
  return [{ way, schema }, ...[...members, ...below].flatMap(({ member, at }) => schemasIn(member, at, seen))]
}

const inputs = calls.flatMap((call) =>
  Object.entries(shapeOf(call.endpoint)).map(([field, schema]) => ({ way: `${nameOf(call)} ${field}`, schema })),
)

test('every field that is sent has a Chinese label', () => {
  expect(
    inputs.filter(({ schema }) => !/^(?:.*\p{Script=Han}|BOM|QQ)/u.test(labelOf(schema) ?? '')).map(({ way }) => way),
  ).toEqual([])
})

test('every text, figure and list that is sent has an upper bound', () => {
  const unbounded = inputs
    .flatMap(({ way, schema }) => schemasIn(schema, way))
    .filter(({ schema }) => !isBounded(schema))
    .map(({ way }) => way)
  expect(unbounded).toEqual([])
})

test('a member of a list is never an empty text: a form could not tell it from an empty list', () => {
  const vague = inputs
    .flatMap(({ way, schema }) => schemasIn(schema, way))
    .filter(({ schema }) => {
      const { element } = definitionOf(schema)
      return element && definitionOf(element).type === 'string' && z.safeParse(element, '').success
    })
  expect(vague.map(({ way }) => way)).toEqual([])
})

/** A text may be bound by its format: a day, an hour, a pattern without an open end. */
function isBounded(schema: Schema): boolean {
  const { type } = definitionOf(schema)
  const { maximum, format, pattern } = boundsOf(schema)
  if (type === 'any' || type === 'unknown' || type === 'record') return false
  if (type === 'number' || type === 'array' || type === 'file') return maximum !== undefined
  if (type !== 'string' || maximum !== undefined) return true
  return format === 'date' || format === 'datetime' || (pattern !== undefined && isClosed(pattern))
}

/** A pattern without an open end. */
const isClosed = ({ source }: RegExp) =>
  !/(?<!\\)[*+]/.test(source.replaceAll(/\[[^\]]*\]/g, 'x').replaceAll(/\\./g, 'x'))

/** The nouns of the specification and the screens (specification, section 3). */
test('every noun has one name, and one name has one noun', () => {
  const named = new Map<string, Set<Schema>>()
  for (const { endpoint, way } of calls)
    for (const root of [endpoint.input, endpoint.output])
      if (root !== 'blob')
        for (const { schema } of schemasIn(root, way.join('.'))) {
          const id = z.globalRegistry.get(schema)?.id
          if (id) named.set(id, (named.get(id) ?? new Set()).add(schema))
        }
  expect([...named].filter(([, schemas]) => schemas.size > 1).map(([id]) => id)).toEqual([])
  expect(named.size).toBeGreaterThanOrEqual(96)
})
