import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatQuantity, parseQuantities, parseQuantity } from './index.ts'

const ends = (text: string, unit?: string) => {
  const quantity = parseQuantity(text, unit)
  return quantity && [quantity.low, quantity.high, quantity.unit]
}

test.each([
  ['100nF', undefined, [1e-7, 1e-7, 'F']],
  ['100 NF', undefined, [1e-7, 1e-7, 'F']],
  ['10uf', undefined, [1e-5, 1e-5, 'F']],
  ['10ＵＦ', undefined, [1e-5, 1e-5, 'F']],
  ['4k7', undefined, [4700, 4700, 'Ω']],
  ['4R7', undefined, [4.7, 4.7, 'Ω']],
  ['0R1', undefined, [0.1, 0.1, 'Ω']],
  ['４ｋ７', undefined, [4700, 4700, 'Ω']],
  ['2n2', undefined, [2.2e-9, 2.2e-9, 'F']],
  ['2p2', undefined, [2.2e-12, 2.2e-12, 'F']],
  ['2n2', 'H', [2.2e-9, 2.2e-9, 'H']],
  ['10µF', undefined, [1e-5, 1e-5, 'F']],
  ['10μF', undefined, [1e-5, 1e-5, 'F']],
  ['18.432 MHz', undefined, [18_432_000, 18_432_000, 'Hz']],
  ['≥10k', undefined, [10_000, null, 'Ω']],
  ['<=5V', undefined, [null, 5, 'V']],
  ['3.3V', undefined, [3.3, 3.3, 'V']],
  ['-40~125℃', undefined, [-40, 125, '°C']],
  ['－４０～１２５℃', undefined, [-40, 125, '°C']],
  ['220n', undefined, null],
  ['4u7', undefined, null],
  ['4u7', 'H', [4.7e-6, 4.7e-6, 'H']],
  ['10K', 'Ω', [10_000, 10_000, 'Ω']],
  ['4.7千欧', undefined, null],
  ['4.7k欧', undefined, [4700, 4700, 'Ω']],
  ['10mR', undefined, [0.01, 0.01, 'Ω']],
  ['1Mohm', undefined, [1e6, 1e6, 'Ω']],
  ['1/10W', undefined, [0.1, 0.1, 'W']],
  ['2.7~5.5V', undefined, [2.7, 5.5, 'V']],
  ['2.7V～5.5V', undefined, [2.7, 5.5, 'V']],
  ['2.7-5.5V', undefined, [2.7, 5.5, 'V']],
  ['100mV~5.1V', undefined, [0.1, 5.1, 'V']],
  ['-40℃~+85℃', undefined, [-40, 85, '°C']],
  ['−40~85', '°C', [-40, 85, '°C']],
  ['100n..1u', 'F', [1e-7, 1e-6, 'F']],
  ['±5%', undefined, [5, 5, '%']],
  ['≤6V', undefined, [null, 6, 'V']],
  ['≥10k', 'Ω', [10_000, null, 'Ω']],
  ['140mV@300mA', undefined, [0.14, 0.14, 'V']],
  ['-30V', 'V', [-30, -30, 'V']],
  ['8mhz', undefined, [8e6, 8e6, 'Hz']],
  ['64KB', undefined, [65_536, 65_536, 'B']],
  ['1Mbit', undefined, [1_048_576, 1_048_576, 'bit']],
  ['64Kb', undefined, [65_536, 65_536, 'bit']],
  ['12-bit', undefined, [12, 12, 'bit']],
  ['0.5mm', 'm', [0.0005, 0.0005, 'm']],
  ['500MA', undefined, [0.5, 0.5, 'A']],
  ['≤75', 'ppm/°C', [null, 75, 'ppm/°C']],
  ['1,000pF', undefined, [1e-9, 1e-9, 'F']],
  ['5V', 'A', null],
  ['10V/µs', undefined, null],
  ['可调', 's', null],
  ['', 'V', null],
])('%s is read as it is meant', (text, unit, expected) => {
  expect(ends(text, unit)).toEqual(expected)
})

