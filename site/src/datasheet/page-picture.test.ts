import { expect, test } from 'vitest'
import { pageFor, pageOfMost } from './page-picture.ts'

test('the page of a table is the one that most of its values are from', () => {
  expect(pageOfMost([{ page: 4 }, { page: 5 }, {}, { page: 5 }])).toBe(5)
  expect(pageOfMost([{ page: 6 }, { page: 2 }])).toBe(2)
  expect(pageOfMost([{}])).toBe(1)
})

test('a visitor sees the first pages', () => {
  expect([pageFor(true, 3), pageFor(true, 4), pageFor(false, 4)]).toEqual([3, 1, 4])
})
