import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Client } from '@xinpu/sdk'
import { agentsOf, tradersOf } from '../agent/queries.ts'
import { lastPage } from '../app/address.ts'
import { loadBrand } from './load-brand.ts'
import { brandAgentsPlace, brandTradersPlace } from './places.ts'
import { agentsInput, sellersPageSize, tradersInput } from './sellers-input.ts'
import type { SellersParams } from './sellers-params.ts'

interface Visit {
  queryClient: QueryClient
  call: Client
}

/** A page of the agents of the brand that a path names. */
export async function loadAgents(visit: Visit, path: string | undefined, search: SellersParams) {
  const { brand, page } = await loadBrand(visit, path, 2)
  const found = await visit.queryClient.ensureQueryData(agentsOf(visit.call, agentsInput(brand.id, page, search)))
  const last = lastPage(found, page, sellersPageSize)
  if (last) throw redirect({ ...brandAgentsPlace(brand.id, last, search), replace: true })
  return { brand, page, sellers: found.data.map(namesOf) }
}

/** A page of the traders of the brand that a path names. */
export async function loadTraders(visit: Visit, path: string | undefined, search: SellersParams) {
  const { brand, page } = await loadBrand(visit, path, 2)
  const found = await visit.queryClient.ensureQueryData(tradersOf(visit.call, tradersInput(brand.id, page, search)))
  const last = lastPage(found, page, sellersPageSize)
  if (last) throw redirect({ ...brandTradersPlace(brand.id, last, search), replace: true })
  return { brand, page, sellers: found.data.map(namesOf) }
}

/** What search engines are told of a seller. */
export interface SellerName {
  fullName: string
  website?: string | undefined
}

const namesOf = ({ fullName, website }: SellerName): SellerName => ({ fullName, website })
