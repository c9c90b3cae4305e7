import { id, oneOf, readsAddress, type Given } from '../app/address.ts'

const readSaid = readsAddress({
  tab: oneOf(['outline', 'revisions', 'text']),
  /** The revision that is looked at; without it the newest. */
  rev: id,
  /** The revision it is compared with. */
  from: id,
})

/** The state of a datasheet's information in the address. */
export type SpecInfoParams = ReturnType<typeof readSaid>

/** Reads the state from an address; who compares looks at revisions. */
export function readSpecInfoParams(given: Given): SpecInfoParams {
  const said = readSaid(given)
  return { ...said, tab: said.tab ?? (said.from === undefined ? undefined : 'revisions') }
}
