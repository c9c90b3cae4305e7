import { expressionOf, rangeIn, type Extent } from '../UnitRangeField/range-expression.ts'
import { few, type ParamChoice } from './param-choice.ts'
import { chosenIn } from './param-values.ts'

/** What is counted in pieces has no unit in a catalogue; on a rail it has one. */
export const pieces = '个'

/** An address holds no more of one condition. */
const longest = 160

/** The numbers of a parameter that is counted: 引脚数, 通道数. */
export interface Counted {
  numbers: readonly { figure: number; count: number }[]
  all: Extent
}

/** A parameter named for a number, with many plain numbers and nothing else; undefined for every other one. */
export function countedIn({ name, unit, low, values }: ParamChoice): Counted | undefined {
  const written = values.map(({ value }) => value)
  const isNumbers =
    unit === '' && low === null && name.endsWith('数') && written.every((value) => /^\d{1,6}$/.test(value))
  if (!isNumbers || values.length <= few || written.join('|').length > longest) return undefined
  const numbers = values
    .map(({ value, count }) => ({ figure: Number(value), count }))
    .sort((a, b) => a.figure - b.figure)
  return { numbers, all: { low: numbers[0]?.figure ?? 0, high: numbers.at(-1)?.figure ?? 0 } }
}

/** The numbers that a condition names, as a range; undefined where it leaves out one in between. */
export function rangeOfChosen(
  { numbers, all }: Counted,
  value: string | undefined,
): { expression?: string } | undefined {
  const chosen = new Set(chosenIn(value).map(Number))
  if (chosen.size === 0) return {}
  const [low, high] = [Math.min(...chosen), Math.max(...chosen)]
  const between = numbers.filter(({ figure }) => figure >= low && figure <= high)
  if (between.length !== chosen.size || between.some(({ figure }) => !chosen.has(figure))) return undefined
  const expression = expressionOf({ low, high }, pieces, all)
  return expression === undefined ? {} : { expression }
}

/** The numbers within a range, as the condition that names them; undefined for all, null where there is none. */
export function chosenOfRange({ numbers }: Counted, expression: string | undefined): string | null | undefined {
  const range = expression === undefined ? null : rangeIn(expression, pieces)
  if (!range) return undefined
  const inside = numbers.filter(({ figure }) => figure >= (range.low ?? figure) && figure <= (range.high ?? figure))
  if (inside.length === numbers.length) return undefined
  return inside.length === 0 ? null : inside.map(({ figure }) => figure).join('|')
}
