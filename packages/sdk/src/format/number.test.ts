import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber } from './index.ts'

test.each([
  [0, '0'],
  [-0, '0'],
  [-1e-9, '0'],
  [1e-7, '0'],
  [5e-7, '0.000001'],
  [-1234567.891, '-1,234,567.891'],
  [123456789.12345679, '123,456,789.123457'],
  [0.1 + 0.2, '0.3'],
  [1.5, '1.5'],
  [1e21, '1,000,000,000,000,000,000,000'],
  [Number.MAX_SAFE_INTEGER, '9,007,199,254,740,991'],
  [Number.NaN, '—'],
  [Number.NEGATIVE_INFINITY, '—'],
])('%d reads %s', (value, text) => expect(formatNumber(value)).toBe(text))

test('what is written is the number again, to the sixth decimal', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
      const text = formatNumber(value)
      expect(text).toMatch(/^-?\d{1,3}(?:,\d{3})*(?:\.\d{0,5}[1-9])?$/)
      expect(text).not.toBe('-0')
      expect(Math.abs(Number(text.replaceAll(',', '')) - value)).toBeLessThan(6.2e-7)
    }),
  )
})
