import { noneOf, type Bits } from './bits.ts'
import { growing, type Growing } from './growing.ts'
import type { Segment } from './segment.ts'

/** Room that questions to a segment use one after the other, so that none makes its own. */
export interface Scratch {
  /** A list that is being filled; what stands in it is good until the next question. */
  list: Growing<Uint32Array<ArrayBuffer>>
  /** Empty bits, lent until the next question. */
  take: () => Bits
  /** Gives back the bits that were lent last. */
  give: () => void
  /** Begins a question: everything is given back. */
  clear: () => void
}

const rooms = new WeakMap<Segment, Scratch>()

export function scratchOf(segment: Segment): Scratch {
  const known = rooms.get(segment) ?? emptyScratch(segment.ids.length)
  rooms.set(segment, known)
  return known
}

function emptyScratch(count: number): Scratch {
  const list = growing(Uint32Array)
  const bits: Bits[] = []
  let lent = 0
  return {
    list,
    take() {
      const taken = bits[lent]?.fill(0) ?? noneOf(count)
      bits[lent] = taken
      lent += 1
      return taken
    },
    give: () => void (lent -= 1),
    clear() {
      lent = 0
      list.clear()
    },
  }
}
