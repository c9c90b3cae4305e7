import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { keptSource } from './source-kept.ts'
import { tianyanchaSource } from './source-tianyancha.ts'

const outer = { outer: '22822', name: '示例企业' }
let house: TestHouse
let server: Server
/** What is answered to whoever shows the token; undefined is never answered. */
let answer: string | undefined
let status = 200
let asked: string[] = []

beforeAll(async () => {
  house = await openHouse()
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(status)
    const isRight = request.headers.authorization === 'TOKEN'
    if (answer !== undefined)
      response.end(isRight ? answer : JSON.stringify({ error_code: 300002, reason: '账号失效' }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
beforeEach(async () => {
  status = 200
  asked = []
  await house.house.db.deleteFrom('company_quota').execute()
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await house[Symbol.asyncDispose]()
})

const source = ({ daily = 100, token = 'TOKEN', patience = 3000 } = {}) => {
  const { port } = server.address() as AddressInfo
  const settings = { token, daily, endpoint: `http://127.0.0.1:${port}` }
  return keptSource(tianyanchaSource(settings, house.house), patience)
}
const ok = (result: unknown) => JSON.stringify({ error_code: 0, reason: 'ok', result })

test('an entry comes in our nouns, and a code that is none is left out', async () => {
  const estiblishTime = Date.UTC(2013, 4, 21)
  answer = ok({
    name: '示例企业',
    regStatus: '存续',
    creditCode: '9144',
    estiblishTime,
    historyNames: '旧名;',
    tags: '小微',
  })
  expect(await source().entry(outer)).toMatchObject({
    name: '示例企业',
    creditCode: '',
    estiblishTime: '2013-05-21T00:00:00.000Z',
    historyNames: ['旧名'],
    tags: ['小微'],
  })
  expect(asked).toEqual(['/services/open/ic/baseinfo/normal?keyword=22822'])
})

test('holders come with their share, and with the company where it is one', async () => {
  const capital = [{ amomon: '510万人民币', percent: '51.00%', time: '2016-08-02' }]
  answer = ok({ total: 1, items: [{ id: 7, name: '另一企业', type: 1, capital }] })
  const { rows } = await source().rows('holder', outer)
  const [row] = rows
  expect(row).toMatchObject({ outer: '7', company: { outer: '7' }, data: { type: 'company', percent: '51.00%' } })
})

test('what there is nothing of is empty, and a list that is not offered says so', async () => {
  answer = JSON.stringify({ error_code: 300000, reason: '无数据' })
  expect(await source().rows('holder', outer)).toEqual({ rows: [], total: 0 })
  expect(await source().entry(outer)).toBeUndefined()
  await expect(source().rows('around', outer)).rejects.toMatchObject({ why: 'absent' })
})

test.each([
  { case: 'a page instead of JSON', text: '<html>', why: 'garbage' },
  { case: 'JSON of another form', text: '{"a":1}', why: 'garbage' },
  { case: 'a spent balance', text: JSON.stringify({ error_code: 300006, reason: '余额不足' }), why: 'quota' },
  { case: 'a failing server', text: '', code: 502, why: 'down', times: 2 },
])('$case is a failure of its kind, asked once more only where that may help', async (told) => {
  answer = told.text
  status = told.code ?? 200
  await expect(source().entry(outer)).rejects.toMatchObject({ why: told.why })
  expect(asked).toHaveLength(told.times ?? 1)
})

test('a wrong token, silence and a used-up day end the question', async () => {
  answer = ok({ name: '示例企业' })
  await expect(source({ token: 'OTHER' }).entry(outer)).rejects.toMatchObject({ why: 'quota' })
  await house.house.db.deleteFrom('company_quota').execute()
  const counted = source({ daily: 2 })
  for (let times = 0; times < 2; times += 1) await counted.entry(outer)
  await expect(counted.entry(outer)).rejects.toMatchObject({ why: 'quota' })
  await house.house.db.deleteFrom('company_quota').execute()
  answer = undefined
  const silent = source({ patience: 100 })
  await expect(silent.entry(outer)).rejects.toBeInstanceOf(Error)
  expect(silent.state()).toBe('away')
})

test('after five failures in a row the provider is left alone', async () => {
  answer = '<html>'
  const tried = source()
  for (let times = 0; times < 6; times += 1) await tried.entry(outer).catch(() => {})
  expect(asked).toHaveLength(5)
})

test('a quarter of a day is kept for companies that are followed and due', async () => {
  answer = ok({ name: '示例企业' })
  const counted = source({ daily: 4 })
  for (let times = 0; times < 3; times += 1) await counted.entry(outer)
  await expect(counted.entry(outer)).rejects.toMatchObject({ why: 'quota' })
  await expect(counted.entry(outer, 'due')).resolves.toMatchObject({ name: '示例企业' })
  await expect(counted.entry(outer, 'due')).rejects.toMatchObject({ why: 'quota' })
})

test('a row without a number keeps its name when a newer one comes before it', async () => {
  const case1 = { casereason: '买卖合同纠纷', submittime: '2025-03-01T00:00:00.000Z', court: '甲法院' }
  const case2 = { ...case1, submittime: '2025-05-01T00:00:00.000Z' }
  const namesOf = async (items: object[]) => {
    answer = ok({ total: items.length, items })
    return (await source().rows('lawSuit', outer)).rows.map((row) => row.outer)
  }
  const before = await namesOf([case1, case1])
  expect(new Set(before).size).toBe(2)
  const after = await namesOf([case2, case1, case1])
  expect(after.slice(1)).toEqual(before)
  expect(before).not.toContain(after[0])
})

test('of a long list the first rows are told, and how many there are', async () => {
  answer = ok({ total: 3000, items: Array.from({ length: 20 }, (_, at) => ({ id: at, casereason: '纠纷' })) })
  expect(await source().rows('lawSuit', outer)).toMatchObject({ total: 3000 })
  expect(asked).toHaveLength(5)
})
