import type { home } from '@xinpu/contract/mall'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { bannersAt } from '../portal/shown.ts'
import { goodsCategories } from './goods-category.ts'
import { goodsFacets } from './goods-facets.ts'
import { goodsNumbered, presentGoods } from './goods-queries.ts'
import { openMerchants, presentMerchants } from './merchant-queries.ts'

/** Kinds of goods that the first page shows, and how many of each. */
const floorsShown = 4
const goodsOfFloor = 8
/** Shops that may sell one model among those that sell best. */
const mostShops = 12
const shopsShown = 6

export const homeHandlers: HandlersOf<typeof home> = {
  async data(_input, { db, user, now }) {
    const categories = await goodsCategories(db, await goodsFacets(db))
    const largest = categories.toSorted((one, other) => other.count - one.count).slice(0, floorsShown)
    const [floors, banners, shops] = await Promise.all([
      floorsOf(db, largest),
      bannersAt({ db, now }, 'mall'),
      openMerchants(db, user?.id).orderBy('goods_count', 'desc').orderBy('merchant.id').limit(shopsShown).execute(),
    ])
    return { banners, categories, floors, merchants: await presentMerchants(db, shops) }
  },
}

/** What sells best of some kinds, each with all below it, in one statement. */
async function floorsOf(db: Db, kinds: readonly { id: number; name: string }[]): Promise<home.MallIndexData['floors']> {
  const { rows } = await sql<{ kind: number; id: number }>`
    select kind.id as kind, best.id from unnest(${kinds.map(({ id }) => id)}::int[]) as kind(id) cross join lateral (
      -- A model stands there once, of the shop that sells most of it.
      select id from (
        select distinct on (model_key) id, sale_count from (
          select id, model_key, sale_count from mall_goods
          where is_shown and category_id in (select id from category where id = kind.id or parent_id = kind.id)
          order by sale_count desc, id desc
          limit ${goodsOfFloor * mostShops}
        ) as best_sold
        order by model_key, sale_count desc, id desc
      ) as sold
      order by sale_count desc, id desc
      limit ${goodsOfFloor}
    ) as best`.execute(db)
  const shown = await goodsNumbered(
    db,
    rows.map(({ id }) => id),
  )
  const byId = new Map(shown.map((row) => [row.id, presentGoods(row)]))
  return kinds.map(({ id: categoryId, name }) => ({
    categoryId,
    name,
    goods: rows.filter(({ kind }) => kind === categoryId).flatMap(({ id }) => byId.get(id) ?? []),
  }))
}
