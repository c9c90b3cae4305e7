import { afterAll, beforeAll, expect, test } from 'vitest'
import { nanshan, openMall, type TestMall } from '../../test/mall.ts'
import { refused } from '../../test/refusal.ts'

let mall: TestMall

beforeAll(async () => void (mall = await openMall()))
afterAll(async () => mall[Symbol.asyncDispose]())

const buyer = async () => (await mall.comer()).mall.address

test('the first address is the default, and says where it lies', async () => {
  const address = await buyer()
  const added = await address.add(nanshan)
  expect(added).toMatchObject({ province: '广东省', city: '深圳市', district: '南山区', isDefault: true, type: 'CN' })
  const second = await address.add({ ...nanshan, name: '林工' })
  expect(second.isDefault).toBe(false)
  await address.setDefault({ id: second.id })
  expect((await address.list()).map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ['林工', true],
    ['王收', false],
  ])
  await address.remove({ id: second.id })
  expect((await address.list()).map(({ name, isDefault }) => [name, isDefault])).toEqual([['王收', true]])
})

test('each kind of address has a default of its own', async () => {
  const address = await buyer()
  await address.add(nanshan)
  const regions = await mall.house.as().portal.region.list({ parentId: 810_000 })
  const hk = { ...nanshan, provinceId: 810_000, cityId: regions[0]?.id ?? 0, type: 'HK' as const }
  const districts = await mall.house.as().portal.region.list({ parentId: hk.cityId })
  await address.add({ ...hk, districtId: districts[0]?.id ?? 0 })
  expect((await address.list({ type: 'HK' })).map(({ isDefault }) => isDefault)).toEqual([true])
  expect((await address.list()).map(({ isDefault }) => isDefault)).toEqual([true, true])
})

test('a place hangs together, and changes as a whole', async () => {
  const address = await buyer()
  expect(await refused(address.add({ ...nanshan, districtId: 310_101 }))).toMatchObject({
    code: 409,
    message: '所在地区：请从省到区县选全',
  })
  const { id } = await address.add(nanshan)
  expect(await refused(address.update({ id, provinceId: 310_000 }))).toMatchObject({ code: 409 })
  await address.update({ id, provinceId: 310_000, cityId: 310_100, districtId: 310_101, name: '李收' })
  expect(await address.detail({ id })).toMatchObject({ name: '李收', province: '上海市', address: nanshan.address })
})

test('there are twenty at most, however many are added at once', async () => {
  const address = await buyer()
  const all = await Promise.allSettled(Array.from({ length: 23 }, () => address.add(nanshan)))
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(3)
  const kept = await address.list()
  expect([kept.length, kept.filter(({ isDefault }) => isDefault).length]).toEqual([20, 1])
})

test('what belongs to somebody else is not there', async () => {
  const [mine, other] = [await buyer(), await buyer()]
  const { id } = await mine.add(nanshan)
  const asked = [other.detail({ id }), other.update({ id, name: '某' }), other.remove({ id }), other.setDefault({ id })]
  for (const refusal of await Promise.all(asked.map(refused))) expect(refusal).toMatchObject({ code: 404 })
})
