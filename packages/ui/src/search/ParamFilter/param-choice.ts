import type { ParameterFacet } from '@xinpu/sdk/types'
import type { FigureCount } from '../UnitRangeField/bars.ts'
import { rangeIn, type Extent } from '../UnitRangeField/range-expression.ts'
import { chosenIn } from './param-values.ts'

/** What one parameter is among what was found. */
export type ParamChoice = Pick<ParameterFacet, 'name' | 'unit' | 'low' | 'high' | 'values'> &
  Partial<Pick<ParameterFacet, 'exact' | 'label' | 'readCount'>>

/** So few figures are chosen sooner than drawn. */
export const few = 6

/** Whether a rail serves better than a list of values: many figures, or a range that was typed. */
export function isRange({ low, high, unit, values }: ParamChoice, expression: string | undefined): boolean {
  if (low === null || high === null || low === high) return false
  if (expression !== undefined && isChosen(expression, values)) return false
  return values.length > few || (expression !== undefined && rangeIn(expression, unit) !== null)
}

const isChosen = (expression: string, values: ParamChoice['values']): boolean =>
  chosenIn(expression).every((one) => values.some(({ value }) => value === one))

/** All there is of a parameter that has figures. */
export const extentOfAll = ({ low, high }: ParamChoice): Extent => ({ low: low ?? 0, high: high ?? 0 })

/** Printed values as figures; a range stands at its greater end. */
export const figuresOf = ({ unit, values }: ParamChoice): FigureCount[] =>
  values.flatMap(({ value, count }) => {
    const figure = rangeIn(value, unit)?.high ?? null
    return figure === null ? [] : [{ figure, count }]
  })
