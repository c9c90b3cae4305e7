import { expect, test } from 'vitest'
import { dialledPart, stockHouse } from '../../test/catalogue.ts'
import { openHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'
import { ageDemands } from './life.ts'

const day = 24 * 60 * 60_000
const wanted = { type: 1, model: 'STM32F103C8T6', quantity: 2000 } as const

test('a post stands on the board at once, with its brand known and without any way to call', async () => {
  await using house = await openHouse()
  const { brand } = await stockHouse(house.house)
  const { demand, mine } = house.as(await house.login()).demand
  const { id } = await mine.add({
    ...wanted,
    brand: '意法',
    price: 3.2,
    taxIncluded: true,
    batchNo: '24+',
    description: '要原装，微信 xinpu_01，电话 138-0013-8000',
  })
  const [shown] = (await house.as().demand.demand.list({ type: 1 })).data
  expect(shown).toMatchObject({ id, model: 'STM32F103C8T6', price: 3.2, currency: 'CNY', brandId: brand('st') })
  expect(shown?.description).toBe('要原装，[已隐藏联系方式]，[已隐藏联系方式]')
  expect(await demand.detail({ id })).toMatchObject({ isMine: true, remainTime: expect.any(Number) })
  expect((await house.as().demand.demand.list({ type: 0 })).data).toEqual([])
})

test('a part of the catalogue that reads as a mobile can be posted; a mobile cannot', async () => {
  await using house = await openHouse()
  const { like } = await dialledPart(house.house)
  const { mine, batch } = house.as(await house.login()).demand
  const { id } = await mine.add({ ...wanted, model: like.toLowerCase() })
  await mine.update({ id, model: like, quantity: 5 })
  const message = '型号中不能写联系方式，成交后双方互相可见'
  expect(await refused(mine.add({ ...wanted, model: '178.6165.0002' }))).toMatchObject({ message })
  const demands = [like, '138.0013.8000'].map((model) => ({ ...wanted, type: 0 as const, model }))
  expect(await batch.add({ demands })).toMatchObject({ success: 1, fail: [{ rowNo: 2, error: message }] })
})

test('the same again is not posted twice: the open one is offered, unless its owner insists', async () => {
  await using house = await openHouse()
  const { mine } = house.as(await house.login()).demand
  const first = await mine.add(wanted)
  expect(await mine.add({ ...wanted, model: 'stm32f103-c8t6' })).toMatchObject({ id: first.id, isDuplicate: true })
  expect(await mine.add({ ...wanted, type: 0 })).toMatchObject({ isDuplicate: false })
  expect(await mine.add({ ...wanted, allowDuplicate: true })).toMatchObject({ isDuplicate: false })
  const [one, two] = await Promise.all([
    mine.add({ ...wanted, model: 'LM358' }),
    mine.add({ ...wanted, model: 'LM358' }),
  ])
  expect(one.id).toBe(two.id)
})

test('many are posted at once: what cannot stand says why, and the others stand', async () => {
  await using house = await openHouse()
  const { mine, batch } = house.as(await house.login()).demand
  const { id: sameId } = await mine.add(wanted)
  const rows = [
    wanted,
    { ...wanted, model: 'LM358' },
    { ...wanted, model: 'LM358' },
    { ...wanted, model: 'A', brandId: 9 },
  ]
  expect(await batch.add({ demands: rows })).toEqual({
    success: 1,
    fail: [
      { rowNo: 1, error: 'STM32F103C8T6 已有一条相同的求购在进行中', sameId },
      { rowNo: 3, error: 'LM358 已有一条相同的求购在进行中' },
      { rowNo: 4, error: '没有找到这个品牌，请重新选择' },
    ],
  })
  expect((await batch.add({ demands: rows })).success).toBe(0)
  const own = (await mine.list({})).data
  const changed = await batch.update({
    demands: [
      { id: own[0]?.id ?? 0, quantity: 5 },
      { id: 999, quantity: 5 },
    ],
  })
  expect(changed).toEqual({ success: 1, fail: [{ id: 999, error: '没有找到这条供求，它可能已被删除' }] })
})

test('a post ends by itself, its owner is warned three days and one day before, and it can be renewed', async () => {
  await using house = await openHouse()
  const { id } = await house.as(await house.login()).demand.mine.add({ ...wanted, validDays: 7 })
  for (const days of [4.5, 0.1, 2, 1]) {
    house.pass(days * day)
    await ageDemands(house.house)
  }
  const api = house.as(await house.login())
  const { mine } = api.demand
  const alerts = (await api.account.alert.list({ kind: 'expiry' })).data
  expect(alerts.map(({ title }) => title)).toEqual(['1 条供求一天内到期', '1 条供求三天内到期'])
  const told = (await api.message.message.list({ type: 'notification' })).data
  expect(told.map(({ title }) => title)).toEqual(alerts.map(({ title }) => title))
  expect(await mine.counts({})).toEqual([{ status: 'expired', count: 1 }])
  expect((await house.as().demand.demand.list({})).totalRecord).toBe(0)
  await mine.renew({ ids: [id], validDays: 15 })
  expect((await house.as().demand.demand.list({})).totalRecord).toBe(1)
  expect((await mine.expiring()).count).toBe(0)
})

test('a post is closed, opened again and moved to the top once a day', async () => {
  await using house = await openHouse()
  const { mine } = house.as(await house.login()).demand
  const { id } = await mine.add(wanted)
  const other = await mine.add({ ...wanted, model: 'LM358' })
  await mine.setStatus({ ids: [id], status: 'closed' })
  expect((await refused(mine.refresh({ ids: [id] }))).code).toBe(409)
  await mine.setStatus({ ids: [id], status: 'open' })
  house.pass(1000)
  await mine.refresh({ ids: [other.id] })
  expect((await house.as().demand.demand.list({})).data.map((post) => post.id)).toEqual([other.id, id])
  expect((await refused(mine.refresh({ ids: [other.id] }))).code).toBe(429)
  const stranger = house.as(await house.login('+86-13800000002')).demand.mine
  expect((await refused(stranger.remove({ ids: [id] }))).code).toBe(404)
  await mine.remove({ ids: [id, other.id] })
  expect((await mine.list({})).totalRecord).toBe(0)
})

test('a change takes back what was told of price and tax', async () => {
  await using house = await openHouse()
  const { mine, demand } = house.as(await house.login()).demand
  const { id } = await mine.add({ ...wanted, price: 3.2, taxIncluded: true })
  await mine.update({ id, negotiable: true })
  expect(await demand.detail({ id })).toMatchObject({ taxIncluded: true })
  await mine.update({ id, taxNegotiable: true })
  const changed = await demand.detail({ id })
  expect([changed.price, changed.taxIncluded]).toEqual([undefined, undefined])
})

test('nobody posts with a contact or a list of parts of somebody else', async () => {
  await using house = await openHouse()
  const owner = house.as(await house.login())
  const other = house.as(await house.login('+86-13800000002'))
  const { id: contactId } = await owner.enterprise.myContact.add({ name: '张工', mobile: '+86-13912345678' })
  const { id: bomId } = await owner.demand.bom.save({
    name: '主板',
    lines: [{ rowNo: 2, model: 'LM358DR', quantity: 1, bucket: 'demand' }],
  })
  const row = { type: 1, model: 'LM358DR', quantity: 100 } as const
  expect((await refused(other.demand.mine.add({ ...row, contactId }))).message).toBe('没有找到这位联系人')
  expect((await refused(other.demand.batch.add({ demands: [row], bomId }))).code).toBe(404)
  expect(await owner.demand.batch.add({ demands: [row], bomId, contactId })).toEqual({ success: 1, fail: [] })
})

test('a list of parts that is submitted again changes its own posts instead of doubling them, and no other list’s', async () => {
  await using house = await openHouse()
  const { demand } = house.as(await house.login())
  const listed = async (name: string) =>
    (await demand.bom.save({ name, lines: [{ rowNo: 1, model: 'STM32F103C8T6', quantity: 1 }] })).id
  const [bomId, otherId] = [await listed('网关'), await listed('电源')]
  const rows = (quantity: number) => [
    { ...wanted, quantity },
    { ...wanted, model: 'XC7788-A0' },
  ]
  expect(await demand.batch.add({ demands: rows(2000), bomId })).toEqual({ success: 2, fail: [] })
  expect(await demand.batch.add({ demands: rows(3000), bomId })).toEqual({ success: 2, fail: [] })
  const { data } = await demand.mine.list({})
  expect(data.map(({ model, quantity }) => [model, quantity]).sort()).toEqual([
    ['STM32F103C8T6', 3000],
    ['XC7788-A0', 2000],
  ])
  expect(data.map(({ bomName }) => bomName)).toEqual(['网关', '网关'])
  const again = await demand.batch.add({ demands: [{ ...wanted, quantity: 9 }], bomId: otherId })
  const error = 'STM32F103C8T6 已有一条相同的求购在进行中'
  expect(again).toEqual({ success: 0, fail: [{ rowNo: 1, error, sameId: expect.any(Number) }] })
  const twice = await demand.batch.add({ demands: [...rows(5), { ...wanted, quantity: 6 }], bomId })
  expect(twice).toEqual({ success: 2, fail: [{ rowNo: 3, error, sameId: expect.any(Number) }] })
})
