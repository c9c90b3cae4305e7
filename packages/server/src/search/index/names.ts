import { countIn, textAt, type Arena } from './arena.ts'

const texts = new WeakMap<Arena, readonly string[]>()
const numbers = new WeakMap<Arena, ReadonlyMap<string, number>>()

/** All texts of a small arena, read once. */
export function textsOf(arena: Arena): readonly string[] {
  const known = texts.get(arena) ?? Array.from({ length: countIn(arena) }, (_, place) => textAt(arena, place))
  texts.set(arena, known)
  return known
}

/** The places of the texts of a small arena. */
export function numbersOf(arena: Arena): ReadonlyMap<string, number> {
  const known = numbers.get(arena) ?? new Map(textsOf(arena).map((text, place) => [text, place]))
  numbers.set(arena, known)
  return known
}

const lowerTexts = new WeakMap<Arena, readonly string[]>()

/** All texts of a small arena in lower case. */
export function lowerTextsOf(arena: Arena): readonly string[] {
  const known = lowerTexts.get(arena) ?? textsOf(arena).map((text) => text.toLowerCase())
  lowerTexts.set(arena, known)
  return known
}
