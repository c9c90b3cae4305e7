/** What a document must be: the words of OpenSearch's query language that parts are asked with, and no others. */
export type Clause =
  | { match_all: Record<string, never> }
  | { match_none: Record<string, never> }
  | { term: Record<string, Value> }
  | { terms: Record<string, Value[]> }
  | { prefix: Record<string, { value: string }> }
  /** `*` any characters, `?` one. */
  | { wildcard: Record<string, { value: string }> }
  | { range: Record<string, Range> }
  | { bool: { filter?: Clause[]; must?: Clause[]; must_not?: Clause[]; should?: Clause[]; minimum_should_match?: 1 } }
  | { nested: { path: string; query: Clause } }
  | { constant_score: { filter: Clause; boost: number } }
  /** The best of some scores. */
  | { dis_max: { queries: Clause[] } }

type Value = string | number | boolean

export interface Range {
  gt?: number
  gte?: number
  lte?: number
}

export const everything: Clause = { match_all: {} }
export const nothing: Clause = { match_none: {} }
export const all = (filter: Clause[]): Clause => ({ bool: { filter } })
export const any = (should: Clause[]): Clause => ({ bool: { should, minimum_should_match: 1 } })
