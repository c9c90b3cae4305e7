import { diffArrays } from 'diff'

/** A run of text, and on which side it stands. */
export interface Piece {
  side: 'both' | 'before' | 'after'
  text: string
}

/** A line, a field or a row on both sides; undefined where a side has none. */
export interface Pair<T> {
  before?: T
  after?: T
}

/**
 * Han characters one by one, words and figures as a whole: 3.3 V to 5.0 V is one change, not three. Cut by our own
 * rule and not by the machine's dictionary, so that server and browser cut alike.
 */
const cut = /\p{Script=Han}|\d{1,3}(?:,\d{3})+(?:\.\d+)?|(?:(?!\p{Script=Han})[\p{L}\p{N}µΩ°%+\-−._/])+|\s+|./gu

const tokens = (text: string): string[] => text.match(cut) ?? []

/** Where two texts differ, in order. */
export function piecesOf(before: string, after: string): readonly Piece[] {
  return diffArrays(tokens(before), tokens(after)).map(({ value, added, removed }) => ({
    side: added ? 'after' : removed ? 'before' : 'both',
    text: value.join(''),
  }))
}

/** Lines of two texts beside each other: a line that was rewritten stands beside what became of it. */
export function linesOf(before: string, after: string): readonly Pair<string>[] {
  const pairs: Pair<string>[] = []
  let waiting: readonly string[] = []
  const flush = (added: readonly string[] = []) => {
    for (let at = 0; at < Math.max(waiting.length, added.length); at += 1)
      pairs.push({ before: waiting[at], after: added[at] })
    waiting = []
  }

  for (const { value, added, removed } of diffArrays(split(before), split(after))) {
    if (removed) waiting = value
    else if (added) flush(value)
    else {
      flush()
      pairs.push(...value.map((line) => ({ before: line, after: line })))
    }
  }
  flush()
  return pairs
}

const split = (text: string): string[] => (text === '' ? [] : text.split(/\r?\n/))

/** Things with a key beside each other: in the new order, what is gone after what stood before it. */
export function pairsOf<T>(before: readonly T[], after: readonly T[], keyOf: (item: T) => string): readonly Pair<T>[] {
  const old = new Map(before.map((item) => [keyOf(item), item]))
  const fresh = new Map(after.map((item) => [keyOf(item), item]))
  const order = diffArrays([...old.keys()], [...fresh.keys()]).flatMap(({ value }) => value)

  return [...new Set(order)].map((key) => ({ before: old.get(key), after: fresh.get(key) }))
}
