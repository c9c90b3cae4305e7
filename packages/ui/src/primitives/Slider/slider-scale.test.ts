import { expect, test } from 'vitest'
import { placeOf, placesOf, valueAt, type Ruler } from './slider-scale.ts'

const rulers: [string, Ruler][] = [
  ['capacitances of eight decades', { min: 1e-12, max: 1e-4, scale: 'log' }],
  ['resistances of three decades', { min: 3, max: 5100, scale: 'log' }],
  ['temperatures', { min: -55, max: 150, scale: 'linear' }],
  ['voltages by a step', { min: 0, max: 36, scale: 'linear', step: 0.5 }],
  ['a tenth of a unit', { min: 0.1, max: 0.35, scale: 'linear' }],
]

test.each(rulers)('on a rail of %s every arrow goes on, and both ends are near', (_, ruler) => {
  const places = Array.from({ length: placesOf(ruler) + 1 }, (_, at) => at)
  const values = places.map((place) => valueAt(place, ruler))
  expect(values.length).toBeLessThanOrEqual(75)
  expect(values[0]).toBe(ruler.min)
  expect(values.at(-1)).toBe(ruler.max)
  expect(values.every((value, at) => at === 0 || value > (values[at - 1] ?? value))).toBe(true)
  expect(values.map((value) => placeOf(value, ruler))).toEqual(places)
})

test('a thumb stands at numbers one would write', () => {
  const [, capacitance] = rulers[0]!
  expect([1, 2, 3, 4].map((place) => valueAt(place, capacitance))).toEqual([1.5e-12, 2.2e-12, 3.3e-12, 4.7e-12])
  const [, temperature] = rulers[2]!
  expect([1, 2].map((place) => valueAt(place, temperature))).toEqual([-50, -45])
})

test('what lies beyond an end stands at it', () => {
  const [, capacitance] = rulers[0]!
  expect(placeOf(0, capacitance)).toBe(0)
  expect(placeOf(1, capacitance)).toBe(placesOf(capacitance))
})
