import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from '../app/address.ts'
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
  expect(partSearchOf(cleanText('x'.repeat(300)), {})).toEqual({ keywords: 'x'.repeat(200), pageIndex: 1 })
})

/** Whatever an address says, by hand or by mischief: as the router reads it, anything that JSON can hold. */
const anyAddress = fc.dictionary(
  fc.constantFrom('tab', 'brandId', 'categoryId', 'package', 'stock', 'sort', 'page', 'f.容值', 'f.引脚数', 'f.\u0007'),
  fc.jsonValue({ maxDepth: 2 }),
)

test('whatever an address says, no value is left that a page cannot show', () => {
  fc.assert(
    fc.property(anyAddress, (given) => {
      const { brandId, categoryId, package: packages, stock, tab, sort, page, ...conditions } = readSearchParams(given)
      // What is left out would be put back by the router as it was.
      expect(Object.keys(given).filter((key) => !(key in readSearchParams(given)))).toEqual([])
      expect([brandId ?? [], categoryId ?? [], page ?? []].flat().every((number) => number >= 1)).toBe(true)
      expect((packages ?? []).every((name) => name.isWellFormed() && name !== '')).toBe(true)
      expect([undefined, true]).toContain(stock)
      expect([undefined, 'model', 'spec', 'stock', 'newest']).toEqual(expect.arrayContaining([tab, sort]))
      for (const condition of Object.values(conditions))
        expect(condition === undefined || (typeof condition === 'string' && condition.isWellFormed())).toBe(true)
    }),
  )
})

test('ways of narrowing are counted', () => {
  const search = { brandId: [1, 2], package: ['0402'], stock: true as const, 'f.容值': '100n', page: 3 }
  expect(narrowedBy(search)).toBe(5)
})

test('a condition on a parameter is kept as it was written, and asked for by its name', () => {
  const search = readSearchParams({ 'f.容值': '100n..1u', 'f.引脚数': 8, 'f.': 'x', 'f.空': '', 'f.乱': {} })
  expect(search).toMatchObject({ 'f.容值': '100n..1u', 'f.引脚数': '8' })
  expect(partSearchOf('电容', search).f).toEqual(['容值=100n..1u', '引脚数=8'])
})

test('no more conditions are kept than the server reads', () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`f.参数${at}`, '>=1']))
  expect(partSearchOf('', readSearchParams(many)).f).toHaveLength(20)
})
