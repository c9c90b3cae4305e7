import type { Comparison, ComparisonRow } from '@xinpu/sdk/types'

/** Rows under one heading. */
export interface RowGroup {
  group: string
  rows: ComparisonRow[]
}

/** The rows by their headings, pins after them; what nobody tells is left out, and what agrees where it is asked. */
export function groupsOf({ rows, pins = [] }: Pick<Comparison, 'rows' | 'pins'>, isDiffOnly: boolean): RowGroup[] {
  const pinRows = pins.map(({ pin, names, differs }) => ({
    group: '引脚',
    name: pin,
    unit: '',
    values: names,
    best: [],
    differs,
  }))
  const shown = [...rows, ...pinRows].filter(
    ({ values, differs }) => values.some((value) => value !== '') && (differs || !isDiffOnly),
  )
  const names = [...new Set(shown.map(({ group }) => group))]
  return names.map((group) => ({ group, rows: shown.filter((row) => row.group === group) }))
}
