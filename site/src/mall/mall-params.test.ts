import { expect, test } from 'vitest'
import { readCheckoutParams, readMallParams } from './mall-params.ts'
import { pageOf, shopOf } from './mall-path.ts'

test('a path names a page of goods, counted from 1', () => {
  expect(['1', '27', '0', '', '1/2', 'x', undefined].map(pageOf)).toEqual([1, 27, ...Array(5).fill(undefined)])
})

test('a path below the shops names the directory, or a shop, and a page', () => {
  expect(['', 'list', 'list/3', '45', '45/2', 'list/0', '0', '45/x'].map(shopOf)).toEqual([
    { page: 1 },
    { page: 1 },
    { page: 3 },
    { merchantId: 45, page: 1 },
    { merchantId: 45, page: 2 },
    undefined,
    undefined,
    undefined,
  ])
})

test('what cannot be is left out of a list of goods', () => {
  expect(readMallParams({ qty: '0', sort: 'best', currency: 'EUR', minPrice: -1, brandId: [3, 'x'] })).toEqual({
    brandId: [3],
  })
  expect(readMallParams({ qty: 1000, hasStock: true, maxPrice: '0.5' })).toEqual({
    qty: 1000,
    hasStock: true,
    maxPrice: 0.5,
  })
})

test('lines of the cart are numbers with commas, and nothing else', () => {
  expect([12, '12,13', '12,', 'x', '1,2;3'].map((cartIds) => readCheckoutParams({ cartIds }).cartIds)).toEqual([
    12,
    '12,13',
    undefined,
    undefined,
    undefined,
  ])
})
