import { oneOf, wholeOf, type Given } from '../app/address.ts'

/** The blocks of a part's page that have an address of their own; without one, all of them are there. */
const partTabs = ['params', 'spec', 'alternates', 'offers'] as const
export type PartTab = (typeof partTabs)[number]

/** The state of a part's page in the address. */
export interface PartSearch {
  tab?: PartTab | undefined
  /** How many pieces are priced; without it, one. */
  qty?: number | undefined
}

/** Reads the state from an address; what cannot be is undefined: the router would put back what is left out. */
export const readPartParams = ({ tab, qty }: Given): PartSearch => ({
  tab: oneOf(partTabs, tab),
  qty: wholeOf(qty, mostPieces),
})

/** More pieces of a part than anybody orders. */
export const mostPieces = 1_000_000_000
