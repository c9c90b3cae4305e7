import { expect, test } from 'vitest'
import { linesOf, pairsOf, piecesOf } from './diff.ts'

test('a figure changes as a whole', () => {
  expect(piecesOf('输出 3.3 V', '输出 5.0 V')).toEqual([
    { side: 'both', text: '输出 ' },
    { side: 'before', text: '3.3' },
    { side: 'after', text: '5.0' },
    { side: 'both', text: ' V' },
  ])
})

test('thousands are one figure, and Han beside Latin is cut from it', () => {
  expect(piecesOf('1,000 万', '3,000 万').slice(0, 2)).toEqual([
    { side: 'before', text: '1,000' },
    { side: 'after', text: '3,000' },
  ])
  expect(piecesOf('8-SOIC封装', '8-SOIC管装')[0]).toEqual({ side: 'both', text: '8-SOIC' })
})

test('Han characters change one by one', () => {
  expect(piecesOf('深圳现货', '香港现货').at(-1)).toEqual({ side: 'both', text: '现货' })
})

test('a rewritten line stands beside what became of it', () => {
  expect(linesOf('a\nb\nc', 'a\nB\nc\nd')).toEqual([
    { before: 'a', after: 'a' },
    { before: 'b', after: 'B' },
    { before: 'c', after: 'c' },
    { before: undefined, after: 'd' },
  ])
})

test('nothing became something', () => {
  expect(linesOf('', 'a')).toEqual([{ before: undefined, after: 'a' }])
})

test('what is gone stays in its place; what moved is told once', () => {
  const keyOf = (key: string) => key
  expect(pairsOf(['a', 'b', 'c'], ['a', 'c', 'd'], keyOf)).toEqual([
    { before: 'a', after: 'a' },
    { before: 'b', after: undefined },
    { before: 'c', after: 'c' },
    { before: undefined, after: 'd' },
  ])
  expect(pairsOf(['a', 'b'], ['b', 'a'], keyOf)).toHaveLength(2)
})
