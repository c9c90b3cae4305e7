import { parseQuantity } from '@xinpu/trade/quantity'
import type { ParameterJson } from '../core/tables.ts'

/** A column of parameters: `容值[F]`, or `介质` for words. */
export interface ParameterColumn {
  column: string
  name: string
  unit: string
}

export function parameterColumn(column: string): ParameterColumn {
  const found = /^(.*)\[([^\]]+)\]$/.exec(column)
  return { column, name: (found?.[1] ?? column).trim(), unit: found?.[2] ?? '' }
}

/** The parameter that a cell tells; one whose cell is no quantity of the column's unit is told in words. */
export function parameterOf({ name, unit }: ParameterColumn, cell: string): ParameterJson {
  const quantity = unit ? parseQuantity(cell, unit) : null
  if (!quantity) return { name, value: cell, unit: '', low: null, high: null }
  return { name, value: cell, unit, low: quantity.low, high: quantity.high }
}
