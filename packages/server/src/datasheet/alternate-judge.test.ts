import type { AlternateRule } from '@xinpu/contract/datasheet/alternate'
import { parseQuantity } from '@xinpu/trade/quantity'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parameterOf } from '../catalogue/seed-parameters.ts'
import { effectOf } from './alternate-effect.ts'
import { canBeShown, judge, worthOf } from './alternate-judge.ts'
import { rulesOf } from './alternate-rules.ts'
import { factsOf, type Fact } from './part-fact.ts'

const unitOf = (value: string) => parseQuantity(value)?.unit ?? ''

function told(pack: string, values: Record<string, string>, model = ''): Map<string, Fact> {
  const params = Object.entries(values).map(([name, value]) =>
    parameterOf({ column: name, name, unit: unitOf(value) }, value),
  )
  return factsOf({ model, package: pack, name_cn: '村田', params })
}

const capacitor = (pack: string, values: Record<string, string> = {}) =>
  told(pack, { 容值: '100nF', 耐压: '16V', 精度: '±10%', 介质: 'X7R', 工作温度: '-55~125°C', ...values })

const rules = rulesOf('mlcc', 'capacitor')
const verdict = (one: Map<string, Fact>, other: Map<string, Fact>) => judge(one, other, rules).verdict

test('a capacitor of the same value that endures more is a direct replacement, and the reasons say why', () => {
  const { verdict: fits, reasons } = judge(capacitor('0402'), capacitor('0402', { 容值: '0.1µF', 耐压: '50V' }), rules)
  expect(fits).toBe('drop-in')
  expect(reasons).toContainEqual({ name: '耐压', from: '16V', to: '50V', effect: 'better' })
  expect(reasons).toContainEqual({ name: '容值', from: '100nF', to: '0.1µF', effect: 'same' })
})

test('another package needs another board, a lower voltage replaces in part, another value not at all', () => {
  expect(verdict(capacitor('0402'), capacitor('0603', { 耐压: '50V' }))).toBe('board-change')
  expect(verdict(capacitor('0402'), capacitor('0402', { 耐压: '10V' }))).toBe('partial')
  expect(verdict(capacitor('0402'), capacitor('0402', { 容值: '220nF' }))).toBeNull()
})

test('what can be soldered in place comes before what asks for another board', () => {
  const pack = { direct: ['0402', '50V'], lower: ['0402', '10V'], larger: ['0603', '50V'], neither: ['0603', '10V'] }
  const judged = Object.entries(pack).map(([name, [size = '', 耐压 = '']]) => ({
    name,
    ...judge(capacitor('0402'), capacitor(size, { 耐压 }), rules),
  }))
  expect(judged.toSorted((one, other) => worthOf(other) - worthOf(one)).map(({ name }) => name)).toEqual([
    'direct',
    'lower',
    'larger',
    'neither',
  ])
})

test('in another package nobody asks for the same pins', () => {
  const chip = (pack: string, model: string) => told(pack, { 内核: 'Cortex-M3' }, model)
  const { reasons } = judge(
    chip('LQFP-48', 'STM32F103C8T6'),
    chip('LQFP-64', 'STM32F103R8T6'),
    rulesOf('arm-mcu', 'mcu'),
  )
  expect(reasons.map(({ name }) => name)).toEqual(['封装', '内核'])
})

test('pins are told to be the same or not, never by the key of their family', () => {
  const chip = (model: string) => told('LQFP-48', { 内核: 'Cortex-M3' }, model)
  const { reasons } = judge(chip('STM32F103C8T6'), chip('STM32L151C8T6A'), rulesOf('arm-mcu', 'mcu'))
  expect(reasons).toContainEqual({ name: '引脚', from: '', to: '', effect: 'different' })
})

test('what the alternate does not tell leaves it a replacement in part', () => {
  expect(verdict(capacitor('0402'), capacitor('0402', { 工作温度: '' }))).toBe('partial')
  expect(verdict(capacitor('0402', { 工作温度: '' }), capacitor('0402'))).toBe('drop-in')
})

test('bare numbers of parts replace nothing', () => {
  expect(verdict(told('0402', {}), told('0402', {}))).toBeNull()
})

test('a package that is loosened is still another board', () => {
  const loose = rules.map((rule) => (rule.name === '封装' ? { ...rule, rule: 'ignore' as const } : rule))
  expect(judge(capacitor('0402'), capacitor('0603'), loose).verdict).toBe('board-change')
})

