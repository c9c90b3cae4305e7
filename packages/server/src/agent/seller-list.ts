import type { AgentType } from '@xinpu/contract/agent'
import type { BrandHint } from '@xinpu/contract/brand'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import type { Suggests } from '../portal/suggestion.ts'
import { nameKey } from '../enterprise/enterprise-queries.ts'
import { brandCount, drawnOrder, hasProof, proofCount, sellers, type Asked, type Sellers } from './seller-queries.ts'

/** Lines under the box. */
const hintCount = 8

/** What narrows a list of sellers, and its order. */
export interface SellerFilter {
  keywords?: string | undefined
  /** Any of them. */
  brandIds?: readonly number[] | undefined
  categoryId?: number | undefined
  region?: string | undefined
  type?: AgentType | undefined
  letter?: string | undefined
  hasProof?: boolean | undefined
  isCertified?: boolean | undefined
  sort?: 'brands' | 'relevance' | 'response' | undefined
}

/**
 * Sellers of a filter: those that sell most of the brands first, then those with most proofs in force for them, then
 * equals as they are drawn.
 */
export function sellersLike(db: Db, asked: Asked, filter: SellerFilter) {
  const { sort, keywords = '' } = filter
  const brandIds = filter.brandIds?.length ? filter.brandIds : undefined
  const proofs = proofCount(asked.at, brandIds)
  return narrowed(named(sellers(db, asked), keywords), { ...filter, brandIds })
    .$if(filter.hasProof === true, (found) => found.where(brandIds ? sql<boolean>`${proofs} > 0` : hasProof(asked.at)))
    .$if(brandIds !== undefined, (found) => found.orderBy(brandCount(brandIds), 'desc'))
    .$if(sort === 'brands', (found) => found.orderBy(brandCount(), 'desc'))
    .$if(sort === 'response', (found) => found.orderBy('seller.answer_hours', (order) => order.asc().nullsLast()))
    .orderBy(brandIds ? proofs : hasProof(asked.at), 'desc')
    .orderBy(drawnOrder(asked.at))
}

function narrowed(found: Sellers, { brandIds, categoryId, region, type, letter, isCertified }: SellerFilter) {
  return found
    .$if(brandIds !== undefined, (query) => query.where(sellsAny(brandIds ?? [])))
    .$if(categoryId !== undefined, (query) => query.where(sellsIn(categoryId ?? 0, brandIds)))
    .$if(Boolean(region), (query) => query.where(sql<boolean>`position(${region} in seller.region) > 0`))
    .$if(type !== undefined, (query) => query.where('seller.type', '=', type ?? null))
    .$if(letter !== undefined, (query) => query.where('seller.letter', '=', letter ?? ''))
    .$if(isCertified === true, (query) => query.where('enterprise.status', '=', 'certified'))
}

/** Whether it sells any of some brands: those who do are found by the brands, not asked one by one. */
const sellsAny = (brandIds: readonly number[]) => sql<boolean>`seller.id in (
  select seller_id from seller_brand where brand_id = ${oneOf(brandIds)}
  union all
  select seller_id from product_line join passed_line on line_id = id where brand_id = ${oneOf(brandIds)}
)`

/** Whether a line is of a category, of one below it, or of the whole one above it. */
const sellsIn = (categoryId: number, brandIds: readonly number[] | undefined) => sql<boolean>`exists (
  select from shown_line
  where seller_id = seller.id ${brandIds ? sql`and brand_id = ${oneOf(brandIds)}` : sql``}
    and category_ids && array(
      select id from category where ${categoryId} in (id, parent_id)
        or id = (select parent_id from category where id = ${categoryId})
    )
)`

/** Those whose names hold every word. */
const named = (found: Sellers, keywords: string) =>
  wordsOf(keywords).reduce((query, word) => query.where(sql<boolean>`position(${word} in seller.name_key) > 0`), found)

const wordsOf = (keywords: string) => keywords.split(/\s+/).map(nameKey).filter(Boolean)

/** The sellers that people look at most. */
export const hotSellers = (db: Db, asked: Asked) =>
  sellers(db, asked).orderBy('seller.view_count', 'desc').orderBy(drawnOrder(asked.at))

/** Sellers offered while typing, those that begin so before the others. */
export async function sellerHints(db: Db, asked: Asked, keywords: string): Promise<{ data: BrandHint[] }> {
  const [first] = wordsOf(keywords)
  if (first === undefined) return { data: [] }
  const rows = await named(sellers(db, asked), keywords)
    .orderBy(sql`position(${first} in seller.name_key) > 1`)
    .orderBy(drawnOrder(asked.at))
    .limit(hintCount)
    .execute()
  const data = rows.map(({ id, name, full_name, website, logo }) => ({
    id,
    name,
    fullName: full_name,
    website: website ?? '',
    fullLogo: logo ?? '',
  }))
  return { data }
}

/** Agents whose name holds the words, for a box that looks through the whole site. */
export const suggestedAgents: Suggests = async ({ keywords, size }, { db, user, now }) => {
  const { data } = await sellerHints(db, { kind: 'agent', userId: user?.id, at: now() }, keywords)
  return data.slice(0, size).map(({ id, name }) => ({ name, url: `/agentList/agentDetail/${id}` }))
}
