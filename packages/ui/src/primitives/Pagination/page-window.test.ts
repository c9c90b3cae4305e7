import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test('one page stands alone', () => {
  expect(pageWindow(1, 1)).toEqual([1])
})

test('two on either side, first and last, gaps between', () => {
  expect(pageWindow(30, 61)).toEqual([1, 'gap', 28, 29, 30, 31, 32, 'gap', 61])
})

test('a gap of one page is that page', () => {
  expect(pageWindow(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('at the ends the row is short', () => {
  expect(pageWindow(1, 1000)).toEqual([1, 2, 3, 'gap', 1000])
  expect(pageWindow(1000, 1000)).toEqual([1, 'gap', 998, 999, 1000])
})