test('a chip in the same package replaces another only where its pins are known to be the same', () => {
  const chip = (model: string) => told('LQFP-48', { 内核: 'Cortex-M3' }, model)
  const between = (one: string, other: string) => judge(chip(one), chip(other), rulesOf('arm-mcu', 'mcu')).verdict
  expect(between('STM32F103C8T6', 'GD32F103CBT6')).toBe('drop-in')
  expect(between('STM32F103C8T6', 'STM32F103R8T6')).toBe('board-change')
  expect(between('STM32F103C8T6', 'LPC1343FBD48')).toBe('partial')
  expect(between('LPC1343FBD48', 'LPC1313FBD48')).toBe('partial')
})

test.each([
  ['atLeast', '4.5~36V', '3~40V', 'better'],
  ['atLeast', '4.5~36V', '5~40V', 'worse'],
  ['atLeast', '5V', '4.5~5.5V', 'better'],
  ['atLeast', '4.5~36V', '12V', 'worse'],
  ['atLeast', '≤15V', '≤18V', 'better'],
  ['atLeast', '1Mbps', '500kbps', 'worse'],
  ['atLeast', '23', '37', 'better'],
  ['atMost', '±10%', '±5%', 'better'],
  ['atMost', '26mΩ@10V', '30mΩ@10V', 'worse'],
  ['atMost', '26mΩ@10V', '20mΩ@4.5V', 'unknown'],
  ['equal', 'X7R', 'x7r', 'same'],
  ['equal', '4.7µF', '4700nF', 'same'],
  ['equal', 'X7R', 'X5R', 'different'],
] as const)('by %s, %s becoming %s is %s', (rule, from, to, effect) => {
  const fact = (value: string) => told('', { 值: value }).get('值')
  expect(effectOf(rule, fact(from), fact(to))).toBe(effect)
})

const names = ['容值', '耐压', '精度', '介质'] as const
const cell = fc.constantFrom('', '1V', '2V', '2000mV', '1~3V', '≤2V', '1V@1A', 'X7R', '5')
const part = fc
  .tuple(fc.constantFrom('0402', '0603', ''), fc.tuple(cell, cell, cell, cell))
  .map(([pack, values]) => told(pack, Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']))))
const ruleNamed = (kinds: readonly AlternateRule['rule'][]) =>
  fc.record({ name: fc.constantFrom('封装', ...names), rule: fc.constantFrom(...kinds) })
const someRules = (kinds: readonly AlternateRule['rule'][]) =>
  fc.uniqueArray(ruleNamed(kinds), { minLength: 1, maxLength: 5, selector: ({ name }) => name })

test('a direct replacement breaks no rule that the part asks, and never another package', () => {
  const seen = { fits: 0 }
  fc.assert(
    fc.property(part, part, someRules(['equal', 'atLeast', 'atMost', 'ignore']), (one, other, asked) => {
      if (judge(one, other, asked).verdict !== 'drop-in') return
      seen.fits += 1
      expect(other.get('封装')?.text).toBe(one.get('封装')?.text)
      for (const { name, rule } of asked) {
        if (rule === 'ignore' || !one.has(name)) continue
        expect(['same', 'better']).toContain(effectOf(rule, one.get(name), other.get(name)))
      }
    }),
    { numRuns: 5000 },
  )
  expect(seen.fits).toBeGreaterThan(20)
})

test('a part that tells nothing of the circuit that is asked for is measured in vain', () => {
  fc.assert(
    fc.property(part, part, someRules(['equal', 'atLeast', 'atMost', 'ignore']), (one, other, asked) => {
      if (judge(one, other, asked).verdict !== null) expect(canBeShown(one, asked)).toBe(true)
    }),
    { numRuns: 2000 },
  )
  expect(canBeShown(told('0402', {}), rules)).toBe(false)
})

test('where everything must be equal, either part stands for the other alike', () => {
  fc.assert(
    fc.property(part, part, someRules(['equal', 'ignore']), (one, other, asked) => {
      expect(judge(one, other, asked).verdict).toBe(judge(other, one, asked).verdict)
    }),
    { numRuns: 2000 },
  )
})

test('what is worse one way is not the same back', () => {
  fc.assert(
    fc.property(part, part, fc.constantFrom(...names), (one, other, name) => {
      for (const rule of ['atLeast', 'atMost'] as const) {
        if (effectOf(rule, one.get(name), other.get(name)) !== 'worse') continue
        expect(effectOf(rule, other.get(name), one.get(name))).not.toBe('same')
      }
    }),
  )
})
