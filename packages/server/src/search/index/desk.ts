import { hintAim, type Aim } from '../aim.ts'
import type { FoundFacets } from '../part-search.ts'
import { bytesOf, textAt } from './arena.ts'
import { buildSegment } from './build.ts'
import { addRows, emptyDraft } from './draft.ts'
import { facetCounts } from './facet-counts.ts'
import { all, find, type Answer, type Question } from './finding.ts'
import { matching, narrowedTo } from './matching.ts'
import type { Narrowing } from './narrowed.ts'
import { paramFacets } from './param-facets.ts'
import { changed, docOf, shelfOf, smallCount, type Change, type Shelf } from './shelf.ts'
import { openSnapshot, saveSnapshot, type Stamp } from './snapshot.ts'

/** A model offered while typing; its brand by number. */
export interface Offer {
  id: number
  model: string
  brandId: number
}

/** The index as a whole: it is filled, kept up with what is written, and asked. */
export function openDesk() {
  let draft = emptyDraft()
  let shelf: Shelf = []

  return {
    /** Takes rows of a catalogue that is read for the first time. */
    take: (rows: string): void => addRows(draft, bytesOf(rows)),
    /** Makes the index of what was taken. */
    build(): number {
      const segment = buildSegment(draft)
      draft = emptyDraft()
      shelf = shelfOf(segment)
      return segment.ids.length
    },
    /** Reads an index from a file; undefined where there is none of that stamp's kind. */
    open(terms: { path: string; era: string }): Stamp | undefined {
      const snapshot = openSnapshot(terms.path, terms.era)
      if (snapshot) shelf = shelfOf(snapshot.segment)
      return snapshot?.stamp
    },
    /** Writes the large segment into a file. */
    save({ path, stamp }: { path: string; stamp: Stamp }): void {
      const [large] = shelf
      if (large) saveSnapshot(path, large.segment, stamp)
    },
    /** Takes in a change; tells how many parts stand beside the large segment. */
    change(change: Change): number {
      shelf = changed(shelf, change)
      return smallCount(shelf)
    },
    find: (question: Question): Answer => find(shelf, question),
    facets({ aim, narrowing, isLeaf }: { aim: Aim | undefined; narrowing: Narrowing; isLeaf: boolean }): FoundFacets {
      const found = matching(shelf, aim)
      const looked = { found, left: narrowedTo(found, narrowing), narrowing, shelf, aim }
      return { facets: facetCounts(looked), params: isLeaf ? paramFacets(looked) : [] }
    },
    totals: ({ aim, narrowings }: { aim: Aim | undefined; narrowings: readonly Narrowing[] }): number[] =>
      narrowings.map(
        (narrowing) => find(shelf, { aim, ...narrowing, sort: 'relevance', limit: 0, offset: 0, counted: all }).total,
      ),
    suggest({ text, limit }: { text: string; limit: number }): Offer[] {
      const beginning = offersFor(shelf, hintAim(text, false), limit)
      return beginning.length > 0 ? beginning : offersFor(shelf, hintAim(text, true), limit)
    },
  }
}

export type Desk = ReturnType<typeof openDesk>

function offersFor(shelf: Shelf, aim: Aim | undefined, limit: number): Offer[] {
  if (!aim) return []
  const { hits } = find(shelf, { aim, sort: 'relevance', limit, offset: 0, counted: 0 })
  return hits.flatMap(({ id }) => offerOf(shelf, id))
}

function offerOf(shelf: Shelf, id: number): Offer[] {
  for (const { segment } of shelf.toReversed()) {
    const doc = docOf(segment, id)
    if (doc !== undefined) return [{ id, model: textAt(segment.models, doc), brandId: segment.brands[doc]! }]
  }
  return []
}
