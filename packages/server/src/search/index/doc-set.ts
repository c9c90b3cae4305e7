import { countOf, each, type Bits } from './bits.ts'

/** Some documents of a segment, each once. */
export interface DocSet {
  count: number
  each: (visit: (doc: number) => void) => void
  /** The best known of them, in order. */
  first: (most: number) => Uint32Array
}

/** Documents as bits: in order as they are. */
export const asBits = (bits: Bits): DocSet => ({
  count: countOf(bits),
  each: (visit) => each(bits, visit),
  first(most) {
    const docs: number[] = []
    if (most > 0) each(bits, (doc) => docs.push(doc) < most)
    return Uint32Array.from(docs)
  },
})

/** Documents as a list in no order. */
export const asList = (docs: Uint32Array): DocSet => ({
  count: docs.length,
  each: (visit) => docs.forEach(visit),
  first: (most) => firstOf(docs, most),
})

/** Most of a long list is passed over at a glance: it lies behind the last that is still wanted. */
function firstOf(docs: Uint32Array, most: number): Uint32Array {
  if (docs.length <= most * 2) return docs.slice().sort().subarray(0, most)
  const kept = new Uint32Array(most * 2)
  let [length, bound] = [0, Number.POSITIVE_INFINITY]
  for (const doc of docs) {
    if (doc > bound) continue
    kept[length++] = doc
    if (length < kept.length) continue
    kept.sort()
    length = most
    bound = kept[most - 1] ?? -1
  }
  return kept.subarray(0, length).sort().subarray(0, most)
}
