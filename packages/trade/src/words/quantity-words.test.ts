import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tsqueryOf, type Need } from './need.ts'
import { quantitiesBetween, quantityWord, type Between } from './quantity-words.ts'

const prefixesOf = (need: Need | undefined): string[] => {
  if (!need) return []
  if ('prefix' in need) return [need.prefix]
  return 'any' in need ? need.any.flatMap(prefixesOf) : []
}
const isWithin = (value: number, low: number | null, high: number | null, unit: string) =>
  holds({ low, high, unit }, value)
const holds = (between: Between, value: number) =>
  prefixesOf(quantitiesBetween(between)).some((prefix) => quantityWord(value, between.unit).startsWith(prefix))

test('six digits tell values apart', () => {
  expect(quantityWord(32_768, 'Hz')).not.toBe(quantityWord(32_770, 'Hz'))
  expect(quantityWord(1e-7, 'F')).toBe(quantityWord(0.1e-6, 'F'))
  expect(quantityWord(1_843_200, 'Hz')).not.toBe(quantityWord(18_432_000, 'Hz'))
})

const measured = fc.double({ min: 1e-14, max: 1e12, noNaN: true }).map((value) => Number(value.toPrecision(6)))

test('a value is within two ends exactly when it is', () => {
  fc.assert(
    fc.property(measured, measured, measured, (value, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      expect(isWithin(value, low, high, 'F')).toBe(value >= low && value <= high)
      expect(isWithin(value, low, null, 'F')).toBe(value >= low)
      expect(isWithin(value, null, high, 'F')).toBe(value <= high)
      expect(isWithin(low, low, high, 'F') && isWithin(high, low, high, 'F')).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('an end that is left out is the only one that is', () => {
  fc.assert(
    fc.property(measured, measured, (value, end) => {
      expect(holds({ low: end, high: null, unit: 'V', isStrict: true }, value)).toBe(value > end)
      expect(holds({ low: null, high: end, unit: 'V', isStrict: true }, value)).toBe(value < end)
      expect(holds({ low: end, high: null, unit: 'V', isStrict: true }, end)).toBe(false)
    }),
    { numRuns: 1000 },
  )
  for (const end of [1, 10, 25, 100])
    expect(
      [end, end * 1.00001].map((value) => holds({ low: end, high: null, unit: 'V', isStrict: true }, value)),
    ).toEqual([false, true])
  expect([-6, -5, -4].map((value) => holds({ low: -5, high: null, unit: '°C', isStrict: true }, value))).toEqual([
    false,
    false,
    true,
  ])
})

test('ranges reach below zero where they are said to', () => {
  const degrees = [-55, -40, -10, 0, 25, 85, 125]
  expect(degrees.map((value) => isWithin(value, -40, 85, '°C'))).toEqual([false, true, true, true, true, true, false])
  expect(degrees.map((value) => isWithin(value, null, -10, '°C'))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  expect(degrees.map((value) => isWithin(value, -40, -10, '°C'))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('a range is asked for in few beginnings', () => {
  expect(prefixesOf(quantitiesBetween({ low: 1e-7, high: 1e-6, unit: 'F' })).length).toBeLessThan(5)
  fc.assert(
    fc.property(measured, measured, (one, other) => {
      const need = quantitiesBetween({ low: Math.min(one, other), high: Math.max(one, other), unit: 'Ω' })
      expect(prefixesOf(need).length).toBeLessThan(150)
      expect(need && tsqueryOf(need)).not.toBe('')
    }),
  )
})
