import type { goods } from '@xinpu/contract/mall'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { modelKeyOf } from '../search/search-plan.ts'
import { goodsNumbered, presentGoods } from './goods-queries.ts'

/** A model that somebody wants, and how much of it. */
export interface WantedModel {
  model: string
  pieces: number
}

/**
 * Goods on the shelf of exactly these models, each model's cheapest at the wanted quantity first and what is sold in no
 * so small a quantity last; by the model as it was asked, in one statement for any number.
 */
export async function goodsOfModels(
  db: Db,
  wanted: readonly WantedModel[],
  most: number,
): Promise<ReadonlyMap<string, goods.MallGoods[]>> {
  const { rows } = await sql<{ model: string; id: number }>`
    select wanted.model, goods.id
    from unnest(
      ${wanted.map(({ model }) => model)}::text[],
      ${wanted.map(({ model }) => modelKeyOf(model))}::text[],
      ${wanted.map(({ pieces }) => pieces)}::int[]
    ) as wanted (model, key, pieces) cross join lateral (
      select id from mall_goods where is_shown and model_key = wanted.key
      order by currency, micros[nullif(width_bucket(wanted.pieces, mins), 0)], id
      limit ${most}
    ) as goods`.execute(db)
  const shown = await goodsNumbered(db, [...new Set(rows.map(({ id }) => id))])
  const byId = new Map(shown.map((row) => [row.id, presentGoods(row)]))
  const byModel = Map.groupBy(rows, ({ model }) => model)
  return new Map([...byModel].map(([model, found]) => [model, found.flatMap(({ id }) => byId.get(id) ?? [])]))
}
