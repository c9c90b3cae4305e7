import { growing } from './growing.ts'

/** Many texts in one piece of memory, in UTF-8: the bytes' order is the order of "C". */
export interface Arena {
  bytes: Uint8Array<ArrayBuffer>
  /** Where each begins; one more tells where the last ends. */
  starts: Uint32Array<ArrayBuffer>
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text)

export const countIn = ({ starts }: Arena): number => starts.length - 1

export const textAt = ({ bytes, starts }: Arena, place: number): string =>
  decoder.decode(bytes.subarray(starts[place], starts[place + 1]))

/** An arena that is being filled. */
export function growingArena() {
  const bytes = growing(Uint8Array)
  const starts = growing(Uint32Array)
  starts.push(0)
  return {
    bytes,
    starts,
    add(text: Uint8Array<ArrayBuffer>): void {
      bytes.append(text)
      starts.push(bytes.length)
    },
    taken: (): Arena => ({ bytes: bytes.taken(), starts: starts.taken() }),
  }
}

/** The same texts in another order. */
export function inOrder({ bytes, starts }: Arena, order: Uint32Array): Arena {
  const moved: Arena = { bytes: new Uint8Array(bytes.length), starts: new Uint32Array(order.length + 1) }
  let end = 0
  for (let place = 0; place < order.length; place += 1) {
    const from = order[place]!
    for (let at = starts[from]!; at < starts[from + 1]!; at += 1) moved.bytes[end++] = bytes[at]!
    moved.starts[place + 1] = end
  }
  return moved
}

/** Which of two texts comes first; negative means the first. */
export function compareTexts(arena: Arena, one: number, other: number): number {
  return compareAcross(arena, one, { arena, place: other })
}

/** The same for texts of two arenas. */
export function compareAcross(
  { bytes, starts }: Arena,
  one: number,
  { arena, place }: { arena: Arena; place: number },
): number {
  const [from, to] = [starts[one]!, arena.starts[place]!]
  const [length, otherLength] = [starts[one + 1]! - from, arena.starts[place + 1]! - to]
  const shared = Math.min(length, otherLength)
  for (let at = 0; at < shared; at += 1) {
    const difference = bytes[from + at]! - arena.bytes[to + at]!
    if (difference !== 0) return difference
  }
  return length - otherLength
}

/** A text against a beginning: 0 when it begins so, from a byte on that both are known to share. */
function compareBeginning({ bytes, starts }: Arena, place: number, beginning: Uint8Array): number {
  const from = starts[place]!
  const length = starts[place + 1]! - from
  for (let at = 0; at < beginning.length; at += 1) {
    if (at >= length) return -1
    const difference = bytes[from + at]! - beginning[at]!
    if (difference !== 0) return difference
  }
  return 0
}

/** Texts in their order, by their places in an arena. */
export interface Sorted {
  arena: Arena
  /** Undefined where the arena itself is in order. */
  order: Uint32Array | undefined
}

/** Places from `from` up to `to`, `to` left out. */
export interface Range {
  from: number
  to: number
}

export const wholeOf = ({ arena }: Sorted): Range => ({ from: 0, to: countIn(arena) })

/** The texts that begin so, by two binary searches. */
export function beginningWith(sorted: Sorted, beginning: Uint8Array, within: Range = wholeOf(sorted)): Range {
  const { arena, order } = sorted
  const first = (isBefore: (difference: number) => boolean, { from, to }: Range): number => {
    let [low, high] = [from, to]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (isBefore(compareBeginning(arena, order ? order[middle]! : middle, beginning))) low = middle + 1
      else high = middle
    }
    return low
  }
  const from = first((difference) => difference < 0, within)
  return { from, to: first((difference) => difference <= 0, { from, to: within.to }) }
}

/** The texts that are just so: in their order they stand before all longer ones. */
export function equalTo(sorted: Sorted, text: Uint8Array, within: Range = wholeOf(sorted)): Range {
  const { starts } = sorted.arena
  const range = beginningWith(sorted, text, within)
  let to = range.from
  for (; to < range.to; to += 1) {
    const place = sorted.order ? sorted.order[to]! : to
    if (starts[place + 1]! - starts[place]! > text.length) break
  }
  return { from: range.from, to }
}
