import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, formatUnitPrice, fromMicro, lineAmount, toMicro } from './index.ts'
import { decimalOf, written } from './micro.ts'

test.each([
  [0, '¥0.00'],
  [-0, '¥0.00'],
  [0.003, '¥0.003'],
  [0.012, '¥0.012'],
  [1.2, '¥1.20'],
  [10, '¥10.00'],
  [1234.5, '¥1,234.50'],
  [0.000001, '¥0.000001'],
  [0.0000005, '¥0.000001'],
  [0.0000004, '¥0.00'],
  [-0.0000004, '¥0.00'],
  [0.1 + 0.2, '¥0.30'],
  [99_999_999.123456, '¥99,999,999.123456'],
  [-1234.5678, '-¥1,234.5678'],
  [1e21, '¥1,000,000,000,000,000,000,000.00'],
  [3000n, '¥0.003'],
  [Number.NaN, '—'],
  [Number.POSITIVE_INFINITY, '—'],
])('a unit price of %s reads %s', (price, text) => expect(formatUnitPrice(price)).toBe(text))

test.each([
  [0, '¥0.00'],
  [1.005, '¥1.01'],
  [1234.565, '¥1,234.57'],
  [0.004999, '¥0.00'],
  [-0.004, '¥0.00'],
  [-0.005, '-¥0.01'],
  [999.995, '¥1,000.00'],
  [99_999_998_900_000_001_000_000n, '¥99,999,998,900,000,001.00'],
  [Number.NaN, '—'],
])('an amount of %s reads %s', (amount, text) => expect(formatAmount(amount)).toBe(text))

test('dollars have their own sign', () => {
  expect([formatUnitPrice(0.25, 'USD'), formatAmount(-1234, 'USD')]).toEqual(['$0.25', '-$1,234.00'])
})

test('what is inside comes out as it went in', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 33n) * 1_000_000n, max: 2n ** 33n * 1_000_000n }), (micro) => {
      expect(toMicro(fromMicro(micro))).toBe(micro)
    }),
  )
  expect([toMicro(0.000001), toMicro('1234.50000000'), toMicro('-0.5'), toMicro(-0)]).toEqual([
    1n,
    1_234_500_000n,
    -500_000n,
    0n,
  ])
})

test('what is counted is what is written, and what cannot be written is refused both ways', () => {
  const outcome = (read: (value: number) => bigint, value: number) => {
    try {
      return read(value)
    } catch (error) {
      return (error as Error).message
    }
  }
  fc.assert(
    fc.property(
      fc.oneof(
        fc.double(),
        fc.integer().map((count) => count / 1e6),
        fc.maxSafeInteger(),
      ),
      (value) => {
        expect(outcome(toMicro, value)).toEqual(outcome(written, value))
      },
    ),
    { numRuns: 2000 },
  )
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), (micro) => {
      expect(fromMicro(micro)).toBe(Number(decimalOf(micro)))
    }),
  )
})

test.each([
  0.1234567,
  1e-7,
  0.1 + 0.2,
  1e21,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '1.0000001',
  '',
  '.5',
  '1e3',
  '1,0',
])('%s is refused: no sum of six decimals', (value) => expect(() => toMicro(value)).toThrow(RangeError))

test('a sum that a number cannot hold is refused, not changed', () => {
  expect(() => fromMicro(9_007_199_254_740_993_000_001n)).toThrow(RangeError)
  expect(fromMicro(12_345_678_901_230_000n)).toBe(12_345_678_901.23)
})

test('a line costs price times pieces, to the nearest fen, a half going up', () => {
  expect(lineAmount(toMicro(0.0125), 1)).toBe(toMicro(0.01))
  expect(lineAmount(toMicro(0.005), 1)).toBe(toMicro(0.01))
  expect(lineAmount(toMicro(0.003), 1000)).toBe(toMicro(3))
  expect(lineAmount(toMicro(99_999_999), 999_999_999)).toBe(99_999_998_900_000_001_000_000n)
  expect(() => lineAmount(1n, 1.5)).toThrow(RangeError)
})

test('a line is whole fen, and never more than half of one away from the exact product', () => {
  const price = fc.bigInt({ min: 0n, max: 99_999_999_000_000n })
  fc.assert(
    fc.property(price, fc.integer({ min: 1, max: 999_999_999 }), (micro, pieces) => {
      const away = lineAmount(micro, pieces) - micro * BigInt(pieces)
      expect(lineAmount(micro, pieces) % 10_000n).toBe(0n)
      expect(away > -5000n && away <= 5000n).toBe(true)
      expect(lineAmount(-micro, pieces)).toBe(-lineAmount(micro, pieces))
    }),
  )
})

test('what a unit price shows is the price, with thousands apart', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), (micro) => {
      const text = formatUnitPrice(micro)
      expect(text).toMatch(/^-?¥\d{1,3}(?:,\d{3})*\.\d{2,6}$/)
      expect(toMicro(text.replace('¥', '').replaceAll(',', ''))).toBe(micro)
    }),
  )
})
