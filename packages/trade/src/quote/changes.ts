import type { Round } from './rounds.ts'

/** What is negotiated, by its names in a round. */
export type TermName = 'price' | 'currency' | 'taxIncluded' | 'quantity' | 'batchNo' | 'delivery' | 'validUntil'
export type Terms = Pick<Round, TermName>

/** A term that a round names anew; without `before` it is named for the first time. */
export interface TermChange {
  name: TermName
  before?: string | number | boolean
  after?: string | number | boolean
}

const names: readonly TermName[] = ['price', 'currency', 'taxIncluded', 'quantity', 'batchNo', 'delivery', 'validUntil']

/** What the bidder offered before a round; nothing before the first. */
export const termsBefore = (rounds: readonly Round[], at: number): Terms | undefined =>
  rounds.slice(0, at).findLast(({ act }) => act === 'quote')

/**
 * Only what a round changes. A quote is held against the bidder's own last one; a counter against the quote that it
 * answers, and what it does not name stays.
 */
export function changesOf(rounds: readonly Round[], at: number): TermChange[] {
  const round = rounds[at]
  if (!round || (round.act !== 'quote' && round.act !== 'counter')) return []
  const before = termsBefore(rounds, at)
  return names.flatMap((name) => changeOf(name, before, round))
}

function changeOf(name: TermName, before: Terms | undefined, round: Round): TermChange[] {
  const was = before?.[name]
  const is = round[name]
  if (was === is || (is === undefined && round.act === 'counter')) return []
  return [{ name, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }]
}
