import { noneOf, type Bits } from './bits.ts'
import { growing, type Growing } from './growing.ts'
import type { Segment } from './segment.ts'

/** Room that questions to a segment use one after the other, so that none makes its own. */
export interface Scratch {
  /** Which documents have been met. Whoever marks one takes the mark away again. */
  marks: Uint8Array
  /** A list that is being filled. */
  list: Growing<Uint32Array<ArrayBuffer>>
  /** Empty bits. */
  take: () => Bits
  /** Gives bits back, whatever is in them. */
  give: (bits: Bits) => void
}

const rooms = new WeakMap<Segment, Scratch>()

export function scratchOf(segment: Segment): Scratch {
  const known = rooms.get(segment) ?? emptyScratch(segment.ids.length)
  rooms.set(segment, known)
  return known
}

function emptyScratch(count: number): Scratch {
  const free: Bits[] = []
  return {
    marks: new Uint8Array(count),
    list: growing(Uint32Array),
    take: () => free.pop() ?? noneOf(count),
    give: (bits) => void free.push(bits.fill(0)),
  }
}
