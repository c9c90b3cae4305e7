import type { ChipModel } from '@xinpu/sdk/types'
import { mostCompared } from './compared-parts.ts'
import { useCompare } from './use-compare.ts'

/** Ticks of the table: what is ticked is put aside to be compared, on this page and the next. */
export function useTicked(rows: readonly ChipModel[]) {
  const { ids, toggle } = useCompare()

  const onChange = (next: ReadonlySet<number>) => {
    const changed = rows.filter(({ id }) => next.has(id) !== ids.has(id))
    // One more than there is room for tells that there is none.
    const room = mostCompared - ids.size + 1
    const taken = changed.filter(({ id }) => next.has(id)).slice(0, Math.max(1, room))
    for (const part of [...changed.filter(({ id }) => !next.has(id)), ...taken]) toggle(part)
  }
  return { selected: ids, onChange }
}
