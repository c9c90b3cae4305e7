import { useId } from 'react'

/** By which ids the parts of a field that is no single input tell of each other: its name, its value, its notes. */
export function useFieldIds() {
  const id = useId()
  return { label: `${id}-label`, value: `${id}-value`, notes: `${id}-notes` } as const
}

export type FieldIds = ReturnType<typeof useFieldIds>
