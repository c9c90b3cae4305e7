import { expect, test } from 'vitest'
import { hallOf, readHallParams } from './hall-params.ts'

test('the path names a kind and a page from 0, and nothing else is a hall', () => {
  expect(hallOf('1/0')).toEqual({ type: 1, page: 1, isWhole: true })
  expect(hallOf('0/12')).toEqual({ type: 0, page: 13, isWhole: true })
  for (const path of ['0', '0/']) expect(hallOf(path)).toEqual({ type: 0, page: 1, isWhole: false })
  for (const path of [undefined, '', '2', '2/0', '1/x', '1/0/2', '1/-1']) expect(hallOf(path)).toBeUndefined()
})

test('what no list can be narrowed by is left out', () => {
  expect(readHallParams({ keywords: 'stm32', days: '7', qtyMin: 'x', sort: 'price', verified: true })).toEqual({
    keywords: 'stm32',
    brandId: undefined,
    region: undefined,
    batch: undefined,
    verified: true,
    qtyMin: undefined,
    days: 7,
    sort: undefined,
    pageSize: undefined,
  })
  expect([20, 50, '100', 1000].map((pageSize) => readHallParams({ pageSize }).pageSize)).toEqual([
    undefined,
    50,
    100,
    undefined,
  ])
})

test('days that are no number at all are left out', () => {
  const noWord: object = Object.create(null)
  expect([noWord, [7], '7', 7, 8].map((days) => readHallParams({ days }).days)).toEqual([
    undefined,
    undefined,
    7,
    7,
    undefined,
  ])
})
