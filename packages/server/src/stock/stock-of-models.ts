import type { stock } from '@xinpu/contract/stock'
import { sql } from 'kysely'
import type { Context } from '../core/context.ts'
import { modelKeyOf } from '../search/search-plan.ts'
import { freshSince, linesNumbered, presentStock } from './stock-queries.ts'

/**
 * What is held of each of some models, as others see it: at most so many lines of each, those confirmed last first. Two
 * statements for any number of models.
 */
export async function stockOfModels(
  { db, now }: Pick<Context, 'db' | 'now'>,
  models: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, stock.StockVO[]>> {
  const keys = [...new Set(models.map(modelKeyOf))]
  const at = now()
  const { rows } = await sql<{ id: number }>`
    select line.id from unnest(${keys}::text[]) as wanted(key) cross join lateral (
      select stock.id, confirmed_at from stock join enterprise on enterprise.id = stock.enterprise_id
      where model_key = wanted.key and stock.status = 'on' and enterprise.status = 'certified'
        and confirmed_at > ${freshSince(at).toISOString()}::timestamptz
      order by confirmed_at desc, stock.id desc
      limit ${most}
    ) as line
    order by confirmed_at desc, line.id desc`.execute(db)
  const lines = await linesNumbered(
    db,
    rows.map(({ id }) => id),
  )
  const byKey = Map.groupBy(
    lines.map((row) => presentStock(row, at)),
    ({ model }) => modelKeyOf(model),
  )
  return new Map(models.map((model) => [model, byKey.get(modelKeyOf(model)) ?? []]))
}
