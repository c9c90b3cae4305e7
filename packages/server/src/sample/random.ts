/** A source of repeatable numbers from 0 up to 1. */
export type Random = () => number

/** Random numbers that depend on nothing but the seed and the text. */
export function randomOf(seed: number, text: string): Random {
  let state = seed >>> 0
  for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x9e3779b1) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000
  }
}

/** One member of a list that is not empty. */
export function oneOf<Member>(random: Random, members: readonly [Member, ...Member[]]): Member {
  return members[Math.floor(random() * members.length)] ?? members[0]
}
