import { expect, test } from 'vitest'
import { narrowedBy, partSearchOf, readSearchParams } from './search-params.ts'

test('what an address may say is kept', () => {
  const given = {
    tab: 'spec',
    brandId: [3, '4'],
    categoryId: '7',
    package: '0402',
    stock: true,
    sort: 'stock',
    page: '2',
  }
  expect(readSearchParams(given)).toEqual({
    tab: 'spec',
    brandId: [3, 4],
    categoryId: 7,
    package: ['0402'],
    stock: true,
    sort: 'stock',
    page: 2,
  })
})

test('what cannot be is dropped, and nothing is left where nothing was said', () => {
  expect(
    readSearchParams({
      tab: 'x',
      brandId: ['a', -1, 1.5],
      categoryId: 0,
      page: 'NaN',
      sort: {},
      stock: 'yes',
      more: 1,
    }),
  ).toEqual({})
})

test('a package that reads like a number stays the text it is', () => {
  expect(readSearchParams({ package: [402, '0603'] })).toEqual({ package: ['402', '0603'] })
})

test('the server is asked for the first page and 200 letters at most', () => {
  expect(partSearchOf('x'.repeat(300), {})).toEqual({ keywords: 'x'.repeat(200), pageIndex: 1 })
})

test('ways of narrowing are counted', () => {
  expect(narrowedBy({ brandId: [1, 2], package: ['0402'], stock: true, page: 3 })).toBe(4)
})
