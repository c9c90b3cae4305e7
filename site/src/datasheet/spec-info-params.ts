import { oneOf, wholeOf, type Given } from '../app/address.ts'

/** The state of a datasheet's information in the address. */
export interface SpecInfoParams {
  tab?: 'outline' | 'revisions' | 'text' | undefined
  /** The revision that is looked at; without it the newest. */
  rev?: number | undefined
  /** The revision it is compared with. */
  from?: number | undefined
}

const greatestId = 2_147_483_647

/** Reads the state from an address; who compares looks at revisions. */
export function readSpecInfoParams(given: Given): SpecInfoParams {
  const [rev, from] = [wholeOf(given['rev'], greatestId), wholeOf(given['from'], greatestId)]
  const tab = oneOf(['outline', 'revisions', 'text'] as const, given['tab'])
  return { tab: tab ?? (from === undefined ? undefined : 'revisions'), rev, from }
}
