import type { QueryName } from '../query/index.ts'

/** A brand, category or part that a word of a query may mean. */
export interface Named extends QueryName {
  /** Every id it stands for: 稳压器 means linear and switching regulators both. */
  ids: number[]
  /** Those that lie in another of them: MOSFETs among all transistors. They come first. */
  best?: number[]
}

/** Names in their plain form, and what they mean. */
export type NameDirectory = ReadonlyMap<string, Named>
