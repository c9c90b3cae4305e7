/** A set of documents: one bit for each. */
export type Bits = Uint32Array<ArrayBuffer>

/** No document of so many. */
export const noneOf = (count: number): Bits => new Uint32Array((count + 31) >>> 5)

/** Every document of so many. */
export function allOf(count: number): Bits {
  const bits = noneOf(count).fill(0xffffffff)
  if (count & 31) bits[bits.length - 1] = 2 ** (count & 31) - 1
  return bits
}

export function put(bits: Bits, doc: number): void {
  bits[doc >>> 5]! |= 1 << (doc & 31)
}

export function drop(bits: Bits, doc: number): void {
  bits[doc >>> 5]! &= ~(1 << (doc & 31))
}

export const has = (bits: Bits, doc: number): boolean => (bits[doc >>> 5]! & (1 << (doc & 31))) !== 0

/** Keeps what the other set has too. */
export function keep(bits: Bits, other: Bits): Bits {
  for (let place = 0; place < bits.length; place += 1) bits[place]! &= other[place]!
  return bits
}

export function countOf(bits: Bits): number {
  let count = 0
  for (const word of bits) count += ones(word)
  return count
}

function ones(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Shows every document in order until the visitor has seen enough and says false. */
export function each(bits: Bits, visit: (doc: number) => boolean | void): void {
  for (let place = 0; place < bits.length; place += 1)
    if (bits[place] !== 0 && !hasSeenAll(bits[place]!, place << 5, visit)) return
}

function hasSeenAll(word: number, from: number, visit: (doc: number) => boolean | void): boolean {
  for (let rest = word; rest !== 0; rest &= rest - 1)
    if (visit(from + 31 - Math.clz32(rest & -rest)) === false) return false
  return true
}
