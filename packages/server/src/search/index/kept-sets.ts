import type { Bits } from './bits.ts'
import type { Segment } from './segment.ts'

/**
 * Sets of documents that one question after another asks for: a list, its facets and its next page have the same
 * conditions, and most people the same few words. What is kept is to be read only.
 *
 * @param most Sets that are kept for a segment; the one that was asked for longest ago goes.
 */
export function keptSets(most: number): (segment: Segment, key: string, make: () => Bits) => Bits {
  const kept = new WeakMap<Segment, Map<string, Bits>>()
  return (segment, key, make) => {
    const sets = kept.get(segment) ?? new Map<string, Bits>()
    kept.set(segment, sets)
    const bits = sets.get(key) ?? make()
    sets.delete(key)
    sets.set(key, bits)
    if (sets.size > most) sets.delete(sets.keys().next().value ?? '')
    return bits
  }
}
