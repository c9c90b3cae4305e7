import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'
import { entryOfTianyancha } from './tianyancha-entry.ts'

let house: TestHouse
let server: Server
let asked: string[] = []
/** What lists answer; as if there were nothing where there is none. */
let list: object | undefined

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const answer = list ? { error_code: 0, result: list } : { error_code: 300_000, reason: '无数据' }
    response.end(JSON.stringify(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  house = await openHouse({ tianyancha: { token: 'TOKEN', daily: 10_000, endpoint: `http://127.0.0.1:${port}` } })
})
beforeEach(async () => {
  asked = []
  list = undefined
  await house.house.db.deleteFrom('attempt').execute()
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await house[Symbol.asyncDispose]()
})

const search = (keywords: string) => house.as().company.company.search({ keywords })

test('what the provider has nothing of is asked for once a day, however it is typed', async () => {
  for (const keywords of ['查无 此公司', '此公司  查无', '查无 此公司']) await search(keywords)
  expect(asked).toHaveLength(1)
  house.pass(25 * 60 * 60_000)
  await search('查无 此公司')
  expect(asked).toHaveLength(2)
})

test('a company that the provider does not know is not asked for each time it is opened', async () => {
  const { id } = await house.house.db
    .insertInto('company')
    .values({ outer_id: '404', name: '不在册的企业', base: JSON.stringify(null), source: '', told_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const _ of [1, 2, 3])
    expect(await refused(house.as().company.company.baseinfo({ id }))).toMatchObject({
      code: 404,
      message: '没有找到这家企业',
    })
  expect(asked).toHaveLength(1)
})

test('one address does not use up what all have of a day', async () => {
  for (let number = 0; number < 265; number += 1)
    expect(await search(`不存在的企业${number}号`)).toMatchObject({ data: [] })
  expect(asked).toHaveLength(260)
})

test('four companies that nobody opened are compared in one go, and a long list has all it is counted as', async () => {
  const entry = JSON.stringify(
    entryOfTianyancha({ name: '甲', regStatus: '存续', estiblishTime: Date.UTC(2013, 4, 21) }),
  )
  const ids: number[] = []
  for (const outer_id of ['c1', 'c2', 'c3', 'c4']) {
    const row = { outer_id, name: `企业${outer_id}`, base: entry, source: '', told_at: new Date() }
    ids.push((await house.house.db.insertInto('company').values(row).returning('id').executeTakeFirstOrThrow()).id)
  }
  list = { total: 3000, items: Array.from({ length: 20 }, (_, id) => ({ id, name: `第${id}` })) }
  const compared = await house.as().company.counts.compare({ ids })
  const told = ['holder', 'staff', 'change', 'branch', 'lawSuit', 'abnormal', 'punishment']
  for (const { counts } of compared) {
    const known = counts.filter(({ count }) => count !== undefined)
    expect(known.map(({ name }) => name)).toEqual(told)
    expect(known.find(({ name }) => name === 'lawSuit')).toMatchObject({ count: 3000 })
  }
  const page = await house.as(await house.login()).company.court.lawSuit({ id: ids[0] ?? 0 })
  expect(page).toMatchObject({ totalRecord: 20 })
})
