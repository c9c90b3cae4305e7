import { expect, test } from 'vitest'
import * as contract from './index.ts'
import { codes, isEndpoint, type Endpoint } from './endpoint.ts'

interface NamedCall {
  name: string
  endpoint: Endpoint
}

function callsIn(tree: object, way: readonly string[] = []): NamedCall[] {
  return Object.entries(tree).flatMap(([name, node]: [string, unknown]) => {
    if (isEndpoint(node)) return [{ name: [...way, name].join('.'), endpoint: node }]
    return Object.prototype.toString.call(node) === '[object Module]' ? callsIn(node as object, [...way, name]) : []
  })
}

const calls = callsIn(contract)
const namesOf = (found: readonly NamedCall[]) => found.map(({ name }) => name)
const fieldsOf = ({ input }: Endpoint) => Object.keys((input._zod.def as unknown as { shape: object }).shape)

/** Calls of the specification that the product has, as the specification spells them. */
const specified = [
  'GET /chip/specification/brands',
  'GET /chip/specification/categorys',
  'GET /chip/specification/model/detail',
  'GET /chip/specification/models',
  'GET /chip/specification/search',
  'GET /common/search',
  'GET /common/v1/search',
  'GET /config',
  'GET /hotSearch',
  'GET /my/spec/v1/detail',
  'GET /my/spec/v1/detail/{brandId}',
  'GET /sendNotice',
  'GET /spec/v2/keywords',
  'GET /spec/{brandId}',
  'GET /spec/{brandId}/keywords',
  'GET /specBrand/keywords',
  'GET /specBrand/user/hot',
  'GET /specBrand/{brandId}',
  'GET /user/checkRequiredData',
  'POST /dtUser/myDetail',
  'POST /dtUser/update',
  'POST /file/spec/v1/downloads',
  'POST /login1',
  'POST /my/userFavour/addOrUpdate',
  'POST /web/login',
]

/** Calls that the specification's screens need and its list of calls does not name. */
const derived = [
  'GET /chip/specification/facets',
  'GET /config/figures',
  'GET /dtUser/info',
  'GET /feedback/category',
  'GET /friendlyLink/list',
  'GET /my/history/list',
  'GET /my/userFavour/check',
  'GET /my/userFavour/list',
  'GET /navigation/get',
  'GET /search/parse',
  'GET /spec/hot',
  'GET /spec/newest',
  'GET /spec/public/detail',
  'GET /spec/revisions',
  'POST /auth/exchange/create',
  'POST /auth/exchange/redeem',
  'POST /auth/session/renew',
  'POST /feedback/add',
  'POST /logout',
  'POST /my/history/clear',
  'POST /my/history/delete',
]

test('the calls are those of the specification, spelled as it does, and those we listed', () => {
  const words = calls.map(({ endpoint: { method, path } }) => `${method} ${path}`)
  expect(words.sort()).toEqual([...specified, ...derived].sort())
})

test('no two calls share a method and a path, also when their fields are named differently', () => {
  const seen = calls.map(({ endpoint: { method, path } }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
  expect(seen.filter((word, index) => seen.indexOf(word) !== index)).toEqual([])
})

test('a GET asks in its query, a POST in a form', () => {
  expect(
    namesOf(calls.filter(({ endpoint: { method, encoding } }) => encoding !== (method === 'GET' ? 'query' : 'form'))),
  ).toEqual([])
})

test('every call says in one sentence what it is for', () => {
  expect(namesOf(calls.filter(({ endpoint: { summary } }) => !/^[A-Z].{8,}\.$/.test(summary)))).toEqual([])
})

test('a name in a path is a field of the input', () => {
  const lost = calls.flatMap(({ name, endpoint }) =>
    [...endpoint.path.matchAll(/\{(\w+)\}/g)]
      .filter(([, field = '']) => !fieldsOf(endpoint).includes(field))
      .map(([field]) => `${name} ${field}`),
  )
  expect(lost).toEqual([])
})

test('a path begins with a stroke and ends without one', () => {
  expect(namesOf(calls.filter(({ endpoint: { path } }) => !/^(?:\/(?:[A-Za-z0-9]+|\{\w+\}))+$/.test(path)))).toEqual([])
})

test('what a call makes stale is a call that reads', () => {
  const lost = calls.flatMap(({ name, endpoint }) =>
    endpoint.invalidates
      .filter(
        (prefix) =>
          !calls.some((other) => other.endpoint.path.startsWith(prefix) && other.endpoint.idempotent === 'safe'),
      )
      .map((prefix) => `${name} ${prefix}`),
  )
  expect(lost).toEqual([])
})

test('a GET that acts is listed, and only calls with a body act otherwise', () => {
  expect(
    namesOf(calls.filter(({ endpoint: { method, idempotent } }) => method === 'GET' && idempotent !== 'safe')),
  ).toEqual(['account.session.sendNotice'])
})

test('a refusal is a code of the envelope, and each is another number', () => {
  for (const { endpoint } of calls) for (const name of endpoint.errors) expect(codes).toHaveProperty(name)
  expect(new Set(Object.values(codes)).size).toBe(Object.keys(codes).length)
})
