import { expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { certify } from '../../test/enterprise.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { openShop, sell } from '../../test/mall.ts'
import { runDueJobs } from '../jobs/job-runner.ts'

const work = ({ house, app }: TestHouse) => {
  const { demandMatch, goodsMatch, stockMatch } = house.brought.jobs
  return runDueJobs(house, app.log, { demandMatch, goodsMatch, stockMatch })
}
const wanted = { type: 1, model: 'STM32F103C8T6', quantity: 2000 } as const

test('a new post finds who waits for it, who is told once a day for all of them, and why', async () => {
  await using house = await openHouse()
  await stockHouse(house.house)
  const buyer = house.as(await house.login())
  const seller = house.as(await house.login('+86-13800000002'))
  await buyer.demand.mine.add(wanted)
  await buyer.demand.mine.add({ ...wanted, model: 'LM358DR', brand: 'TI' })
  await work(house)
  const rows = ['STM32F103C8T6', 'LM358DR', 'NE5532DR'].map((model) => ({ ...wanted, model, type: 0 as const }))
  await seller.demand.batch.add({ demands: rows })
  await seller.demand.mine.add({ ...wanted, type: 0, model: 'LM358DR', brand: '安森美' })
  await work(house)
  await work(house)
  const { data } = await buyer.account.alert.list({ kind: 'match' })
  expect(data.map(({ title, content }) => [title, content])).toEqual([
    ['2 条供求和您有关', '因为您在求 LM358DR，新到 1 条；因为您在求 STM32F103C8T6，新到 1 条。'],
  ])
  expect((await buyer.message.message.list({ type: 'notification' })).totalRecord).toBe(1)
  expect((await seller.account.alert.list({ kind: 'match' })).data).toEqual([])
  const { data: shown } = await buyer.demand.mine.recommended()
  expect(shown.map(({ reason }) => reason)).toEqual(['因为您在求 LM358DR', '因为您在求 STM32F103C8T6'])
  expect((await seller.demand.mine.recommended({ type: 0 })).data).toEqual([])
})

test('what somebody hides is recommended no more, one post or all for its model, and no alert tells of it', async () => {
  await using house = await openHouse()
  await stockHouse(house.house)
  const buyer = house.as(await house.login())
  const seller = house.as(await house.login('+86-13800000002'))
  await buyer.demand.mine.add(wanted)
  const offer = { ...wanted, type: 0, allowDuplicate: true } as const
  const [first, second] = [await seller.demand.mine.add(offer), await seller.demand.mine.add(offer)]
  const { hide, unhideAll, recommended } = buyer.demand.mine
  const shown = async () => {
    const { data, hiddenCount } = await recommended()
    return [data.map(({ id }) => id), hiddenCount]
  }
  await hide({ id: first.id })
  await hide({ id: first.id })
  expect(await shown()).toEqual([[second.id], 1])
  await hide({ id: first.id, isHidden: false })
  expect(await shown()).toEqual([[second.id, first.id], 0])
  await hide({ id: first.id, scope: 'model' })
  await seller.demand.mine.add(offer)
  await work(house)
  expect(await shown()).toEqual([[], 1])
  expect((await buyer.account.alert.list({ kind: 'match' })).data).toEqual([])
  await unhideAll({})
  expect((await recommended()).totalRecord).toBe(3)
})

test('a kept search of the board counts new posts and tells of them, unless its person wants none', async () => {
  await using house = await openHouse()
  await stockHouse(house.house)
  const reader = house.as(await house.login())
  const owner = house.as(await house.login('+86-13800000002'))
  const keep = {
    scene: 'demand',
    query: { keywords: 'stm32-f103 意法', type: 1, minQuantity: 100, batchNo: '24' },
  } as const
  await reader.account.savedSearch.save({ ...keep, name: '求 F103' })
  await reader.account.savedSearch.save({ scene: 'demand', query: { type: 1 }, name: '不吵', notify: false })
  await owner.demand.mine.add({ ...wanted, brand: 'ST', batchNo: '24+' })
  await owner.demand.mine.add({ ...wanted, brand: 'ST', batchNo: '22+', allowDuplicate: true })
  await owner.demand.mine.add({ ...wanted, brand: 'ST', batchNo: '24+', quantity: 50, allowDuplicate: true })
  await owner.demand.mine.add({ ...wanted, type: 0, brand: 'ST' })
  await work(house)
  const { data } = await reader.account.alert.list({ kind: 'match' })
  expect(data.map(({ content }) => content)).toEqual(['因为您保存了搜索“求 F103”，新到 1 条。'])
  expect((await reader.demand.mine.recommended()).data).toMatchObject([
    { model: 'STM32F103C8T6', quantity: 2000, reason: '因为您保存了搜索“求 F103”' },
  ])
  const searches = (await reader.account.savedSearch.list({ scene: 'demand' })).data
  expect(searches.map(({ newCount }) => newCount)).toEqual([3, 1])
  await reader.account.savedSearch.open({ id: searches[1]?.id ?? 0 })
  expect((await reader.account.savedSearch.list({ scene: 'demand' })).data[1]?.newCount).toBe(0)
})

test('who muted matches is told nothing and finds them all the same, until they are let in again', async () => {
  await using house = await openHouse()
  const buyer = house.as(await house.login())
  const seller = house.as(await house.login('+86-13800000002'))
  const { alert } = buyer.account
  for (const _ of ['once', 'again']) await alert.mute({ kind: 'match', isMuted: true })
  expect([await alert.mutes(), await seller.account.alert.mutes()]).toEqual([['match'], []])
  await buyer.demand.mine.add(wanted)
  await seller.demand.mine.add({ ...wanted, type: 0 })
  await work(house)
  const told = async () => [
    (await alert.list()).totalRecord,
    (await buyer.message.message.list({ type: 'notification' })).totalRecord,
  ]
  expect(await told()).toEqual([0, 0])
  expect((await buyer.demand.mine.recommended()).totalRecord).toBe(1)
  await alert.mute({ kind: 'match', isMuted: false })
  await seller.demand.mine.add({ ...wanted, type: 0, quantity: 9, allowDuplicate: true })
  await work(house)
  expect(await told()).toEqual([1, 1])
})

test('new stock tells whoever asks for it who has it, once for each company, and not the company itself', async () => {
  await using house = await openHouse()
  await stockHouse(house.house)
  const buyer = house.as(await house.login())
  const person = await house.login('+86-13800000002')
  const seller = house.as(person)
  await certify(house.house.db, person.uid)
  await buyer.demand.mine.add({ ...wanted, brand: '意法' })
  await buyer.demand.mine.add({ ...wanted, model: 'LM358DR', brand: '安森美' })
  await seller.demand.mine.add({ ...wanted, quantity: 5 })
  const line = { model: 'stm32-f103c8t6', brand: 'ST', quantity: 12_800 }
  const { id } = await seller.stock.myStock.add(line)
  await seller.stock.myStock.add({ model: 'LM358DR', brand: 'TI', quantity: 5 })
  await work(house)
  await seller.stock.myStock.update({ ...line, id, quantity: 9000 })
  await work(house)
  const { data } = await buyer.account.alert.list({ kind: 'match' })
  expect(data).toMatchObject([
    { title: '您求的型号新到 1 家现货', url: '/inquiry/inquiryMore/stock/0?keywords=STM32F103C8T6' },
  ])
  expect(data[0]?.content).toMatch(/^因为您在求 STM32F103C8T6，.+有 12,800 片。$/)
  expect((await seller.account.alert.list({ kind: 'match' })).data).toEqual([])
})

/** What somebody was told, and what their kept searches count. */
async function heard(who: ReturnType<TestHouse['as']>) {
  const { data } = await who.account.alert.list({ kind: 'match' })
  const searches = (await who.account.savedSearch.list({})).data
  return {
    told: data.map(({ title, content, url }) => [title, content, url]),
    news: searches.map((one) => one.newCount),
  }
}

/** Does the jobs that were done once more, as when their runner fell silent at the very end. */
async function workAgain(house: TestHouse) {
  await house.house.db
    .updateTable('job')
    .set({ state: 'waiting', run_at: new Date(0), tries: 0 })
    .execute()
  return work(house)
}

test('new stock is found by kept searches of stock, told with the reason, and counted once until it is looked at', async () => {
  await using house = await openHouse()
  await stockHouse(house.house)
  const reader = house.as(await house.login())
  const person = await house.login('+86-13800000002')
  const seller = house.as(person)
  await certify(house.house.db, person.uid)
  const keep = (name: string, query: object, notify = true) =>
    reader.account.savedSearch.save({ scene: 'stock', name, query, notify })
  const { id } = await keep('意法的 F103', { keywords: '意法 F103C8', minQuantity: 100 })
  await keep('不吵', { keywords: 'ST' }, false)
  await keep('别的', { keywords: '德州' })
  await seller.account.savedSearch.save({ scene: 'stock', name: '自己的', query: {}, notify: true })
  const line = { model: 'STM32F103C8T6', brand: 'ST', quantity: 12_800 }
  const { id: lineId } = await seller.stock.myStock.add(line)
  await seller.stock.myStock.add({ ...line, batchNo: '22+', quantity: 5 })
  await work(house)
  await workAgain(house)
  await seller.stock.myStock.update({ ...line, id: lineId, quantity: 9000 })
  await work(house)
  expect(await heard(reader)).toEqual({
    told: [['1 条现货和您有关', '因为您保存了搜索“意法的 F103”，新到 1 条。', '/userCenter?type=28']],
    news: [0, 2, 1],
  })
  expect(await heard(seller)).toEqual({ told: [], news: [0] })
  await reader.account.savedSearch.open({ id })
  expect((await heard(reader)).news).toEqual([0, 2, 0])
})

test('goods that come onto the shelf find who asks for them and whose kept search finds them, once, in one line', async () => {
  await using house = await openHouse()
  const catalogue = await stockHouse(house.house)
  const buyer = house.as(await house.login())
  const quiet = house.as(await house.login('+86-13800000002'))
  const shop = await openShop(house)
  const seller = house.as(shop.keeper)
  for (const who of [buyer, quiet, seller]) await who.demand.mine.add({ ...wanted, model: 'LM358DR' })
  const { brand_id: brandId } = await house.house.db
    .selectFrom('part')
    .select('brand_id')
    .where('model', '=', 'STM32F103C8T6')
    .executeTakeFirstOrThrow()
  await quiet.account.alert.mute({ kind: 'match', isMuted: true })
  const query = { keywords: 'f103', brandId: [brandId], categoryId: catalogue.category('arm-mcu') }
  for (const who of [buyer, quiet])
    await who.account.savedSearch.save({ scene: 'goods', name: 'F103', query, notify: true })
  const ids = [
    await sell(house, shop, { model: 'LM358DR', is_shown: false, status: 'off', stock: 1200 }),
    await sell(house, shop, { model: 'STM32F103C8T6', is_shown: false, status: 'off' }),
  ]
  await seller.mall.myGoods.shelve({ ids, status: 1 })
  await work(house)
  await workAgain(house)
  await seller.mall.myGoods.shelve({ ids, status: 0 })
  await seller.mall.myGoods.shelve({ ids, status: 1 })
  await work(house)
  const { told, news } = await heard(buyer)
  expect([told.length, told[0]?.[0], told[0]?.[2]]).toEqual([1, '2 个商品和您有关', '/mall/index/1?keywords=LM358DR'])
  expect(told[0]?.[1]).toMatch(/^因为您在求 LM358DR，第 \d+ 家店有 1,200 片；因为您保存了搜索“F103”，新到 1 个。$/)
  expect(news).toEqual([1])
  expect(await heard(quiet)).toEqual({ told: [], news: [1] })
  expect((await heard(seller)).told).toEqual([])
})

test('goods of which there were none find who asks for them once some are there', async () => {
  await using house = await openHouse()
  await stockHouse(house.house)
  const buyer = house.as(await house.login())
  const shop = await openShop(house)
  const { myGoods } = house.as(shop.keeper).mall
  await buyer.demand.mine.add({ ...wanted, model: 'LM358DR' })
  const id = await sell(house, shop, { model: 'LM358DR', stock: 0 })
  expect(await work(house)).toBe(1)
  await myGoods.setStock({ id, stock: 40 })
  expect(await work(house)).toBe(1)
  await myGoods.setStock({ id, stock: 50 })
  expect(await work(house)).toBe(0)
  expect((await heard(buyer)).told.map(([title]) => title)).toEqual(['您求的型号新到 1 个商品'])
})
