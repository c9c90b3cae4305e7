import type { AgentType } from '@xinpu/sdk/types'
import { oneOf, wordOf, type Given } from '../app/address.ts'

/** Which agents or traders of a brand are shown; brand and page are in the path. */
export interface SellersParams {
  keywords?: string | undefined
  region?: string | undefined
  /** Of agents only, as whether they are authorised. */
  type?: AgentType | undefined
  auth?: true | undefined
  /** Of traders only, as their names. */
  verified?: true | undefined
}

const isOn = (value: unknown) => (value === true ? true : undefined)

/** Reads it; what cannot be is undefined. */
export const readSellersParams = (given: Given): SellersParams => ({
  keywords: wordOf(given['keywords'], 200),
  region: wordOf(given['region'], 50),
  type: oneOf(['authorised', 'distributor', 'solution'] as const, given['type']),
  auth: isOn(given['auth']),
  verified: isOn(given['verified']),
})
