import { withoutEmpty } from '../app/address.ts'
import type { SellersParams } from './sellers-params.ts'

/** How many sellers a page has. */
export const sellersPageSize = 20

/** What the server is asked for a page of the agents of a brand. */
export const agentsInput = (brandId: number, page: number, { region, type, auth }: SellersParams) => ({
  brandId: [brandId],
  ...withoutEmpty({ region, type, auth }),
  pageIndex: page,
  pageSize: sellersPageSize,
})

/** What the server is asked for a page of the traders of a brand. */
export const tradersInput = (brandId: number, page: number, { keywords, region, verified }: SellersParams) => ({
  brandId,
  ...withoutEmpty({ keywords, region, verified }),
  pageIndex: page,
  pageSize: sellersPageSize,
})

const shownAtHome = 4

/** What is asked for the agents on the home of a brand. */
export const firstAgentsInput = (brandId: number) => ({ brandId: [brandId], pageSize: shownAtHome })
