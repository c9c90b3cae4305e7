import type { QueryClient } from '@tanstack/react-query'
import { isNotFound, notFound, redirect } from '@tanstack/react-router'
import type { Client } from '@xinpu/sdk'
import { agentsOf } from '../agent/queries.ts'
import { orNotFound } from '../app/not-found.ts'
import { numbersIn } from '../catalogue/list-path.ts'
import { brandOf, partsOf } from '../catalogue/queries.ts'
import { hotBrands } from '../portal/queries.ts'
import { bringIntro } from './BrandIntro.tsx'
import { brandDirectory, categoriesOfBrand, datasheetsOfBrand } from './queries.ts'
import { brandPlace } from './places.ts'
import { firstAgentsInput } from './sellers-input.ts'

interface Visit {
  queryClient: QueryClient
  call: Client
}

const shownNewest = 6
const shownParts = 8
const shownAlike = 8

/** What is asked for the newest documents on the home of a brand. */
export const newestInput = (brandId: number) => ({ brandId, sort: 'newest' as const, pageSize: shownNewest })

/** What is asked for the best known parts there. */
export const wantedInput = (brandId: number) => ({ brandId: [brandId], pageSize: shownParts })

/** What is asked for brands whose name is like a word of an address. */
export const alikeInput = (keywords: string) => ({ keywords, pageSize: shownAlike })

/** The word in the path of a page of a brand that is no number: somebody's guess at the name. */
export const wordOfPath = (path: string): string => {
  const word = path.split('/').find((part) => part !== '' && !/^\d+$/.test(part)) ?? ''
  return word.slice(0, 100)
}

/** The brand that a path names, and the page; where there is none, the brands that may have been meant. */
export async function loadBrand(visit: Visit, path: string | undefined, most = 1) {
  try {
    const [brandId, page = 1] = numbersIn(path, most)
    if (brandId === undefined) throw notFound()
    const brand = await orNotFound(visit.queryClient.ensureQueryData(brandOf(visit.call, brandId)))
    // What was merged leads to what stays, for good.
    if (brand.id !== brandId) throw redirect({ ...brandPlace(brand.id), replace: true, statusCode: 301 })
    return { brand, page }
  } catch (error) {
    if (isNotFound(error)) await loadMeant(visit, wordOfPath(path ?? ''))
    throw error
  }
}

const loadMeant = ({ queryClient, call }: Visit, word: string) =>
  Promise.all([
    queryClient.ensureQueryData(hotBrands(call)),
    word !== '' && queryClient.ensureQueryData(brandDirectory(call, alikeInput(word))),
  ])

/** The home of a brand, asked for at once. */
export async function loadBrandHome(visit: Visit, path: string | undefined) {
  const { brand } = await loadBrand(visit, path)
  const { queryClient, call } = visit
  await Promise.all([
    brand.intro && bringIntro(),
    brand.modelCount > 0 && queryClient.ensureQueryData(categoriesOfBrand(call, brand.id)),
    brand.specCount > 0 && queryClient.ensureQueryData(datasheetsOfBrand(call, newestInput(brand.id))),
    brand.modelCount > 0 && queryClient.ensureQueryData(partsOf(call, wantedInput(brand.id))),
    // The strip is absent where it does not come.
    queryClient.prefetchQuery(agentsOf(call, firstAgentsInput(brand.id))),
  ])
  return brand
}
