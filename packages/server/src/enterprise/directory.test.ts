import { afterAll, beforeAll, expect, test } from 'vitest'
import { certify } from '../../test/enterprise.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { openShop, sell } from '../../test/mall.ts'
import { stockHouse } from '../../test/catalogue.ts'
import { refused } from '../../test/refusal.ts'

let house: TestHouse
let seller: Person
let reader: Person
let first: number
let second: number

beforeAll(async () => {
  house = await openHouse()
  seller = await house.login('+86-13700080001')
  reader = await house.login('+86-13700080002')
  const other = await house.login('+86-13700080003')
  first = await certify(house.house.db, seller.uid ?? 0, '深圳市甲电子有限公司')
  second = await certify(house.house.db, other.uid ?? 0, '深圳市乙电子有限公司')
})
afterAll(async () => house[Symbol.asyncDispose]())

const as = (person: Person = {}) => house.as(person).enterprise

test('a company tells how much stock it shows, and whom to call', async () => {
  const { myStock } = house.as(seller).stock
  await myStock.add({ model: 'LM358', brand: 'TI', quantity: 5 })
  await myStock.add({ model: 'NE555', brand: 'TI', quantity: 5, status: 'off' })
  for (const name of ['一', '二', '三', '四']) await as(seller).contact.add({ name, mobile: '13911112222' })
  const company = await as().directory.detail({ id: first })
  expect(company).toMatchObject({ stockCount: 1, isFollow: false })
  expect(company.contacts.map(({ name, isMasked }) => [name, isMasked])).toEqual([
    ['一', true],
    ['二', true],
    ['三', true],
  ])
  expect((await as(reader).directory.search({ keywords: '甲电子' })).data).toMatchObject([
    { id: first, contacts: [{ mobile: '+86-139****2222', isMasked: true }, {}, {}] },
  ])
})

test('companies that a person follows come first until words are asked for', async () => {
  const order = async (person?: Person) => (await as(person).directory.search({})).data.map(({ id }) => id)
  expect(await order(reader)).toEqual([second, first])
  for (const status of [1, 1] as const)
    expect(await as(reader).follow.set({ enterpriseId: first, status })).toEqual({ isFollow: true })
  expect([await order(reader), await order()]).toEqual([
    [first, second],
    [second, first],
  ])
  expect(await as(reader).follow.list()).toMatchObject({ data: [{ id: first, isFollow: true }], totalRecord: 1 })
  await as(reader).follow.set({ enterpriseId: first, status: 0 })
  expect(await as(reader).follow.list()).toEqual({ data: [], totalRecord: 0 })
  expect(await refused(as(reader).follow.set({ enterpriseId: 99_999, status: 1 }))).toMatchObject({ code: 404 })
})

test('a company shows its open posts of either kind, and counts them', async () => {
  const post = (type: 0 | 1, model: string) => house.as(seller).demand.mine.add({ type, model, quantity: 5 })
  await post(1, 'STM32F103C8T6')
  await post(0, 'NE555')
  const { id: closed } = await post(0, 'LM358')
  await house.as(seller).demand.mine.setStatus({ ids: [closed], status: 'closed' })
  const models = async (type?: 0 | 1) =>
    (await as().directory.demands({ enterpriseId: first, ...(type !== undefined && { type }) })).data.map(
      ({ model }) => model,
    )
  expect([await models(), await models(1)]).toEqual([['NE555', 'STM32F103C8T6'], ['STM32F103C8T6']])
  expect(await as().directory.detail({ id: first })).toMatchObject({ demandCount: 2 })
  expect(await refused(as().directory.demands({ enterpriseId: 99_999 }))).toMatchObject({ code: 404 })
})

test('a company names its shop and how much is on its shelf, while the shop is open', async () => {
  await stockHouse(house.house)
  const { id, keeper } = await openShop(house)
  const part = await sell(house, { id, keeper }, { model: 'LM358DR' })
  const { enterpriseId } = await house.as().mall.merchant.publicDetail({ id })
  await house.as(keeper).mall.myGoods.shelve({ ids: [part], status: 1 })
  expect(await as().directory.detail({ id: enterpriseId })).toMatchObject({ merchantId: id, goodsCount: 1 })
  await house.house.db.updateTable('merchant').set({ status: 'closed' }).where('id', '=', id).execute()
  const closed = await as().directory.detail({ id: enterpriseId })
  expect([closed.merchantId, closed.goodsCount]).toEqual([undefined, 0])
})
