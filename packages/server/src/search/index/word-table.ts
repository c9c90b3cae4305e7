import { growingArena } from './arena.ts'

/** Words by number while an index is built: looked up by their bytes, so that no text is made of them. */
export function wordTable() {
  const arena = growingArena()
  let slots = new Uint32Array(1 << 16)
  let count = 0

  /** Free slots hold 0; a word's number stands there plus one. */
  const slotOf = (bytes: Uint8Array, from: number, to: number): number => {
    const mask = slots.length - 1
    let slot = hashOf(bytes, from, to) & mask
    while (slots[slot] !== 0 && !isAt(slots[slot]! - 1, bytes, { from, to })) slot = (slot + 1) & mask
    return slot
  }

  const isAt = (word: number, bytes: Uint8Array, { from, to }: { from: number; to: number }): boolean => {
    const start = arena.starts.at(word)
    if (arena.starts.at(word + 1) - start !== to - from) return false
    const known = arena.bytes.values
    for (let at = from; at < to; at += 1) if (known[start + at - from] !== bytes[at]) return false
    return true
  }

  const widen = () => {
    slots = new Uint32Array(slots.length * 2)
    const known = arena.bytes.values
    for (let word = 0; word < count; word += 1)
      slots[slotOf(known, arena.starts.at(word), arena.starts.at(word + 1))] = word + 1
  }

  return {
    /** The number of the word in these bytes; a new word gets the next. */
    numberOf(bytes: Uint8Array<ArrayBuffer>, from: number, to: number): number {
      const slot = slotOf(bytes, from, to)
      if (slots[slot] !== 0) return slots[slot]! - 1
      arena.add(bytes.subarray(from, to))
      count += 1
      slots[slot] = count
      if (count * 2 > slots.length) widen()
      return count - 1
    },
    taken: () => arena.taken(),
  }
}

/** FNV-1a. */
function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ bytes[at]!, 0x01000193)
  return hash ^ (hash >>> 15)
}
