import type { Wanted } from '../datasheet/download.tsx'
import { bucketOf, chosenOf, type BomItem } from './bom-item.ts'

/** Datasheets of the parts of a list, each once, in the order of the lines; lines that are left out have none. */
export function datasheetsOf(items: readonly BomItem[]): Wanted[] {
  const wanted = new Map<number, Wanted>()
  for (const item of items) {
    const part = gone.has(bucketOf(item)) ? undefined : chosenOf(item)?.model
    if (part?.specId) wanted.set(part.specId, { id: part.specId, name: part.model, size: 0 })
  }
  return [...wanted.values()]
}

const gone: ReadonlySet<string> = new Set(['skipped', 'deleted'])
