import { expect, test } from 'vitest'
import { chosenOf, filtersOf } from './name-filter.ts'

test('a filter comes back from its bar as it went in', () => {
  const filter = { keywords: 'LM358', categoryId: 12 }
  expect(chosenOf(filtersOf(filter))).toEqual(filter)
})

test('what is emptied or cannot be filters nothing', () => {
  expect(chosenOf({ keywords: '  ', categoryId: '' })).toEqual({ keywords: undefined, categoryId: undefined })
  expect(chosenOf({ keywords: ['a'], categoryId: 'x' })).toEqual({ keywords: undefined, categoryId: undefined })
  expect(filtersOf({})).toEqual({})
})
