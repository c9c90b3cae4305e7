import { bytesOf, compareTexts, countIn, inOrder, textAt, type Arena } from './arena.ts'
import { noneOf, put, type Bits } from './bits.ts'
import type { Draft } from './draft.ts'
import { postingsOf, type Pairs } from './postings.ts'
import { signWord, type Params, type Segment } from './segment.ts'
import { trigramsOf } from './trigrams.ts'

/** Puts a draft in order and makes what is looked up in. */
export function buildSegment(draft: Draft): Segment {
  const order = knownFirst(draft)
  const moved = {
    brands: at(draft.brands.taken(), order),
    categories: at(draft.categories.taken(), order),
    stocks: at(draft.stocks.taken(), order),
    packages: at(draft.packages.taken(), order),
    packageNames: draft.packageNames.taken(),
  }
  const ids = at(draft.ids.taken(), order)
  const keys = inOrder(draft.keys.taken(), order)
  const plains = inOrder(draft.plains.taken(), order)
  return {
    ...moved,
    ids,
    popularities: at(draft.popularities.taken(), order),
    createds: at(draft.createds.taken(), order),
    models: inOrder(draft.models.taken(), order),
    keys,
    plains,
    keyOrder: sortedTexts(keys),
    plainOrder: sortedTexts(plains),
    idOrder: countTo(order.length).sort((one, other) => ids[one]! - ids[other]!),
    ...wordsIn(draft, order, moved),
    named: namedIn(draft, order),
    trigrams: trigramsOf(plains),
    params: paramsIn(draft, order),
  }
}

const countTo = (count: number): Uint32Array<ArrayBuffer> => new Uint32Array(count).map((_, place) => place)

/** The best known first; ties by model, as the database orders them. */
function knownFirst(draft: Draft): Uint32Array<ArrayBuffer> {
  const [popularities, ids, keys] = [draft.popularities.taken(), draft.ids.taken(), draft.keys.taken()]
  return countTo(ids.length).sort(
    (one, other) =>
      popularities[other]! - popularities[one]! || compareTexts(keys, one, other) || ids[one]! - ids[other]!,
  )
}

const sortedTexts = (arena: Arena): Uint32Array<ArrayBuffer> =>
  countTo(countIn(arena)).sort((one, other) => compareTexts(arena, one, other) || one - other)

function at<T extends Int32Array | Uint32Array | Float64Array>(values: T, order: Uint32Array): T {
  const moved = values.slice()
  for (let place = 0; place < order.length; place += 1) moved[place] = values[order[place]!]!
  return moved as T
}

type Filtered = Pick<Segment, 'brands' | 'categories' | 'packages' | 'packageNames' | 'stocks'>

/** The words in order with their documents; words of filters are made here, of the columns. */
function wordsIn(draft: Draft, order: Uint32Array, filtered: Filtered): Pick<Segment, 'words' | 'postings'> {
  const numberOf = (word: string) => {
    const bytes = bytesOf(word)
    return draft.words.numberOf(bytes, 0, bytes.length)
  }
  const signed = signNumbers(filtered, numberOf)
  const made = draft.words.taken()
  const inTurn = sortedTexts(made)
  const placeOf = new Uint32Array(inTurn.length)
  for (let place = 0; place < inTurn.length; place += 1) placeOf[inTurn[place]!] = place
  const [words, starts] = [draft.wordsOf.taken(), draft.wordStarts.taken()]
  const pairs: Pairs = (take) => {
    for (let doc = 0; doc < order.length; doc += 1) {
      const from = order[doc]!
      const end = starts[from + 1] ?? words.length
      for (let entry = starts[from]!; entry < end; entry += 1) take(placeOf[words[entry]!]!, doc)
      signed(doc, (word) => take(placeOf[word]!, doc))
    }
  }
  return { words: inOrder(made, inTurn), postings: postingsOf(inTurn.length, pairs) }
}

/** Tells the filters' words of a document. Every word is made before the first is told: a name's number is looked up once. */
function signNumbers(
  { brands, categories, packages, packageNames, stocks }: Filtered,
  numberOf: (word: string) => number,
): (doc: number, tell: (word: number) => void) => void {
  const byId = (ids: Int32Array, wordOf: (id: number) => string) =>
    new Map([...new Set(ids)].map((id) => [id, numberOf(wordOf(id))]))
  const ofBrand = byId(brands, signWord.brand)
  const ofCategory = byId(categories, signWord.category)
  const ofPackage = Array.from({ length: countIn(packageNames) }, (_, name) =>
    numberOf(signWord.package(textAt(packageNames, name))),
  )
  const inStock = numberOf(signWord.stock)
  return (doc, tell) => {
    tell(ofBrand.get(brands[doc]!)!)
    tell(ofCategory.get(categories[doc]!)!)
    tell(ofPackage[packages[doc]!]!)
    if (stocks[doc]! > 0) tell(inStock)
  }
}

function namedIn({ named }: Draft, order: Uint32Array): Bits {
  const bits = noneOf(order.length)
  for (let doc = 0; doc < order.length; doc += 1) if (named.at(order[doc]!) === 1) put(bits, doc)
  return bits
}

function paramsIn({ params }: Draft, order: Uint32Array): Params {
  const [old, oldStarts, name] = [params.entries.taken(), params.starts.taken(), params.name.taken()]
  const [starts, entries] = [new Uint32Array(order.length + 1), new Uint32Array(old.length)]
  for (let doc = 0, end = 0; doc < order.length; doc += 1) {
    const from = order[doc]!
    const own = old.subarray(oldStarts[from], oldStarts[from + 1] ?? old.length)
    entries.set(own, end)
    end += own.length
    starts[doc + 1] = end
  }
  const tellers = postingsOf(name.length, (take) => {
    for (let doc = 0; doc < order.length; doc += 1)
      for (let entry = starts[doc]!; entry < starts[doc + 1]!; entry += 1) take(entries[entry]!, doc)
  })
  return {
    names: params.names.taken(),
    units: params.units.taken(),
    values: params.values.taken(),
    name,
    unit: params.unit.taken(),
    value: params.value.taken(),
    low: params.low.taken(),
    high: params.high.taken(),
    starts,
    entries,
    tellers,
    twice: twiceIn({ name, starts, entries }),
  }
}

function twiceIn({ name, starts, entries }: Pick<Params, 'name' | 'starts' | 'entries'>): Bits {
  const twice = noneOf(starts.length - 1)
  for (let doc = 0; doc + 1 < starts.length; doc += 1) {
    const own = entries.subarray(starts[doc], starts[doc + 1])
    if (own.length > 1 && new Set(own.map((told) => name[told]!)).size < own.length) put(twice, doc)
  }
  return twice
}
