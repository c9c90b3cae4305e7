import { expect, test } from 'vitest'
import { chosenOfRange, countedIn, rangeOfChosen } from './counted.ts'

const pins = (...values: string[]) => ({
  name: '引脚数',
  unit: '',
  low: null,
  high: null,
  values: values.map((value) => ({ value, label: value, count: 1 })),
})
const many = countedIn(pins('48', '8', '100', '20', '32', '64', '144'))
if (!many) throw new Error('Numbers of pins are no numbers.')

test('many plain numbers of a parameter named for a number are a range, words and figures of a series are not', () => {
  expect(many.all).toEqual({ low: 8, high: 144 })
  expect(countedIn(pins('48', '8', '100', '20', '32', '64', '144+'))).toBeUndefined()
  expect(countedIn(pins('8', '16'))).toBeUndefined()
  expect(countedIn({ ...pins('48', '8', '100', '20', '32', '64', '144'), name: '系列' })).toBeUndefined()
  expect(countedIn({ ...pins('48', '8', '100', '20', '32', '64', '144'), unit: 'bit' })).toBeUndefined()
  expect(countedIn(pins(...Array.from({ length: 60 }, (_, at) => String(at + 100))))).toBeUndefined()
})

test('a range names the numbers that lie in it, and they read as that range again', () => {
  expect(chosenOfRange(many, '20..64')).toBe('20|32|48|64')
  expect(rangeOfChosen(many, '20|32|48|64')).toEqual({ expression: '20..64' })
  expect(chosenOfRange(many, '>=50')).toBe('64|100|144')
  expect(rangeOfChosen(many, '64|100|144')).toEqual({ expression: '>=64' })
})

test('all numbers are no condition, and a range without any is none that can be kept', () => {
  expect(chosenOfRange(many, '1..500')).toBeUndefined()
  expect(chosenOfRange(many, undefined)).toBeUndefined()
  expect(chosenOfRange(many, '200..300')).toBeNull()
  expect(rangeOfChosen(many, undefined)).toEqual({})
})

test('numbers with one left out between them are no range', () => {
  expect(rangeOfChosen(many, '20|48')).toBeUndefined()
  expect(rangeOfChosen(many, '7')).toBeUndefined()
  expect(rangeOfChosen(many, 'X7R')).toBeUndefined()
})
