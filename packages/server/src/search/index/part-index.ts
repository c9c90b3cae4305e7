import { hintPlan, type SearchPlan } from '../search-plan.ts'
import type { FoundFacets } from '../part-search.ts'
import { bytesOf, textAt } from './arena.ts'
import { buildSegment } from './build.ts'
import { addRows, emptyDraft } from './draft.ts'
import { facetCounts } from './facet-counts.ts'
import { all, find, type Answer, type Question } from './finding.ts'
import { matching, narrowedTo } from './matching.ts'
import type { Narrowing } from './narrowed.ts'
import { paramFacets } from './param-facets.ts'
import { changed, docOf, segmentsOf, smallCount, type Change, type Segments } from './segments.ts'
import { openSnapshot, saveSnapshot, type Stamp } from './snapshot.ts'

/** A model offered while typing; its brand by number. */
export interface Offer {
  id: number
  model: string
  brandId: number
}

/** The index as a whole: it is filled, kept up with what is written, and asked. */
export function openPartIndex() {
  let draft = emptyDraft()
  let segments: Segments = []

  return {
    /** Takes rows of a catalogue that is read for the first time. */
    take: (rows: string): void => addRows(draft, bytesOf(rows)),
    /** Makes the index of what was taken. */
    build(): number {
      const segment = buildSegment(draft)
      draft = emptyDraft()
      segments = segmentsOf(segment)
      return segment.ids.length
    },
    /** Reads an index from a file; undefined where there is none of that stamp's kind. */
    open(terms: { path: string; era: string }): Stamp | undefined {
      const snapshot = openSnapshot(terms.path, terms.era)
      if (snapshot) segments = segmentsOf(snapshot.segment)
      return snapshot?.stamp
    },
    /** Writes the large segment into a file. */
    save({ path, stamp }: { path: string; stamp: Stamp }): void {
      const [large] = segments
      if (large) saveSnapshot(path, large.segment, stamp)
    },
    /** Takes in a change; tells how many parts stand beside the large segment. */
    change(change: Change): number {
      segments = changed(segments, change)
      return smallCount(segments)
    },
    find: (question: Question): Answer => find(segments, question),
    facets({
      plan,
      narrowing,
      isLeaf,
    }: {
      plan: SearchPlan | undefined
      narrowing: Narrowing
      isLeaf: boolean
    }): FoundFacets {
      const found = matching(segments, plan)
      const looked = { found, left: narrowedTo(found, narrowing), narrowing, segments, plan }
      return { facets: facetCounts(looked), params: isLeaf ? paramFacets(looked) : [] }
    },
    totals: ({ plan, narrowings }: { plan: SearchPlan | undefined; narrowings: readonly Narrowing[] }): number[] =>
      narrowings.map(
        (narrowing) =>
          find(segments, { plan, ...narrowing, sort: 'relevance', limit: 0, offset: 0, counted: all }).total,
      ),
    suggest({ text, limit }: { text: string; limit: number }): Offer[] {
      const beginning = offersFor(segments, hintPlan(text, false), limit)
      return beginning.length > 0 ? beginning : offersFor(segments, hintPlan(text, true), limit)
    },
  }
}

export type PartIndex = ReturnType<typeof openPartIndex>

function offersFor(segments: Segments, plan: SearchPlan | undefined, limit: number): Offer[] {
  if (!plan) return []
  const { hits } = find(segments, { plan, sort: 'relevance', limit, offset: 0, counted: 0 })
  return hits.flatMap(({ id }) => offerOf(segments, id))
}

function offerOf(segments: Segments, id: number): Offer[] {
  for (const { segment } of segments.toReversed()) {
    const doc = docOf(segment, id)
    if (doc !== undefined) return [{ id, model: textAt(segment.models, doc), brandId: segment.brands[doc]! }]
  }
  return []
}
