import { countOf, join, listed, putRun, type Bits } from './bits.ts'

/** Some documents of a segment, each once. */
export interface DocSet {
  /** Where only the best were looked for there may be more. */
  count: number
  /** In no order. */
  all: () => Uint32Array
  /** Puts them into a set of bits. */
  into: (bits: Bits) => void
  /** The best known of them, in order. */
  first: (most: number) => Uint32Array
}

/** Documents as bits: in order as they are. */
export function asBits(bits: Bits): DocSet {
  const count = countOf(bits)
  return {
    count,
    all: () => listed(bits, count),
    into: (other) => void join(other, bits),
    first: (most) => listed(bits, Math.min(most, count)),
  }
}

/** Documents as a list in no order. */
export const asList = (docs: Uint32Array): DocSet => ({
  count: docs.length,
  all: () => docs,
  into: (bits) => putRun(bits, docs, { from: 0, to: docs.length }),
  first: (most) => firstOf(docs, most),
})

/** The best known of a list that count. Most of a long one is passed over at a glance: it lies behind the last that is still wanted. */
export function firstOf(docs: Uint32Array, most: number, counts: (doc: number) => boolean = () => true): Uint32Array {
  if (most === 0) return new Uint32Array()
  const kept = new Uint32Array(Math.min(most * 2, Math.max(docs.length, 1)))
  let [length, bound] = [0, Number.POSITIVE_INFINITY]
  for (let place = 0; place < docs.length; place += 1) {
    const doc = docs[place]!
    if (doc > bound || !counts(doc)) continue
    kept[length++] = doc
    if (length < most * 2) continue
    kept.sort()
    length = most
    bound = kept[most - 1]!
  }
  return kept.subarray(0, length).sort().subarray(0, most)
}
