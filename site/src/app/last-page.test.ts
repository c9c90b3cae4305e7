import { expect, test } from 'vitest'
import { lastPage } from './last-page.ts'

test.each([
  ['a page within the list stays', 41, 3, undefined],
  ['a page beyond its end becomes its last', 41, 4, 3],
  ['so does one far beyond', 40, 9999, 2],
  ['an empty list has one page', 0, 2, 1],
])('%s', (_, totalRecord, page, shown) => {
  expect(lastPage({ totalRecord }, page, 20)).toBe(shown)
})
