import { id, oneOf, page, readsAddress, word } from '../app/address.ts'

/** What can be sent as a card. */
export const cardKinds = ['part', 'datasheet', 'goods', 'demand', 'quote', 'order'] as const

/** Reads what an address of the messages says. */
export const readImParams = readsAddress({
  tab: oneOf(['chat', 'comment', 'fans', 'like', 'mail', 'notification', 'platform', 'all', 'setting']),
  /** The talk that is open. */
  session: id,
  /** The line of it that is looked for. */
  line: id,
  /** Whom to talk to: opens the talk with a person, or with whoever keeps a company or a shop. */
  peer: id,
  enterprise: id,
  shop: id,
  /** What to pin beside it. */
  topic: oneOf(['part', 'demand', 'goods', 'order']),
  topicId: id,
  /** What to send along with the first line. */
  card: oneOf(cardKinds),
  cardId: id,
  keywords: word(200),
  page,
})

export type ImParams = ReturnType<typeof readImParams>
