import type { Need } from '@xinpu/trade/words'
import { beginningWith, bytesOf, equalTo, type Range } from './arena.ts'
import { has, join, keep, noneOf, put, putRun, type Bits } from './bits.ts'
import { answerCache } from './answer-cache.ts'
import { scratchOf } from './scratch.ts'
import type { Segment } from './segment.ts'

/** Puts in the documents whose words answer to a need. */
export function putHolders(segment: Segment, need: Need, bits: Bits): void {
  if ('any' in need) for (const one of need.any) putHolders(segment, one, bits)
  else if ('all' in need) putHoldersOfAll(segment, need.all, bits)
  else if ('of' in need) putHoldersBut(segment, need, bits)
  else putHoldersOfWord(segment, need, bits)
}

/** The documents whose words answer to a need; the bits are lent. */
export function holdersOf(segment: Segment, need: Need): Bits {
  const bits = scratchOf(segment).take()
  putHolders(segment, need, bits)
  return bits
}

function putHoldersOfAll(segment: Segment, needs: readonly Need[], bits: Bits): void {
  const few = fewHoldersOfAll(segment, needs)
  if (few) return few((doc) => put(bits, doc))
  const [first, ...others] = needs
  if (!first) return
  const held = holdersOf(segment, first)
  for (const other of others) keepHolders(segment, other, held)
  join(bits, held)
  scratchOf(segment).give()
}

function putHoldersBut(segment: Segment, need: { of: Need; but: Need }, bits: Bits): void {
  const held = holdersOf(segment, need.of)
  const others = holdersOf(segment, need.but)
  for (let place = 0; place < held.length; place += 1) held[place]! &= ~others[place]!
  join(bits, held)
  scratchOf(segment).give()
  scratchOf(segment).give()
}

/** Keeps the documents whose words answer to a need. */
function keepHolders(segment: Segment, need: Need, bits: Bits): void {
  const common = isWord(need) && commonHolders(segment, need, placesOf(segment, need))
  if (common) return void keep(bits, common)
  keep(bits, holdersOf(segment, need))
  scratchOf(segment).give()
}

type WordNeed = { word: string } | { prefix: string }

const isWord = (need: Need): need is WordNeed => 'word' in need || 'prefix' in need

/** Where the documents of a word stand: in its list, and among the parts that are called so. */
interface Places {
  listed: Range
  named: Range
}

function placesOf(segment: Segment, need: WordNeed): Places {
  const bytes = bytesOf('word' in need ? need.word : need.prefix)
  const find = 'word' in need ? equalTo : beginningWith
  return {
    listed: find({ arena: segment.words, order: undefined }, bytes),
    named: find({ arena: segment.plains, order: segment.plainOrder }, bytes),
  }
}

function putHoldersOfWord(segment: Segment, need: WordNeed, bits: Bits): void {
  const places = placesOf(segment, need)
  const common = commonHolders(segment, need, places)
  if (common) join(bits, common)
  else putPlaces(segment, places, bits)
}

function putPlaces(segment: Segment, { listed, named }: Places, bits: Bits): Bits {
  putListed(segment, listed, bits)
  eachNamed(segment, named, (doc) => put(bits, doc))
  return bits
}

/** One document in so many is few enough to be looked at one by one. */
const sparse = 64

function isSparse({ postings: { starts }, ids }: Segment, { listed, named }: Places): boolean {
  return starts[listed.to]! - starts[listed.from]! + named.to - named.from <= ids.length / sparse
}

const commonWords = answerCache<Segment, Bits>(64)

/** The documents of a word that many have: people ask for a few of them again and again. */
const commonHolders = (segment: Segment, need: WordNeed, places: Places): Bits | undefined =>
  isSparse(segment, places)
    ? undefined
    : commonWords(segment, JSON.stringify(need), () => putPlaces(segment, places, noneOf(segment.ids.length)))

type Visits = (visit: (doc: number) => void) => void

/** Shows the documents of a need where they are few, some more than once; tells nothing of others. */
export function fewHolders(segment: Segment, need: Need): Visits | undefined {
  if ('all' in need) return fewHoldersOfAll(segment, need.all)
  if ('any' in need) return fewHoldersOfAny(segment, need.any)
  if (!isWord(need)) return undefined
  const { listed, named } = placesOf(segment, need)
  if (!isSparse(segment, { listed, named })) return undefined
  const { starts, docs } = segment.postings
  return (visit) => {
    for (let place = starts[listed.from]!; place < starts[listed.to]!; place += 1) visit(docs[place]!)
    eachNamed(segment, named, visit)
  }
}

function fewHoldersOfAny(segment: Segment, needs: readonly Need[]): Visits | undefined {
  const each = needs.map((need) => fewHolders(segment, need))
  return each.every((few) => few !== undefined) ? (visit) => each.forEach((few) => few(visit)) : undefined
}

/** Where few answer to one of the needs, those are held against the others. */
function fewHoldersOfAll(segment: Segment, needs: readonly Need[]): Visits | undefined {
  const rare = needs.find((need) => ('any' in need || isWord(need) ? fewHolders(segment, need) : undefined))
  const few = rare && fewHolders(segment, rare)
  if (!few) return undefined
  return (visit) => {
    const tests = needs.flatMap((need) => (need === rare ? [] : [holdsOf(segment, need)]))
    few((doc) => {
      if (tests.every((holds) => holds(doc))) visit(doc)
    })
  }
}

/** Whether a document answers to a need; bits are lent for it. */
function holdsOf(segment: Segment, need: Need): (doc: number) => boolean {
  if ('any' in need) {
    const tests = need.any.map((one) => holdsOf(segment, one))
    return (doc) => tests.some((holds) => holds(doc))
  }
  const common = isWord(need) && commonHolders(segment, need, placesOf(segment, need))
  const held = common || holdersOf(segment, need)
  return (doc) => has(held, doc)
}

/** Puts in the documents that have one of some filter's words. */
export function putSigned(segment: Segment, words: readonly string[], bits: Bits): Bits {
  for (const word of words) putHoldersOfWord(segment, { word }, bits)
  return bits
}

/** Neighbouring words have neighbouring lists: a range of words is one run of documents. */
function putListed({ postings: { starts, docs } }: Segment, { from, to }: Range, bits: Bits): void {
  putRun(bits, docs, { from: starts[from]!, to: starts[to]! })
}

function eachNamed({ plainOrder, named }: Segment, { from, to }: Range, visit: (doc: number) => void): void {
  for (let place = from; place < to; place += 1) {
    const doc = plainOrder[place]!
    if (has(named, doc)) visit(doc)
  }
}
