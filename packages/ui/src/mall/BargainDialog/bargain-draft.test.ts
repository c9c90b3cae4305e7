import { expect, test } from 'vitest'
import { bargainFaults, comparedOf, isNoOffer, noOfferWords, offerOf, type Offered } from './bargain-draft.ts'
import { scaleOf } from './bargain-ruler.ts'

const goods: Offered = {
  ladderPrices: [
    { min: 10, price: 4.52 },
    { min: 100, price: 3.86 },
    { min: 500, price: 3.52 },
    { min: 1000, price: 3.31 },
    { min: 5000, price: 3.22 },
  ],
  currency: 'CNY',
  moq: 10,
  mpq: 10,
  stock: 12_400,
}
const draft = { quantity: 2000, price: 3.05, remark: ' 分批 ' }

test('an offer below its tier is sent with what it comes to', () => {
  expect(offerOf(goods, draft)).toEqual({ quantity: 2000, price: 3.05, remark: '分批' })
  expect(comparedOf(goods, draft)).toEqual({
    now: 3_310_000n,
    less: 260_000n,
    percent: '7.9',
    amount: 6_100_000_000n,
  })
})

test('a price that can be had already is no offer', () => {
  expect([3.3, 3.31, 3.5, 1e21].map((price) => isNoOffer(goods, { ...draft, price }))).toEqual([
    false,
    true,
    true,
    true,
  ])
  expect(noOfferWords(goods, { ...draft, price: 3.31 })).toBe('现价就是 ¥3.31，直接下单即可')
  expect(comparedOf(goods, { ...draft, price: 1e21 })).toBeUndefined()
})

test('a quantity that cannot be bought and a price of nothing are told at their fields', () => {
  expect(bargainFaults(goods, { quantity: 4, price: 0, remark: '' })).toEqual([
    { field: 'quantity', message: '还差 6 片' },
    { field: 'price', message: '期望单价不能小于 0.000001' },
  ])
  expect(bargainFaults(goods, { quantity: null, price: null, remark: '' }).map(({ message }) => message)).toEqual([
    '请输入数量',
    '请输入期望单价',
  ])
})

test('tiers that lie close keep their words apart, and the current one always has them', () => {
  const { marks, offer, now } = scaleOf(goods.ladderPrices, { min: 1000, price: 3.31 }, 3.05, 'CNY')
  expect(marks.map(({ min, side }) => [min, side])).toEqual([
    [100, 'middle'],
    [500, 'middle'],
    [1000, 'middle'],
    [5000, 'left'],
  ])
  expect(offer).toBe(12)
  expect(now).toBeGreaterThan(offer)
})
