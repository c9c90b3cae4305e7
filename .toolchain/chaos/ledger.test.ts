import { expect, test } from 'vitest'
import { diceOf } from './dice.ts'
import { tallyOf, unseenOf, type Outcome, type Written } from './ledger.ts'

const order = (key: string, outcome: Outcome): Written => ({ kind: 'order', key, outcome, begin: 0, end: 10 })

test('what was told done is there once, what nobody knows once or not at all', () => {
  const written = [order('a', 'done'), order('b', 'unknown'), order('c', 'unknown'), order('d', 'refused')]
  const nothing = { lost: [], doubled: [], refused: [] }
  expect(
    tallyOf(
      written,
      new Map([
        ['a', 1],
        ['b', 1],
      ]),
    ),
  ).toEqual(nothing)
})

test('what is missing, there twice, or there although refused is named', () => {
  const written = [order('a', 'done'), order('b', 'done'), order('c', 'unknown'), order('d', 'refused')]
  expect(
    tallyOf(
      written,
      new Map([
        ['b', 2],
        ['c', 3],
        ['d', 1],
      ]),
    ),
  ).toEqual({
    lost: ['order a'],
    doubled: ['b', 'c'],
    refused: ['order d'],
  })
})

test('a session sees what it was told before it asked; what was under way then it need not', () => {
  const written = [order('a', 'done'), order('b', 'unknown')]
  expect(unseenOf(written, [{ key: 'a', begin: 5, isSeen: false }])).toEqual([])
  expect(unseenOf(written, [{ key: 'b', begin: 50, isSeen: false }])).toEqual([])
  expect(unseenOf(written, [{ key: 'a', begin: 50, isSeen: true }])).toEqual([])
  expect(unseenOf(written, [{ key: 'a', begin: 50, isSeen: false }])).toEqual(['a'])
})

test('the same seed draws the same', () => {
  const drawn = (seed: number) => Array.from({ length: 50 }, (_, at) => at).map(diceOf(seed).below)
  expect(drawn(7)).toEqual(drawn(7))
  expect(drawn(7)).not.toEqual(drawn(8))
  expect(Array.from({ length: 1000 }, diceOf(1).draw).every((each) => each >= 0 && each < 1)).toBe(true)
})
