import { formatQuantity } from './quantity-text.ts'
import { parseQuantity, type Quantity } from './quantity.ts'

/** What a parameter must be: in one of the ranges or one of the words. Ends are in SI units, inclusive; null is open. */
export interface Condition {
  ranges: { low: number | null; high: number | null }[]
  values: string[]
}

const named = /^\s*([^=＝<>≤≥≦≧]{1,60}?)\s*(?:[=＝]|(?=[<>≤≥≦≧]))\s*(.+)$/s

/**
 * Takes a parameter condition as addresses carry it apart.
 *
 * @example splitCondition('容值=100n..1u') // { name: '容值', expression: '100n..1u' }
 */
export function splitCondition(text: string): { name: string; expression: string } | null {
  const [, name = '', expression = ''] = named.exec(text) ?? []
  return name && expression.trim() ? { name, expression: expression.trim() } : null
}

/**
 * Reads what a parameter of some unit must be; without a unit it is told in words. `|` parts alternatives, and words
 * in quotes stand for themselves. Nothing when one of them cannot be read.
 *
 * @example parseCondition('≥10k', 'Ω')      // { ranges: [{ low: 10000, high: null }], values: [] }
 * @example parseCondition('X7R|C0G', '')    // { ranges: [], values: ['X7R', 'C0G'] }
 */
export function parseCondition(expression: string, unit: string): Condition | null {
  const choices = alternatives(expression).map((choice) => readChoice(choice, unit))
  if (choices.length === 0 || choices.includes(null)) return null
  return {
    ranges: choices.flatMap((choice) => (typeof choice === 'object' && choice ? [choice] : [])),
    values: choices.filter((choice) => typeof choice === 'string'),
  }
}

/**
 * What is wrong with a condition, in Chinese; nothing when it can be read.
 *
 * @example conditionFault('10kΩ', 'F') // '单位应为 F'
 */
export function conditionFault(expression: string, unit: string): string | undefined {
  const wrong = alternatives(expression).find((choice) => readChoice(choice, unit) === null)
  if (wrong === undefined) return alternatives(expression).length > 0 ? undefined : '请输入条件'
  if (unit === '') return '这个参数没有数值，不能比较大小'
  const other = parseQuantity(bare(wrong))?.unit
  return other && other !== unit ? `单位应为 ${unit}` : '请写成 ≥10k、100n..1u 或 <=5% 这样的数值'
}

const quoted = /^(?:"([^"]*)"|“([^”]*)”)$/

/** Parted at each `|` outside quotes. */
const alternatives = (expression: string): string[] =>
  [...expression.matchAll(/(?:"[^"]*"|“[^”]*”|[^|｜])+/g)].map(([choice]) => choice.trim()).filter(Boolean)

function readChoice(choice: string, unit: string): Condition['ranges'][number] | string | null {
  const words = quoted.exec(choice)
  if (words) return words[1] || words[2] || null
  const plain = bare(choice)
  const quantity = unit === '' ? null : parseQuantity(plain, unit)
  if (quantity) return endsOf(quantity, plain)
  return isFigure(plain, unit) ? null : choice
}

/** An equals sign before a value says nothing more. */
const bare = (choice: string): string => choice.normalize('NFKC').replace(/^=\s*/, '')

/** Where figures are told, what begins like one is meant as one. */
const isFigure = (text: string, unit: string): boolean => (unit === '' ? /^[<>≤≥≦≧]/ : /^[<>≤≥≦≧±+\-−.\d]/).test(text)

/** `>` and `<` leave out their end: the next double is taken. */
function endsOf({ low, high }: Quantity, text: string): Condition['ranges'][number] {
  if (!/^[<>](?!=)/.test(text)) return { low, high }
  return { low: low === null ? null : beyond(low, 1), high: high === null ? null : beyond(high, -1) }
}

const beyond = (value: number, direction: 1 | -1): number =>
  value + direction * Math.max(Math.abs(value) * Number.EPSILON, Number.MIN_VALUE)

/**
 * A number of a unit, or words, as a condition that means just that; undefined for words that cannot be quoted.
 *
 * @example conditionText(1e-7, 'F')      // '100 nF'
 * @example conditionText('可调|固定', '') // '"可调|固定"'
 */
export function conditionText(value: number | string, unit: string): string | undefined {
  const spellings =
    typeof value === 'number'
      ? [formatQuantity(value, unit), `${value}${unit}`, value.toExponential()]
      : [value, `"${value}"`, `“${value}”`]
  return spellings.find((spelling) => means(parseCondition(spelling, unit), value))
}

function means(condition: Condition | null, value: number | string): boolean {
  const [range, ...more] = condition?.ranges ?? []
  if (typeof value === 'string') return !range && condition?.values.length === 1 && condition.values[0] === value
  return range?.low === value && range.high === value && more.length === 0 && condition?.values.length === 0
}
