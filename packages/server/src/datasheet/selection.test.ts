import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse, type Catalogue } from '../../test/catalogue.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'
import type { Offer } from '@xinpu/sdk/types'
import { offerPage, offersOf, type OfferSource } from './offer.ts'

let house: TestHouse
let catalogue: Catalogue
const selection = () => house.as().datasheet.selection

beforeAll(async () => {
  house = await openHouse()
  catalogue = await stockHouse(house.house)
})
afterAll(async () => house[Symbol.asyncDispose]())

test('alternates come best first with their verdicts, however the value is written', async () => {
  const { rules, alternates } = await selection().alternates({ id: catalogue.part('GRM155R71C104KA88D') })
  expect(rules).toEqual([
    { name: '封装', rule: 'equal' },
    { name: '容值', rule: 'equal' },
    { name: '耐压', rule: 'atLeast' },
  ])
  expect(alternates.map(({ model, verdict }) => [model.model, verdict])).toEqual([
    ['CL05B104KO5NNNC', 'drop-in'],
    ['GRM188R71H104KA93D', 'board-change'],
  ])
  expect(alternates[1]?.reasons).toEqual([
    { name: '封装', from: '0402', to: '0603', effect: 'different' },
    { name: '容值', from: '100nF', to: '100000pF', effect: 'same' },
    { name: '耐压', from: '16V', to: '50V', effect: 'better' },
  ])
})

test('a part that endures more finds those that endure less as replacements in part', async () => {
  const { alternates } = await selection().alternates({ id: catalogue.part('GRM188R71H104KA93D') })
  expect(alternates.map(({ verdict }) => verdict)).toEqual(['partial', 'partial'])
})

test('the best come alone where fewer are asked for, and how many there are is told', async () => {
  const { alternates, totalRecord } = await selection().alternates({
    id: catalogue.part('GRM155R71C104KA88D'),
    size: 1,
  })
  expect(alternates.map(({ model }) => model.model)).toEqual(['CL05B104KO5NNNC'])
  expect(totalRecord).toBe(2)
})

test('rules that are loosened find more', async () => {
  const { rules, alternates } = await selection().alternates({
    id: catalogue.part('GRM188R71H104KA93D'),
    rules: [
      { name: '封装', rule: 'equal' },
      { name: '容值', rule: 'ignore' },
      { name: '耐压', rule: 'atLeast' },
    ],
  })
  expect(rules[1]).toEqual({ name: '容值', rule: 'ignore' })
  expect(alternates[0]).toMatchObject({ model: { model: 'GRM188R71H103KA01D' }, verdict: 'drop-in' })
})

test('a part that was written to is judged by what it tells now, and one that is no more is judged no longer', async () => {
  const { db } = house.house
  const verdicts = async () => {
    const { alternates } = await selection().alternates({ id: catalogue.part('GRM155R71C104KA88D') })
    return alternates.map(({ model, verdict }) => `${model.model} ${verdict}`)
  }
  const before = await verdicts()
  const part = db.updateTable('part').where('id', '=', catalogue.part('CL05B104KO5NNNC'))
  await part.set({ package: '0805' }).execute()
  expect(await verdicts()).toContain('CL05B104KO5NNNC board-change')
  await part.set({ lifecycle: 'obsolete' }).execute()
  expect(await verdicts()).toEqual(['GRM188R71H104KA93D board-change'])
  await part.set({ package: '0402', lifecycle: 'active' }).execute()
  expect(await verdicts()).toEqual(before)
})

test('an alternate of another maker is none where the maker must be the same', async () => {
  const { alternates } = await selection().alternates({
    id: catalogue.part('GRM155R71C104KA88D'),
    rules: [
      { name: '容值', rule: 'equal' },
      { name: '品牌', rule: 'equal' },
    ],
  })
  expect(alternates.map(({ model }) => model.model)).toEqual(['GRM188R71H104KA93D'])
})

test('a part that tells nothing has no alternates, and an unknown one is not found', async () => {
  expect((await selection().alternates({ id: catalogue.part('LM358') })).alternates).toEqual([])
  await expect(selection().alternates({ id: 2_147_483_647 })).rejects.toMatchObject({ code: 404 })
})

