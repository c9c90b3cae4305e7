/** Lists of documents, each in order: one after the other in one array. */
export interface Postings {
  starts: Uint32Array<ArrayBuffer>
  docs: Uint32Array<ArrayBuffer>
}

/** Pairs of a list and a document, told twice in the same order: once to count, once to fill. */
export type Pairs = (take: (list: number, doc: number) => void) => void

/** The lists that pairs make; documents must come in their order. */
export function postingsOf(lists: number, pairs: Pairs): Postings {
  const starts = new Uint32Array(lists + 1)
  pairs((list) => void (starts[list + 1]! += 1))
  for (let list = 0; list < lists; list += 1) starts[list + 1]! += starts[list]!
  const docs = new Uint32Array(starts[lists]!)
  const ends = starts.slice()
  pairs((list, doc) => void (docs[ends[list]!++] = doc))
  return { starts, docs }
}
