import type { AgentType } from '@xinpu/sdk/types'
import { oneOf, withoutEmpty, wordOf, type Given } from '../app/search-params.ts'

/** Which agents of a brand are shown; brand and page are in the path. */
export interface AgentsParams {
  region?: string | undefined
  type?: AgentType | undefined
  auth?: true | undefined
}

/** Which traders of a brand are shown. */
export interface TradersParams {
  keywords?: string | undefined
  region?: string | undefined
  verified?: true | undefined
}

const longestRegion = 50
const longestSearch = 200
const trimmed = (value: unknown, most: number) => wordOf(value, most)?.trim() || undefined

export const readAgentsParams = (given: Given): AgentsParams => ({
  region: trimmed(given['region'], longestRegion),
  type: oneOf(['authorised', 'distributor', 'solution'] as const, given['type']),
  auth: given['auth'] === true ? true : undefined,
})

export const readTradersParams = (given: Given): TradersParams => ({
  keywords: trimmed(given['keywords'], longestSearch),
  region: trimmed(given['region'], longestRegion),
  verified: given['verified'] === true ? true : undefined,
})

export const sellersPageSize = 20

/** What the server is asked for a page of the agents of a brand. */
export const agentsInput = (brandId: number, page: number, search: AgentsParams) => ({
  brandId: [brandId],
  ...withoutEmpty(search),
  pageIndex: page,
  pageSize: sellersPageSize,
})

/** What the server is asked for a page of the traders of a brand. */
export const tradersInput = (brandId: number, page: number, search: TradersParams) => ({
  brandId,
  ...withoutEmpty(search),
  pageIndex: page,
  pageSize: sellersPageSize,
})

const shownAtHome = 4

/** What is asked for the agents on the home of a brand. */
export const firstAgentsInput = (brandId: number) => ({ brandId: [brandId], pageSize: shownAtHome })