test('parts stand side by side in the order asked for, with differences, the best and the verdict', async () => {
  const ids = ['GRM155R71C104KA88D', 'GRM188R71H104KA93D'].map(catalogue.part)
  const comparison = await selection().compare({ ids })
  expect(comparison.models.map(({ id }) => id)).toEqual(ids)
  const row = (name: string) => comparison.rows.find((one) => one.name === name)
  expect(row('容值')).toMatchObject({ group: '电气参数', differs: false, best: [] })
  expect(row('耐压')).toMatchObject({ values: ['16V', '50V'], differs: true, best: [1] })
  expect(row('封装')).toMatchObject({ values: ['0402', '0603'], differs: true, best: [] })
  expect(row('库存')).toMatchObject({ values: ['52000', ''], unit: '片' })
  expect(comparison.verdicts).toEqual([{ modelId: ids[1], verdict: 'board-change' }])
  expect(comparison).not.toHaveProperty('pins')
})

test('parts of several kinds are set side by side without a best one or a verdict', async () => {
  const ids = ['GRM155R71C104KA88D', 'LM358'].map(catalogue.part)
  const comparison = await selection().compare({ ids })
  expect(comparison.verdicts).toEqual([{ modelId: ids[1], verdict: null }])
  expect(comparison.rows.filter(({ group }) => group === '电气参数').flatMap(({ best }) => best)).toEqual([])
})

test('a comparison names the part that it does not find', async () => {
  const compared = selection().compare({ ids: [catalogue.part('LM358'), 999_999] })
  await expect(compared).rejects.toMatchObject({ code: 404, message: '没有找到编号 999999 的型号' })
})

test('a part that nobody offers has no offer, and an unknown one is not found', async () => {
  expect(await selection().offers({ modelId: catalogue.part('LM358') })).toEqual({ data: [], totalRecord: 0 })
  await expect(selection().offers({ modelId: 2_147_483_647 })).rejects.toMatchObject({ code: 404 })
})

test('offers of every source stand in one order, prices before those on request', async () => {
  const offer = (refId: number, price?: number) => ({
    kind: 'goods' as const,
    refId,
    seller: '启芯微电子',
    isAuth: true,
    model: 'LM358',
    ...(price !== undefined && { price }),
    currency: 'CNY' as const,
    stock: refId * 10,
    updateTime: `2026-11-0${refId}T00:00:00.000Z`,
  })
  const of = (found: Offer) => ({ partId: 1, offer: found })
  const shop: OfferSource = async () => [of(offer(1, 3)), of(offer(2))]
  const posts: OfferSource = async () => [of({ ...offer(3, 2), kind: 'supply' })]
  const brought = { ...house.house.brought, offers: [shop, posts] }
  const offers = await offersOf({ ...house.house, brought }, { partId: 1, pieces: 10 })
  const order = (sort: 'price' | 'stock', pageIndex = 1, pageSize = 20) =>
    offerPage(offers, sort, { pageIndex, pageSize }).data.map(({ refId }) => refId)
  expect([order('price'), order('stock'), order('price', 2, 2)]).toEqual([[3, 1, 2], [3, 2, 1], [2]])
})

test('offers in yuan stand in the order of what they cost with tax, those in dollars as they are', () => {
  const offer = (refId: number, price: number, told: Partial<Offer>) =>
    ({
      kind: 'supply',
      refId,
      seller: '启芯微电子',
      isAuth: true,
      model: 'LM358',
      price,
      stock: 1,
      currency: 'CNY',
      updateTime: '2026-11-01T00:00:00.000Z',
      ...told,
    }) satisfies Offer
  const offers = [
    offer(1, 5.5, { taxIncluded: false }),
    offer(2, 6, { taxIncluded: true }),
    offer(3, 6.1, {}),
    offer(4, 1, { currency: 'USD', taxIncluded: false }),
    offer(5, 1.1, { currency: 'USD', taxIncluded: true }),
  ]
  const { data } = offerPage(offers, 'price', { pageIndex: 1, pageSize: 20 })
  expect(data.map(({ refId }) => refId)).toEqual([2, 3, 1, 4, 5])
})
