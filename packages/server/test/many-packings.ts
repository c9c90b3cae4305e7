import { sql } from 'kysely'
import type { Db } from '../src/core/database.ts'

/** How a part is packed stands behind its model. */
const packings = ['REEL', 'TAPE', 'TRAY', 'TUBE', 'BULK']

/** Adds the same parts in other packings until there are so many. */
export async function packToReach(db: Db, wanted: number): Promise<void> {
  const { rows } = await sql<{
    last: number
    count: number
  }>`select max(id) as last, count(*) as count from part`.execute(db)
  const { last, count: own } = rows[0] ?? { last: 0, count: 0 }
  let count = own
  for (const packing of packings) count += await packedAs(db, packing, { last, most: wanted - count })
}

/** Does at once what PostgreSQL would do in the background after so much was written. */
export async function settle(db: Db): Promise<void> {
  await sql`vacuum analyze`.execute(db)
  await sql`checkpoint`.execute(db)
}

async function packedAs(db: Db, packing: string, { last, most }: { last: number; most: number }): Promise<number> {
  if (most <= 0) return 0
  const [suffix, plain] = [`-${packing}`, packing.toLowerCase()]
  const { numAffectedRows } = await sql`
    insert into part (brand_id, category_id, model, model_key, model_plain, package, description, params, words, source, popularity, stock)
    select brand_id, category_id, model || ${suffix}, model_key || ${suffix}, model_plain || ${plain}, package, description, params,
      ts_delete(words, model_plain) || array_to_tsvector(array[model_plain || ${plain}, ${plain}::text]), source, popularity / 2, stock
    from part where id <= ${last} order by id limit ${most}
    on conflict do nothing
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}
