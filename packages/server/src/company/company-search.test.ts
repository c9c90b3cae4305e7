import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { keepEntries } from './company-store.ts'
import type { Entry } from './source.ts'

/** More companies of one word than are looked at for a page. */
const many = 1200
let house: Awaited<ReturnType<typeof openHouse>>

beforeAll(async () => {
  house = await openHouse()
  const told = Array.from({ length: many }, (_, at) => ({ outer: `w${at}`, entry: entry(at), people: [] }))
  await keepEntries(house.house.db, told, { source: 'rule', at: new Date() })
})
afterAll(() => house[Symbol.asyncDispose]())

const entry = (at: number): Entry => ({
  name: `绵阳第${at}枕云器材有限公司`,
  creditCode: '',
  legalPersonName: at % 400 === 399 ? '慕容听雪' : '端木一禾',
  regStatus: at === 0 ? '注销' : '存续',
  regCapital: '',
  estiblishTime: '',
  companyOrgType: '有限责任公司',
  industry: '电子元件批发',
  region: at % 600 === 599 ? '四川 绵阳' : '四川 成都',
  regLocation: '',
  businessScope: '',
  tags: [],
})

const search = (keywords: string, narrowed = {}) => house.as().company.company.search({ keywords, ...narrowed })

test('a rare word beside a common one finds all it has, in whatever order they are typed', async () => {
  const [one, other] = await Promise.all([search('慕容听雪 绵阳'), search('绵阳 慕容听雪')])
  expect(one.totalRecord).toBe(3)
  expect(one.data.map(({ name }) => name)).toEqual(other.data.map(({ name }) => name))
  const { data } = await house.as().company.company.hint({ keywords: '绵阳 慕容听雪' })
  expect(data).toHaveLength(3)
})

test('two common words are counted whole, and narrowed past those that are looked at first', async () => {
  expect((await search('绵阳 端木一禾')).totalRecord).toBe(many - 3)
  const narrowed = await search('绵阳', { region: '四川 绵阳' })
  expect([narrowed.totalRecord, narrowed.data.length]).toEqual([2, 2])
})

test('companies that do business come before those that are gone, shorter names first', async () => {
  const { data } = await search('绵阳', { pageSize: 5 })
  expect(data.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5].map((at) => `绵阳第${at}枕云器材有限公司`))
})
