import type { Need } from '../need.ts'
import { beginningWith, bytesOf, equalTo, type Range } from './arena.ts'
import { each, has, keep, noneOf, put, type Bits } from './bits.ts'
import { scratchOf } from './scratch.ts'
import type { Segment } from './segment.ts'

type Visit = (doc: number) => void

/** Shows the documents whose words answer to a need; some more than once. */
export function eachHolder(segment: Segment, need: Need, visit: Visit): void {
  if ('any' in need) for (const one of need.any) eachHolder(segment, one, visit)
  else if ('all' in need) eachOfAll(segment, need.all, visit)
  else eachOfWord(segment, need, visit)
}

function eachOfAll(segment: Segment, needs: readonly Need[], visit: Visit): void {
  const { give } = scratchOf(segment)
  const bits = holdersOfAll(segment, needs)
  each(bits, visit)
  give(bits)
}

/** The documents that answer to all of some needs. The bits are the scratch's own. */
function holdersOfAll(segment: Segment, needs: readonly Need[]): Bits {
  const { take, give } = scratchOf(segment)
  const sets = needs.map((need) => {
    const bits = take()
    eachHolder(segment, need, (doc) => put(bits, doc))
    return bits
  })
  const [first = take(), ...others] = sets
  for (const other of others) {
    keep(first, other)
    give(other)
  }
  return first
}

function eachOfWord(segment: Segment, need: { word: string } | { prefix: string }, visit: Visit): void {
  const bytes = bytesOf('word' in need ? need.word : need.prefix)
  const find = 'word' in need ? equalTo : beginningWith
  eachListed(segment, find({ arena: segment.words, order: undefined }, bytes), visit)
  eachNamed(segment, find({ arena: segment.plains, order: segment.plainOrder }, bytes), visit)
}

/** The documents whose words answer to a need. */
export function holdersOf(segment: Segment, need: Need): Bits {
  const bits = noneOf(segment.ids.length)
  eachHolder(segment, need, (doc) => put(bits, doc))
  return bits
}

/** The documents that have one of some filter's words. */
export function signedWith(segment: Segment, words: readonly string[]): Bits {
  const bits = noneOf(segment.ids.length)
  for (const word of words)
    eachListed(segment, equalTo({ arena: segment.words, order: undefined }, bytesOf(word)), (doc) => put(bits, doc))
  return bits
}

/** Neighbouring words have neighbouring lists: a range of words is one run of documents. */
function eachListed({ postings: { starts, docs } }: Segment, { from, to }: Range, visit: Visit): void {
  const end = starts[to]!
  for (let place = starts[from]!; place < end; place += 1) visit(docs[place]!)
}

function eachNamed({ plainOrder, named }: Segment, { from, to }: Range, visit: Visit): void {
  for (let place = from; place < to; place += 1) {
    const doc = plainOrder[place]!
    if (has(named, doc)) visit(doc)
  }
}
