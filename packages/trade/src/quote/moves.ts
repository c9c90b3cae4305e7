/** What has become of a quote; that its days ran out is told by the clock, not by a state. */
export type QuoteStatus = 'waiting' | 'replied' | 'accepted' | 'refused' | 'cancelled'

/** Who acts: the one who quotes, or the owner of the post. */
export type QuoteSide = 'bidder' | 'owner'

/** What can be done to a quote. */
export type QuoteMove = 'requote' | 'revise' | 'cancel' | 'counter' | 'accept' | 'refuse'

interface Move {
  by: QuoteSide
  from: readonly QuoteStatus[]
  to: QuoteStatus
  /** Only while the quote holds. */
  isDated?: true
}

const open = ['waiting', 'replied'] as const

/** The whole life of a quote: who may do what, and what follows. Nothing leads out of `accepted`: prices freeze. */
export const quoteMoves: Readonly<Record<QuoteMove, Move>> = {
  requote: { by: 'bidder', from: ['refused', 'cancelled'], to: 'waiting' },
  revise: { by: 'bidder', from: open, to: 'waiting' },
  cancel: { by: 'bidder', from: open, to: 'cancelled' },
  counter: { by: 'owner', from: open, to: 'replied' },
  accept: { by: 'owner', from: open, to: 'accepted', isDated: true },
  refuse: { by: 'owner', from: open, to: 'refused' },
}

/** What one side can do now. Of a quote whose days ran out all but accepting: a counter asks for new days. */
export const movesOf = (side: QuoteSide, status: QuoteStatus, hasRunOut: boolean): QuoteMove[] =>
  (Object.keys(quoteMoves) as QuoteMove[]).filter((name) => {
    const { by, from, isDated } = quoteMoves[name]
    return by === side && from.includes(status) && !(isDated && hasRunOut)
  })
