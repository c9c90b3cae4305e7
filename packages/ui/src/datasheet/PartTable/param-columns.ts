import type { ChipModel } from '@xinpu/sdk/types'
import { figureOf } from '../figure.ts'

/** A parameter that every row can be compared by. */
export interface ParamColumn {
  name: string
  /** What stands over the column. */
  label: string
  /** The unit all its values share, told in the head instead of in each row; else empty. */
  unit: string
}

type Row = Pick<ChipModel, 'categoryId' | 'params'>

const most = 4

/**
 * The parameters that become columns: up to four, in the catalogue's own order, that at least half of the rows
 * have. None when the rows are of several categories, whose parameters do not compare.
 */
export function paramColumns(rows: readonly Row[]): ParamColumn[] {
  if (rows.length === 0 || new Set(rows.map((row) => row.categoryId)).size > 1) return []
  const names = [...new Set(rows.flatMap((row) => row.params.map((param) => param.name)))]
  return names
    .filter((name) => valuesOf(rows, name).length * 2 >= rows.length)
    .slice(0, most)
    .map((name) => ({ name, label: labelOf(rows, name), unit: sharedUnit(valuesOf(rows, name)) }))
}

/** How lists show the name of a parameter. */
const labelOf = (rows: readonly Row[], name: string): string =>
  rows.flatMap(({ params }) => params).find((param) => param.name === name)?.label ?? name

/** What a row says in a column: the bare figure where the head has its unit. */
export function cellOf(row: Row, { name, unit }: Omit<ParamColumn, 'label'>): string {
  const value = row.params.find((param) => param.name === name)?.value ?? ''
  return unit === '' ? value : (figureOf(value)?.figure ?? value)
}

/** Whether a row says it in the words of a catalogue only. */
export const isRead = (row: Row, { name }: Pick<ParamColumn, 'name'>): boolean =>
  row.params.some((param) => param.name === name && param.origin)

/** What the rows say of a parameter. */
export const valuesOf = (rows: readonly Row[], name: string): string[] =>
  rows.flatMap((row) =>
    row.params.filter((param) => param.name === name && param.value !== '').map((param) => param.value),
  )

/** The unit that all values have; empty where they differ. */
export function sharedUnit(values: readonly string[]): string {
  const units = new Set(values.map((value) => figureOf(value)?.unit ?? ''))
  return units.size === 1 ? ([...units][0] ?? '') : ''
}
