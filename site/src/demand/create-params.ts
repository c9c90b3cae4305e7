import { id, oneOf, readsAddress, whole, word } from '../app/address.ts'

/** Letters of pasted lines that an address holds; it would cut what is longer. */
export const longestText = 2000

/** Reads what a new post begins with, or which own post is changed. */
export const readCreateParams = readsAddress({
  type: oneOf(['0', '1']),
  id,
  copy: id,
  model: word(80),
  brand: word(60),
  quantity: whole(999_999_999),
  text: word(longestText),
})

export type CreateParams = ReturnType<typeof readCreateParams>
