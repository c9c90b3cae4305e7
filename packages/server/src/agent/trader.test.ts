import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { reviewer } from '../../test/company.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'
import { brandNumber, categoryNumber, certificateBy, passLine, sellerPerson } from '../../test/seller.ts'

let house: TestHouse
let admin: Person
let one: Awaited<ReturnType<typeof sellerPerson>>
let other: Awaited<ReturnType<typeof sellerPerson>>
let oneId: number
let otherId: number
let [ti, murata] = [0, 0]

beforeAll(async () => {
  house = await openHouse()
  await stockHouse(house.house)
  admin = await reviewer(house)
  one = await sellerPerson(house, '+86-13600000001')
  other = await sellerPerson(house, '+86-13600000002')
  ti = await brandNumber(house, '德州仪器')
  murata = await brandNumber(house, '村田')
})
afterAll(async () => house[Symbol.asyncDispose]())

const as = (person: Person = {}) => house.as(person).agent
const idsOf = async (filter: Parameters<ReturnType<typeof as>['trader']['list']>[0]) =>
  (await as().trader.list(filter)).data.map(({ id }) => id)

test('an enterprise opens one page as a trader, beside the one it may have as an agent', async () => {
  expect(await as(one).myTrader.detail()).toBeNull()
  const draft = { name: '现货王', fullName: '深圳市现货王电子有限公司', region: '广东 深圳' }
  const made = await as(one).myTrader.add({ ...draft, brandIds: [murata, ti] })
  expect(made).toMatchObject({ ...draft, stockCount: 0, isAuth: true, isFollow: false, enterpriseId: one.enterpriseId })
  expect(made.stockTime).toBeUndefined()
  expect(made.advantageBrands.map(({ id }) => id)).toEqual([murata, ti])
  oneId = made.id
  otherId = (await as(other).myTrader.add({ name: 'Zed', fullName: 'Zed Stock', brandIds: [ti] })).id
  expect(await refused(as(one).myTrader.add(draft))).toMatchObject({ code: 409 })

  const agent = await as(one).myAgent.add({ name: '现货王', fullName: '现货王', type: 'distributor' })
  expect(await refused(as().trader.detail({ id: agent.id }))).toMatchObject({ code: 404 })
  expect(await refused(as().detail({ id: oneId }))).toMatchObject({ code: 404 })
  expect(await as().trader.detail({ id: oneId })).toMatchObject({ name: '现货王' })
})

test('its lines go to the review; a proof in force goes first in the list of its brand', async () => {
  const categoryIds = [await categoryNumber(house, '运算放大器')]
  const line = await as(other).traderLine.add({ brandId: ti, categoryIds, certUrl: await certificateBy(house, other) })
  expect(line).toMatchObject({ ownerType: 'trader', ownerId: otherId, status: 'pending' })
  expect((await as().traderLine.list({ traderId: otherId })).data).toEqual([])
  await passLine(house, admin, line)
  expect((await as().traderLine.list({ traderId: otherId })).data).toEqual([{ ...line, status: 'passed' }])
  expect(await idsOf({ brandId: ti })).toEqual([otherId, oneId])
  expect(await house.as().brand.detail({ brandId: ti })).toMatchObject({ agentCount: 0, traderCount: 2 })
  expect(await refused(as(one).traderLine.remove({ ids: [line.id] }))).toMatchObject({ code: 404 })
  expect(await refused(as(other).productLine.update({ id: line.id, sort: 1 }))).toMatchObject({ code: 404 })
  const [told] = (await house.as(other).message.message.list({ type: 'notification' })).data
  expect(told?.url).toBe('/userCenter/manage/traderManage?type=18&tab=lines')
})

test('traders are narrowed by brand, place and words, and offered while typing', async () => {
  expect(await idsOf({ brandId: murata, verified: true })).toEqual([oneId])
  expect(await idsOf({ region: '深圳' })).toEqual([oneId])
  expect(await idsOf({ keywords: 'stock' })).toEqual([otherId])
  expect((await as().trader.search({ keywords: 'zed' })).data).toEqual([expect.objectContaining({ id: otherId })])
  expect((await as().trader.search({ keywords: ' ' })).data).toEqual([])
})

test('a trader tells how many lines of stock its enterprise shows, and when it last said so', async () => {
  const { id } = await house.as(one).stock.myStock.add({ model: 'LM358DR', brand: 'TI', quantity: 500 })
  const [told] = (await as().trader.list({ brandId: murata })).data
  expect(told).toMatchObject({ id: oneId, stockCount: 1, stockTime: expect.any(String) })
  expect(told?.evidence?.map(({ name, brief, state }) => [name, brief, state])).toEqual([
    ['企业认证', '企业认证', 'good'],
    ['库存更新', '100% 库存新近确认', 'good'],
  ])
  expect(await as().trader.detail({ id: oneId })).toMatchObject({ stockCount: 1, stockTime: told?.stockTime })
  expect((await as().trader.stock({ traderId: oneId })).data).toEqual([expect.objectContaining({ id })])
  await house.as(one).stock.myStock.remove({ ids: [id] })
  expect((await as(one).myTrader.detail())?.stockCount).toBe(0)
})

test('who follows the enterprise follows its trader', async () => {
  await house.as(one).article.follow.follow({ type: 'enterprise', targetId: other.enterpriseId })
  expect(await as(one).trader.detail({ id: otherId })).toMatchObject({ isFollow: true })
})

test('what is left out of a change is cleared, and a page that closes is gone', async () => {
  const changed = await as(one).myTrader.update({ id: oneId, name: '现货', fullName: '现货电子' })
  expect(changed).toMatchObject({ name: '现货', advantageBrands: [] })
  expect(changed.region).toBeUndefined()
  await as(other).myTrader.remove({ id: otherId })
  expect(await idsOf({})).toEqual([oneId])
  expect(await refused(as().traderLine.list({ traderId: otherId }))).toMatchObject({ code: 404 })
})
