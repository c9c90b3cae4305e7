import { formatQuantity, parseCondition, type Condition } from '@xinpu/sdk/format'

/** Two ends of a parameter, in its SI unit. */
export interface Extent {
  low: number
  high: number
}

type Range = Condition['ranges'][number]

/** The least range around all that an expression allows; null where it names words, or says nothing. */
export function rangeIn(expression: string, unit: string): Range | null {
  const { ranges = [], values = [] } = parseCondition(expression, unit) ?? {}
  if (ranges.length === 0 || values.length > 0) return null
  const [lows, highs] = [ranges.map(({ low }) => low), ranges.map(({ high }) => high)]
  return {
    low: lows.some((low) => low === null) ? null : Math.min(...lows.map(Number)),
    high: highs.some((high) => high === null) ? null : Math.max(...highs.map(Number)),
  }
}

/** The ends that an expression leaves, within all there is; null where it is no range: ‘很小’. */
export function extentOf(expression: string, unit: string, all: Extent): Extent | null {
  const range = rangeIn(expression, unit)
  return range && { low: range.low ?? all.low, high: range.high ?? all.high }
}

/** A range as one types it: `100n..1u`, `>=10k`, `<=5`; nothing where it is all there is. */
export function expressionOf({ low, high }: Extent, unit: string, all: Extent): string | undefined {
  const [isLowest, isHighest] = [low <= all.low, high >= all.high]
  if (isLowest && isHighest) return undefined
  if (isLowest) return `<=${short(high, unit)}`
  if (isHighest) return `>=${short(low, unit)}`
  return low === high ? short(low, unit) : `${short(low, unit)}..${short(high, unit)}`
}

/** Figures, and the prefix as it stands on a keyboard; the unit is the parameter's own. */
function short(value: number, unit: string): string {
  const text = formatQuantity(value, unit).replaceAll(' ', '').replace('µ', 'u')
  return unit !== '' && text.endsWith(unit) ? text.slice(0, -unit.length) : text
}

/** The expression as it reads in the trade: `≥10 kΩ`, `100 nF–1 µF`, `X7R / C0G`. */
export function readExpression(expression: string, unit: string): string {
  const { ranges, values } = parseCondition(expression, unit) ?? { ranges: [], values: [expression] }
  return [...ranges.map((range) => readRange(range, unit)), ...values].join(' / ')
}

function readRange({ low, high }: Range, unit: string): string {
  const [from, to] = [low, high].map((end) => (end === null ? '' : formatQuantity(end, unit).trim()))
  if (low === null) return `≤${to}`
  if (high === null) return `≥${from}`
  return low === high ? `${from}` : `${from}–${to}`
}
