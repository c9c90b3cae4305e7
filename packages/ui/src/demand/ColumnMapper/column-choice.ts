import type { ColumnChoice, ColumnField } from '@xinpu/sdk/types'

/** One of these must be told. */
export type Required = readonly ColumnField[]

/** What several columns may hold between them: voltage, tolerance, dielectric. */
const shared: ReadonlySet<ColumnField> = new Set(['rating'])

/** The map with another choice for a column; a field that is not shared is held by one column alone. */
export const changed = (
  map: readonly ColumnChoice[],
  column: number,
  field: ColumnField | undefined,
): ColumnChoice[] => {
  const isAlone = field !== undefined && !shared.has(field)
  const others = map.filter((choice) => choice.column !== column && !(isAlone && choice.field === field))
  return field ? [...others, { column, field }].sort((one, other) => one.column - other.column) : others
}

/** What must be told and is not. */
export const missingOf = (map: readonly ColumnChoice[], required: readonly Required[]): Required[] =>
  required.filter((need) => !map.some(({ field }) => need.includes(field)))
