import fc from 'fast-check'
import { expect, test } from 'vitest'
import { conditionFault, conditionText, parseCondition, splitCondition } from './index.ts'

const range = (low: number | null, high: number | null) => ({ ranges: [{ low, high }], values: [] })

test.each([
  ['≥10k', 'Ω', range(10_000, null)],
  ['>=10kΩ', 'Ω', range(10_000, null)],
  ['100n..1u', 'F', range(1e-7, 1e-6)],
  ['100nF~1µF', 'F', range(1e-7, 1e-6)],
  ['1u..100n', 'F', range(1e-7, 1e-6)],
  ['<=5%', '%', range(null, 5)],
  ['±5%', '%', range(5, 5)],
  ['=3.3V', 'V', range(3.3, 3.3)],
  ['-40~85℃', '°C', range(-40, 85)],
  ['16', 'V', range(16, 16)],
])('%s of %s is read', (expression, unit, condition) => expect(parseCondition(expression, unit)).toEqual(condition))

test('the spellings of one value are one number', () => {
  for (const spelling of ['100nF', '0.1uF', '0.1 µF', '100000pF', '100n', '１００ｎＦ'])
    expect(parseCondition(spelling, 'F')).toEqual(range(1e-7, 1e-7))
})

test('greater and less leave out their end', () => {
  const [above] = parseCondition('>10k', 'Ω')?.ranges ?? []
  expect(above?.low).toBeGreaterThan(10_000)
  expect(above?.low).toBeLessThan(10_000.000_001)
  const [below] = parseCondition('<0V', 'V')?.ranges ?? []
  expect(below?.high).toBeLessThan(0)
})

test('alternatives are parted by a bar, and words in quotes stand for themselves', () => {
  expect(parseCondition('X7R | C0G', '')).toEqual({ ranges: [], values: ['X7R', 'C0G'] })
  expect(parseCondition('3.3V|可调|"5V;9V"', 'V')).toEqual({
    ranges: [{ low: 3.3, high: 3.3 }],
    values: ['可调', '5V;9V'],
  })
  expect(parseCondition('"a|b"|“c”', '')).toEqual({ ranges: [], values: ['a|b', 'c'] })
})

test.each([
  ['10kΩ', 'F', '单位应为 F'],
  ['≥abc', 'F', '请写成 ≥10k、100n..1u 或 <=5% 这样的数值'],
  ['10..', 'V', '请写成 ≥10k、100n..1u 或 <=5% 这样的数值'],
  ['>=5', '', '这个参数没有数值，不能比较大小'],
  [' | ', 'V', '请输入条件'],
  ['', '', '请输入条件'],
])('%s of %j is refused: %s', (expression, unit, fault) => {
  expect(parseCondition(expression, unit)).toBeNull()
  expect(conditionFault(expression, unit)).toBe(fault)
})

test('a condition comes apart into its parameter and what it must be', () => {
  expect(splitCondition('容值=100n..1u')).toEqual({ name: '容值', expression: '100n..1u' })
  expect(splitCondition('耐压=>=16V')).toEqual({ name: '耐压', expression: '>=16V' })
  expect(splitCondition(' 精度 <=5%')).toEqual({ name: '精度', expression: '<=5%' })
  for (const text of ['', '容值', '容值=', '=5', '容值= ']) expect(splitCondition(text)).toBeNull()
})

test('a fault is told exactly where nothing is read', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'≥<=>.~-|"“”10kuFVΩ%可 ') }),
      fc.constantFrom('', 'F', 'V', '%', 'B'),
      (expression, unit) => {
        expect(conditionFault(expression, unit) === undefined).toBe(parseCondition(expression, unit) !== null)
      },
    ),
  ))

test('a value written as a condition means just that value', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: -1e10, max: 1e10 }),
      fc.integer({ min: -15, max: 9 }),
      fc.constantFrom('F', 'V', 'Ω', '°C', 'V/µs'),
      (digits, power, unit) => {
        const value = Number(`${digits}e${power}`)
        const written = conditionText(value, unit)
        expect(written && parseCondition(written, unit)).toEqual(range(value, value))
      },
    ),
  ))

test('words written as a condition mean just those words', () => {
  for (const words of ['X7R', '5V;9V', 'a|b', '可调', '-40~85', '0.5"', '“中”'])
    for (const unit of ['', 'V', '°C'])
      expect(parseCondition(conditionText(words, unit) ?? '', unit)).toEqual({ ranges: [], values: [words] })
  expect(conditionText(`both"“”|`, '')).toBeUndefined()
})
