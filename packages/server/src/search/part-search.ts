import type { MatchKind, PartSort } from '@xinpu/contract/datasheet/part'
import type { Understanding } from './understand.ts'

/** What a list of parts is narrowed by. */
export interface PartFilter {
  brandIds?: readonly number[] | undefined
  /** A leaf, or a parent with all below it. */
  categoryId?: number | undefined
  packages?: readonly string[] | undefined
  /** Only parts with stock. */
  inStock?: boolean | undefined
}

/** What is asked. */
export interface PartQuery extends PartFilter {
  /** What the person typed; empty lists everything. */
  text: string
  sort: PartSort
  limit: number
  offset: number
}

export interface PartHit {
  id: number
  match: MatchKind | undefined
}

export interface PartHits {
  hits: PartHit[]
  /** Exact up to the ceiling of counting, one more beyond it. */
  total: number
  understanding: Understanding
  /** Words left out because nothing has them all. */
  dropped: string[]
}

/** How many of the found parts have one value. */
export interface FacetCount {
  facet: 'brandId' | 'categoryId' | 'package' | 'stock'
  value: string
  count: number
}

/** A model offered while typing. */
export interface ModelHint {
  id: number
  model: string
  brandName: string
}

/**
 * Finding parts. The port: plain SQL on the database is one form of it, and the truth any faster form is held to.
 *
 * Order: the very model; models that begin so; the same letters and digits with other punctuation; the words. A brand's
 * name alone finds the brand's parts, then other words that begin so.
 */
export interface PartSearch {
  find: (query: PartQuery) => Promise<PartHits>
  facets: (query: Pick<PartQuery, 'text'> & PartFilter) => Promise<FacetCount[]>
  /** Models that begin so, most looked for first. */
  suggestModels: (text: string, limit: number) => Promise<ModelHint[]>
  understand: (text: string) => Promise<Understanding>
}
