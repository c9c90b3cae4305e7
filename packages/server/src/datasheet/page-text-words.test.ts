import { expect, test } from 'vitest'
import { pageWords } from './page-text-words.ts'

test('two words that are one thing are found as one', () => {
  expect(pageWords('adjustable soft start time')).toEqual(expect.arrayContaining(['soft', 'start', 'softstart']))
  expect(pageWords('the soft-start pin')).toContain('softstart')
  expect(pageWords('soft-\nstart')).toContain('softstart')
})

test('a number is found with its unit, however the micro sign is written', () => {
  expect(pageWords('100 nF and 4.7 µF')).toEqual(expect.arrayContaining(['100nf', '4.7uf']))
  expect(pageWords('4.7 μF')).toContain('4.7uf')
})

test('particles join nothing', () => {
  expect(pageWords('of the device')).not.toContain('ofthe')
})

test('a Chinese word that a line breaks in two is still one', () => {
  expect(pageWords('可调软启\n动时间')).toEqual(expect.arrayContaining(['软启', '启动', '动时']))
})
