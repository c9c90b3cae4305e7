import type { FacetName } from '../part-search.ts'
import type { PartDocument } from './document.ts'

/** What came of a question. */
export interface Answered {
  total: number
  hits: { id: number; score: number; shown: Partial<Pick<PartDocument, 'model' | 'brand'>> }[]
  /** Counts of each facet's values; those that were asked for. */
  facets: Partial<Record<FacetName, { value: string; count: number }[]>>
}

/** An answer as OpenSearch writes it. */
export interface RawAnswer {
  status?: number
  error?: { type: string; reason?: string }
  timed_out?: boolean
  hits?: {
    total?: { value: number }
    hits: { _id: string; _score: number; _source?: Answered['hits'][number]['shown'] }[]
  }
  aggregations?: Partial<Record<FacetName, RawFacet>>
}

type RawFacet =
  | { doc_count: number }
  | { buckets: { key: string; doc_count: number }[]; doc_count_error_upper_bound: number }

/** An answer that is whole; half a truth is an error, and the database answers instead. */
export function answeredOf({ error, timed_out, hits, aggregations = {} }: RawAnswer): Answered {
  if (error) throw new Error(`OpenSearch refused a question: ${error.type} ${error.reason ?? ''}`)
  if (timed_out || !hits) throw new Error('OpenSearch answered in part.')
  const facets = Object.entries(aggregations).map(([facet, raw]) => [facet, valuesOf(raw)])
  return {
    total: hits.total?.value ?? 0,
    hits: hits.hits.map(({ _id, _score, _source }) => ({ id: Number(_id), score: _score, shown: _source ?? {} })),
    facets: Object.fromEntries(facets) as Answered['facets'],
  }
}

function valuesOf(raw: RawFacet): { value: string; count: number }[] {
  if ('doc_count' in raw) return raw.doc_count > 0 ? [{ value: 'true', count: raw.doc_count }] : []
  if (raw.doc_count_error_upper_bound > 0) throw new Error('OpenSearch counted a facet in part.')
  return raw.buckets.map(({ key, doc_count }) => ({ value: key, count: doc_count }))
}
