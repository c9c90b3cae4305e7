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
  for (let place = 0; place < bits.length; place += 1) count += ones(bits[place]!)
  return count
}

function ones(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Puts in what another set has. */
export function join(bits: Bits, other: Bits): Bits {
  for (let place = 0; place < bits.length; place += 1) bits[place]! |= other[place]!
  return bits
}

/** Puts in a run of a list of documents. */
export function putRun(bits: Bits, docs: Uint32Array, { from, to }: { from: number; to: number }): void {
  for (let place = from; place < to; place += 1) {
    const doc = docs[place]!
    bits[doc >>> 5]! |= 1 << (doc & 31)
  }
}

/** The first documents of a set, in order. */
export function listed(bits: Bits, most: number): Uint32Array<ArrayBuffer> {
  const docs = new Uint32Array(most)
  let length = 0
  for (let place = 0; place < bits.length && length < most; place += 1)
    for (let rest = bits[place]!; rest !== 0; rest &= rest - 1) docs[length++] = lowest(rest, place)
  return docs.subarray(0, Math.min(length, most))
}

/** The first document of a word of bits that has one. */
export const lowest = (word: number, place: number): number => (place << 5) + 31 - Math.clz32(word & -word)
