import { on, oneOf, readsAddress, word } from '../app/address.ts'

/** Reads which agents or traders of a brand are shown; brand and page are in the path. */
export const readSellersParams = readsAddress({
  keywords: word(200),
  region: word(50),
  /** Of agents only, as whether they are authorised. */
  type: oneOf(['authorised', 'distributor', 'solution']),
  auth: on,
  /** Of traders only, as their names. */
  verified: on,
})

export type SellersParams = ReturnType<typeof readSellersParams>
