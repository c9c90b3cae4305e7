/** Where an offer for goods stands. */
export type BargainState = 'waiting' | 'accepted' | 'refused' | 'cancelled' | 'ordered' | 'expired'

/** Who acts on an offer: the one who made it, or the shop it was made to. */
export type BargainSide = 'buyer' | 'seller'

/** What can be done about an offer. */
export type BargainAction = 'order' | 'cancel' | 'accept' | 'refuse'

interface Move {
  by: BargainSide
  from: readonly BargainState[]
  to: BargainState
}

/** Hours that a seller has to answer an offer, and then hours that a buyer has to order what was accepted. */
export const bargainHours = 72

/** States in which an offer waits for somebody; only in these does its time run out. */
export const liveBargains = ['waiting', 'accepted'] as const

/**
 * The whole life of an offer: who may do what, and what follows. The clock alone leads to `expired`, out of the live
 * states; nothing leads out of the others, so an offer is ordered once.
 */
export const bargainMoves: Readonly<Record<BargainAction, Move>> = {
  order: { by: 'buyer', from: ['accepted'], to: 'ordered' },
  cancel: { by: 'buyer', from: liveBargains, to: 'cancelled' },
  accept: { by: 'seller', from: ['waiting'], to: 'accepted' },
  refuse: { by: 'seller', from: ['waiting'], to: 'refused' },
}

/** What one side can do about an offer now, the most likely first. */
export const bargainActions = (side: BargainSide, state: BargainState): BargainAction[] =>
  (Object.keys(bargainMoves) as BargainAction[]).filter((action) => {
    const { by, from } = bargainMoves[action]
    return by === side && from.includes(state)
  })
