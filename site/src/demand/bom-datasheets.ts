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

/** Datasheets that go into one zip. */
const mostInZip = 1000

/** Datasheets that come as one zip. */
export interface DatasheetZip {
  /** Which of all the first of them is, from 1. */
  from: number
  items: readonly Wanted[]
}

/** All datasheets, in zips of as many as may be asked for at once. */
export const zipsOf = (all: readonly Wanted[]): DatasheetZip[] =>
  Array.from({ length: Math.ceil(all.length / mostInZip) }, (_, at) => ({
    from: at * mostInZip + 1,
    items: all.slice(at * mostInZip, (at + 1) * mostInZip),
  }))

const gone: ReadonlySet<string> = new Set(['skipped', 'deleted'])
