interface Field {
  /** Its name in the value. */
  name: string
  /** What is filtered by. */
  label: string
}

export interface FilterOption {
  value: string
  label: string
  /** How many rows it would leave; with none it is greyed, but can be chosen. */
  count?: number
}

/** One filter of a bar. */
export type FilterField =
  | (Field & { kind: 'text'; placeholder?: string })
  | (Field & { kind: 'select' | 'multi'; options: readonly FilterOption[] })
  | (Field & { kind: 'range'; unit?: string })
  | (Field & { kind: 'switch' })

/** Two ends as they were typed; one that is empty is open. */
export interface FilterRange {
  from: string
  to: string
}

/** What is filtered by, by name of field; what is not there filters nothing. Text and select hold a text. */
export type FilterValue = Readonly<Record<string, string | readonly string[] | FilterRange | boolean | undefined>>

export const textOf = (value: FilterValue, name: string): string => {
  const held = value[name]
  return typeof held === 'string' ? held : ''
}

export const wordsOf = (value: FilterValue, name: string): readonly string[] => {
  const held = value[name]
  return Array.isArray(held) ? (held as readonly string[]) : []
}

export const rangeOf = (value: FilterValue, name: string): FilterRange => {
  const held = value[name]
  return typeof held === 'object' && 'from' in held ? held : { from: '', to: '' }
}
