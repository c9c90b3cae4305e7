import { expect, test } from 'vitest'
import { neighboursOf } from './fulltext-neighbours.ts'

const beside = (...words: string[]) => neighboursOf(words.map((word) => ({ word })))

test('neighbours leave the trace that pages keep of them', () => {
  expect(beside('soft', 'start')).toEqual(["'softstart':*"])
  expect(beside('3.3', 'V')).toEqual(["'3.3v':*"])
  expect(beside('软启动', '时间')).toEqual(["'动时'"])
  expect(beside('soft', 'start', 'time')).toEqual(["'softstart':*", "'starttime':*"])
})

test('one word, and words that leave no trace together, have none', () => {
  expect(beside('soft-start')).toEqual([])
  expect(beside()).toEqual([])
  expect(beside('STM32', '时钟')).toEqual([])
  expect(beside('of', 'LDO')).toEqual([])
})

test('words that leave no trace with one neighbour may leave one with the other', () => {
  expect(beside('LM358', 'output', 'voltage')).toEqual(["'outputvoltage':*"])
})
