import { oneOf, readsAddress, whole } from '../app/address.ts'

/** More pieces of a part than anybody orders. */
export const mostPieces = 1_000_000_000

/** What the address of a part's page may say. */
export const partReadings = {
  /** The blocks that have an address of their own; without one, all of them are there. */
  tab: oneOf(['params', 'spec', 'alternates', 'offers']),
  /** How many pieces are priced; without it, one. */
  qty: whole(mostPieces),
}

/** Reads the state of a part's page. */
export const readPartParams = readsAddress(partReadings)

export type PartSearch = ReturnType<typeof readPartParams>
export type PartTab = NonNullable<PartSearch['tab']>
