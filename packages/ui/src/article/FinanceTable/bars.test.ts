import { expect, test } from 'vitest'
import { barsOf, plot } from './bars.ts'

test('bars stand on one zero, losses hang below it, and what is unknown leaves a gap', () => {
  const { bars, zero } = barsOf([10, null, -10])
  expect(zero).toBe(plot.height / 2)
  expect(bars).toEqual([
    { x: 2, y: 1, height: 17, isLast: false },
    { x: 35, y: 18, height: 17, isLast: true },
  ])
})

test('nothing but zeros is a line, and nothing at all is empty', () => {
  expect(barsOf([0, 0]).bars.map(({ height }) => height)).toEqual([1, 1])
  expect(barsOf([null]).bars).toEqual([])
})
