import { expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { certify } from '../../test/enterprise.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { runDueJobs } from '../jobs/job-runner.ts'

const work = ({ house, app }: TestHouse) => {
  const { demandMatch, stockMatch } = house.brought.jobs
  return runDueJobs(house, app.log, { demandMatch, stockMatch })
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
})

test('a kept search of the board counts new posts and tells of them, unless its person wants none', async () => {
  await using house = await openHouse()
  await stockHouse(house.house)
  const reader = house.as(await house.login())
  const owner = house.as(await house.login('+86-13800000002'))
  const keep = { scene: 'demand', query: { keywords: 'stm32-f103 意法', type: 1, minQuantity: 100 } } as const
  await reader.account.savedSearch.save({ ...keep, name: '求 F103' })
  await reader.account.savedSearch.save({ scene: 'demand', query: { type: 1 }, name: '不吵', notify: false })
  await owner.demand.mine.add({ ...wanted, brand: 'ST' })
  await owner.demand.mine.add({ ...wanted, brand: 'ST', quantity: 50, allowDuplicate: true })
  await owner.demand.mine.add({ ...wanted, type: 0, brand: 'ST' })
  await work(house)
  const { data } = await reader.account.alert.list({ kind: 'match' })
  expect(data.map(({ content }) => content)).toEqual(['因为您保存了搜索“求 F103”，新到 1 条。'])
  const searches = (await reader.account.savedSearch.list({ scene: 'demand' })).data
  expect(searches.map(({ newCount }) => newCount)).toEqual([2, 1])
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
