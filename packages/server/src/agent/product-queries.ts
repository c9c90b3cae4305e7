import type { agentProduct } from '@xinpu/contract/agent'
import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** What agents offer, with the names of what it points at; the part's own category where the agent named none. */
export const products = (db: Db) =>
  db
    .selectFrom('agent_product as product')
    .innerJoin('shown_seller as seller', 'seller.id', 'product.seller_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .leftJoin('part', 'part.id', 'product.part_id')
    .leftJoin('category', (join) =>
      join.on(sql<boolean>`category.id = coalesce(product.category_id, part.category_id)`),
    )
    .select(['product.id', 'product.seller_id', 'seller.name as seller_name', 'seller.enterprise_id'])
    .select(['product.name', 'product.model', 'product.part_id', 'product.brand_id', 'brand.name_cn'])
    .select(['category.id as category_id', 'category.name as category_name'])
    .select(['product.img_url', 'product.description', 'product.datasheet_id', 'product.created_at', 'part.params'])

export type ProductRow = Awaited<ReturnType<ReturnType<typeof products>['executeTakeFirstOrThrow']>>

/** What an agent offers, newest first: of a brand, or whose name or model holds what is looked for. */
export const productsLike = (
  db: Db,
  { agentId, brandId, keywords = '' }: { agentId: number; brandId?: number | undefined; keywords?: string | undefined },
) =>
  products(db)
    .where('seller.kind', '=', 'agent')
    .where('product.seller_id', '=', agentId)
    .$if(brandId !== undefined, (found) => found.where('product.brand_id', '=', brandId ?? 0))
    .$if(keywords.trim() !== '', (found) => found.where(isCalled(keywords)))
    .orderBy('product.created_at', 'desc')
    .orderBy('product.id', 'desc')

const isCalled = (keywords: string) => sql<boolean>`(
  position(${plainOf(keywords)} in product.model_plain) > 0 and ${plainOf(keywords)} <> ''
  or position(lower(${keywords.trim()}) in lower(product.name)) > 0
)`

/** One product for a list: without what only its own page has room for. */
export const presentProduct = (row: ProductRow): agentProduct.AgentProduct => ({
  id: row.id,
  agentId: row.seller_id,
  agentName: row.seller_name,
  name: row.name,
  model: row.model,
  brandId: row.brand_id,
  brandCn: row.name_cn,
  imgUrl: row.img_url,
  description: row.description,
  params: row.params ?? [],
  contacts: [],
  createTime: row.created_at.toISOString(),
  ...(row.part_id !== null && { modelId: row.part_id }),
  ...(row.category_id !== null && { categoryId: row.category_id }),
  ...(row.category_name !== null && { categoryName: row.category_name }),
  ...(row.datasheet_id !== null && { specId: row.datasheet_id }),
})
