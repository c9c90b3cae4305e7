import { LRUCache } from 'lru-cache'
import type { Bits } from './bits.ts'
import type { Segment } from './segment.ts'

/**
 * Sets of documents that one question after another asks for: a list, its facets and its next page have the same
 * conditions, and most people the same few words. What is kept is to be read only.
 *
 * @param most Sets that are kept for a segment; the one that was asked for longest ago goes.
 */
export function keptSets(most: number): (segment: Segment, key: string, make: () => Bits) => Bits {
  const kept = new WeakMap<Segment, LRUCache<string, Bits>>()
  return (segment, key, make) => {
    const sets = kept.get(segment) ?? new LRUCache<string, Bits>({ max: most })
    kept.set(segment, sets)
    const known = sets.get(key)
    if (known) return known
    const bits = make()
    sets.set(key, bits)
    return bits
  }
}
