import { cheaperQuantity } from '@xinpu/sdk/format'
import { expect, test } from 'vitest'
import { curveOf } from './total-curve.ts'

const ladder = [
  { min: 1, price: 5.21 },
  { min: 10, price: 4.52 },
  { min: 100, price: 3.86 },
  { min: 500, price: 3.52 },
  { min: 1000, price: 3.31 },
  { min: 5000, price: 3.22 },
]

test('the curve shows where more pieces cost less, up to the second break after the quantity', () => {
  const curve = curveOf(ladder, 460)
  expect(curve?.most).toBe(1250)
  expect(curve?.breaks).toEqual([1, 10, 100, 500, 1000])
  expect(curve?.bands.map(({ from, to }) => [Math.ceil(from), to])).toEqual([
    [9, 10],
    [86, 100],
    [456, 500],
    [941, 1000],
  ])
})

test('there is no curve under the least quantity, nor without a ladder', () => {
  expect([curveOf([{ min: 100, price: 1 }], 10), curveOf([], 1)]).toEqual([undefined, undefined])
})

test('a quantity lies in a band just where a break in sight costs less in all', () => {
  const { bands = [], most = 0 } = curveOf(ladder, 460) ?? {}
  for (let pieces = 1; pieces < most; pieces += 1) {
    const next = cheaperQuantity(ladder, pieces)
    const isInBand = bands.some(({ from, to }) => pieces > from && pieces < to)
    expect([pieces, isInBand]).toEqual([pieces, next !== undefined && next.pieces < most])
  }
})
