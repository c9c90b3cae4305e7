import type { ChipModel, MatchKind, PartSort } from '@xinpu/contract/datasheet/part'
import type { Understanding } from '@xinpu/trade/understanding'

declare module '../core/context.ts' {
  interface House {
    search: PartSearch
    /** Who finds parts now: the database alone as it is set, until an index is made or while OpenSearch is away; or one of these. */
    searchState: () => 'sql' | 'making' | 'index' | 'opensearch' | 'away'
    /** What lists show of parts that were found. */
    parts: ReadParts
  }
}

/** Ends are inclusive, in the base unit; null is open. */
export interface ParamRange {
  low: number | null
  high: number | null
}

/**
 * A parameter that must lie in one of some ranges, or be shown as one of some values; one of all of them is enough. A
 * part with a range of its own (2.7~5.5V) lies in every range that touches it; one with a single end (<100mΩ) has both
 * ends there. A part whose parameter has no number, or one of another unit, lies in none.
 */
export interface ParamCondition {
  /** As the parameter is named: 容值. */
  name: string
  /** The base unit of the ranges: F, Ω, V, …; empty without ranges. */
  unit: string
  ranges: readonly ParamRange[]
  /** As they are shown, in any case: X7R. */
  values: readonly string[]
}

/** By the least end of a parameter, or by its words where it has none; parts without it come last, either way. */
export interface ParamOrder {
  param: string
  descending: boolean
}

/** What a list of parts is narrowed by. */
export interface PartFilter {
  /** All of them hold. */
  params?: readonly ParamCondition[] | undefined
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
  sort: PartSort | ParamOrder
  limit: number
  offset: number
  /** Asks for parts that answer to every word, and for none where there are none: words are not left out. */
  isWhole?: boolean
}

export interface PartHit {
  id: number
  match: MatchKind | undefined
}

export interface PartHits {
  hits: PartHit[]
  /** Exact; where plain SQL answers, up to the ceiling of counting, and one more beyond it. */
  total: number
  understanding: Understanding
  /** Words left out because nothing has them all. */
  dropped: string[]
}

/** The ways to narrow that every part has. */
export const facetNames = ['stock', 'categoryId', 'brandId', 'package'] as const
export type FacetName = (typeof facetNames)[number]

/** How many of the found parts have each value of one facet, most first; those found without its own condition. */
export interface FacetCounts {
  facet: FacetName
  values: { value: string; count: number }[]
  /** Whether all that was found is counted. */
  exact: boolean
}

/**
 * What one parameter is among the parts that are found without its own conditions. A number counts the parts whose
 * ends hold it; words count the parts that show them, in any case, and have not two equal ends. At most 60, the commonest.
 */
export interface ParamFacet {
  name: string
  /** The base unit of most; empty for words. */
  unit: string
  /** Parts that tell it. */
  count: number
  /** The least and the greatest number, in the base unit; null where none has a number. */
  low: number | null
  high: number | null
  values: ({ number: number; count: number } | { words: string; count: number })[]
  exact: boolean
}

/** All facets of a search. */
export interface FoundFacets {
  facets: FacetCounts[]
  /** At most 30, those that most parts tell first; none unless the category is a leaf. */
  params: ParamFacet[]
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
  /** Of what is shown: words that `find` leaves out are left out here. */
  facets: (query: Pick<PartQuery, 'text'> & PartFilter) => Promise<FoundFacets>
  /** How many parts each filter leaves of one text. */
  totals: (text: string, filters: readonly PartFilter[]) => Promise<number[]>
  /** The base units that parts tell some parameters in, the commonest first; a parameter of words has none. */
  unitsOf: (names: readonly string[], categoryId: number | undefined) => Promise<ReadonlyMap<string, readonly string[]>>
  /** Models that begin so, most looked for first; where none does, those that hold it. */
  suggestModels: (text: string, limit: number) => Promise<ModelHint[]>
  understand: (text: string) => Promise<Understanding>
}

/** Parts by their numbers, as lists show them. One that is no more is left out. */
export type ReadParts = (ids: readonly number[]) => Promise<ReadonlyMap<number, ChipModel>>
