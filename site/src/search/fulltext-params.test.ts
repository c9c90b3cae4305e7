import { expect, test } from 'vitest'
import { fulltextInputOf, fulltextNarrowedBy } from './fulltext-input.ts'
import { readFulltextParams } from './fulltext-params.ts'

test('an address is read, and what cannot be is left out', () => {
  const good = { brandId: '3', categoryId: 12, lang: 'zh', year: '2024', sort: 'newest', page: 2 }
  expect(readFulltextParams(good)).toEqual({ ...good, brandId: 3, year: 2024 })
  const bad = { brandId: 'x', categoryId: -1, lang: 'fr', year: 12, sort: 'best', page: 0 }
  expect(Object.values(readFulltextParams(bad)).every((value) => value === undefined)).toBe(true)
})

test('the server is asked for what the address says', () => {
  expect(fulltextInputOf('soft-start', { lang: 'en', page: 3 })).toEqual({
    keywords: 'soft-start',
    language: 'en',
    pageIndex: 3,
  })
})

test('an order is no way of narrowing', () => {
  expect(fulltextNarrowedBy({ brandId: 1, year: 2024, sort: 'newest', page: 2 })).toBe(2)
})
