import type { merge } from '@xinpu/contract/admin'

/** A column that leads to a brand or a part. */
export interface Refer {
  to: merge.MergeKind
  /** What its rows are, as the desk reads it. */
  label: string
  /** Whether the column is a list of numbers. */
  isList?: boolean
  /** Of a column that leads to several nouns, the value of `type` that means this one. */
  type?: string
  /**
   * What becomes of a row that the one that stays has already: it goes, since it says the same; otherwise nothing is merged
   * until somebody has looked.
   */
  isSpare?: boolean
}

/** Every column that leads to a brand or a part, by table and column; one that nobody declares fails the tests. */
export type Refers = Readonly<Record<string, Refer>>
