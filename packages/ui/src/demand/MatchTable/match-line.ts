import type { BomCandidate, BomMatch } from '@xinpu/sdk/types'

/** Where a line is counted: where it goes, or why it goes nowhere. */
export type LineBucket = 'cart' | 'deleted' | 'demand' | 'failed' | 'merged' | 'review' | 'skipped'

/** Where a person can send a line. */
export type ChosenBucket = 'cart' | 'deleted' | 'demand' | 'review' | 'skipped'

/** A line of the list with what was found for it. */
export interface MatchLine {
  /** Line of the sheet; names the line. */
  rowNo: number
  /** What the sheet says of the part, on one line. */
  written: string
  /** What stands beside it: places, package, brand. */
  beside: string
  /** The number and the package as they can be corrected. */
  model: string
  package: string
  /** Pieces of one board; null where none can be read. */
  quantity: number | null
  bucket: LineBucket
  /** Whether the server was asked: it waits, it was answered, or it could not be asked. */
  state: 'failed' | 'matched' | 'waiting'
  /** What is wrong with the line itself, or why it counts nowhere, in sentences. */
  faults: readonly string[]
  match?: BomMatch
  /** The part that is taken; missing where none was found. */
  chosen?: BomCandidate
}

/** Why a line says nothing: it could not be asked about. */
export const notAsked = '没有匹配上：网络或服务出错'

/** What a person corrects in a line. */
export interface LineChange {
  model: string
  package: string
  quantity: number | null
}

/** All parts that were found for a line, the best first. */
export const candidatesOf = ({ match }: Pick<MatchLine, 'match'>): BomCandidate[] =>
  match?.best ? [match.best, ...match.alternates] : []