test('a text gives up its quantities, not its sizes and codes', () => {
  const found = (text: string) => parseQuantities(text).map((quantity) => quantity.text)
  expect(found('100nF 16V ±10% X7R 0402')).toEqual(['100nF', '16V', '±10%'])
  expect(found('-40℃~+85℃ 2.6V~5.5V 10Hz、80Hz SOP-16')).toEqual(['-40°C~+85°C', '2.6V~5.5V', '10Hz', '80Hz'])
  expect(found('16V贴片电容10µF')).toEqual(['16V', '10µF'])
  expect(found('140mV@300mA 1N4148W 2N7002 24C02 SOT-23-5 RC0402FR-0710KL 74HC595D 0402 F')).toEqual(['140mV'])
})

test('spellings of one value are one value', () => {
  expect(ends('0.1µF')).toEqual(ends('100nF'))
  expect(ends('100000pF')).toEqual(ends('100nF'))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), (count) => {
      expect(ends(`${count}pF`)).toEqual(ends(`${count / 1000}nF`))
      expect(ends(`${count}mΩ`)).toEqual(ends(`${count / 1000}Ω`))
    }),
  )
})

/** Zero, and what is measured on a part. */
const measured = fc
  .double({ min: -1e12, max: 1e12, noNaN: true })
  .filter((number) => number === 0 || Math.abs(number) > 1e-13)

test('what is formatted is read back, within four digits', () => {
  const units = ['F', 'V', 'A', 'Ω', 'Hz', 'H', 'W', 's', 'B', 'bit', '°C', '%', 'dB', 'm', 'K', 'lm', 'cd']
  fc.assert(
    fc.property(measured, fc.constantFrom(...units), (number, unit) => {
      const quantity = parseQuantity(formatQuantity(number, unit), unit)
      expect(quantity?.low ?? Number.NaN).toBeCloseTo(number, closeTo(number))
    }),
  )
})

test('what is formatted and read is formatted the same again', () => {
  const units = ['F', 'V', 'A', 'Ω', 'Hz', 'H', 'W', 's', '°C', '%', 'dB', 'm']
  fc.assert(
    fc.property(measured, fc.constantFrom(...units), (number, unit) => {
      const text = formatQuantity(number, unit)
      expect(formatQuantity(parseQuantity(text, unit)?.low ?? Number.NaN, unit)).toBe(text)
    }),
  )
})

/** Decimal places that make up a little under four digits of a number. */
const closeTo = (number: number): number => 3 - Math.ceil(Math.log10(Math.abs(number) || 1) + 0.4)

test('numbers are written the way engineers write them', () => {
  expect(formatQuantity(1e-7, 'F')).toBe('100 nF')
  expect(formatQuantity(4700, 'Ω')).toBe('4.7 kΩ')
  expect(formatQuantity(8e6, 'Hz')).toBe('8 MHz')
  expect(formatQuantity(65_536, 'B')).toBe('64 KB')
  expect(formatQuantity(999.96e-9, 'F')).toBe('1 µF')
  expect(formatQuantity(0, 'V')).toBe('0 V')
  expect(formatQuantity(5, '%')).toBe('5%')
  expect(formatQuantity(-40, '°C')).toBe('-40 °C')
})

test('any text is read without a throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.option(fc.string(), { nil: undefined }), (text, unit) => {
      expect(() => [parseQuantity(text, unit), parseQuantities(text)]).not.toThrow()
    }),
  )
})

test.each(['1', '1.', '-', '1~', '1 ', '1/', '1,000', '9e', '±', '1V~', '100n..', '4k', '°', '1V 1V'])(
  'a long run of %s takes linear time',
  (piece) => {
    // Five times as long would take 25 times as long if it were not; a busy machine makes twice of it at most.
    expect(timeOf(piece, 200_000)).toBeLessThan(12 * Math.max(timeOf(piece, 40_000), 100))
  },
)

/** Milliseconds that a run of so many characters takes. */
function timeOf(piece: string, length: number): number {
  const started = performance.now()
  parseQuantities(piece.repeat(length / piece.length))
  return performance.now() - started
}
