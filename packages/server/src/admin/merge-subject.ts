import type { merge } from '@xinpu/contract/admin'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { holderObstacles } from './merge-holder.ts'

/** A brand or a part that is to be merged. */
export interface Subject {
  id: number
  name: string
  facts: string
}

const words: Record<merge.MergeKind, string> = { brand: '品牌', part: '型号' }

/** Both sides of a merge, held until the transaction ends; in the order of their numbers, so that two never wait for each other. */
export async function subjectsOf(
  tx: Db,
  { kind, fromId, intoId }: { kind: merge.MergeKind; fromId: number; intoId: number },
): Promise<{ from: Subject; into: Subject }> {
  if (fromId === intoId) throw new Refusal('不能与自己合并，请填两个不同的编号', 'CONFLICT')
  const found = new Map((await rowsOf(tx, kind, [fromId, intoId])).map((row) => [row.id, row]))
  const [from, into] = [found.get(fromId), found.get(intoId)]
  if (!from || !into) throw new Refusal(`没有找到编号 ${from ? intoId : fromId} 的${words[kind]}`, 'NOT_FOUND')
  return { from, into }
}

async function rowsOf(tx: Db, kind: merge.MergeKind, ids: readonly number[]): Promise<Subject[]> {
  const { rows } =
    kind === 'brand'
      ? await sql<Subject>`select id, name_cn as name, concat_ws('，', name_en, code) as facts from brand
          where id = any (${ids}::int[]) order by id for update`.execute(tx)
      : await sql<Subject>`select part.id, model as name, brand.name_cn as facts from part
          join brand on brand.id = brand_id where part.id = any (${ids}::int[]) order by part.id for update of part`.execute(
          tx,
        )
  return rows
}

/** What has to be done first. Parts that both brands have under one number are merged before their brands. */
export async function obstaclesOf(tx: Db, kind: merge.MergeKind, fromId: number, intoId: number): Promise<string[]> {
  if (kind === 'part') return []
  const { rows } = await sql<{ model: string; total: number }>`
    select model, count(*) over ()::int as total from part
    where brand_id = ${fromId} and model_key in (select model_key from part where brand_id = ${intoId})
    order by model limit 3`.execute(tx)
  const holders = await holderObstacles(tx, { fromId, intoId })
  if (rows.length === 0) return holders
  return [
    `两个品牌都有型号 ${rows.map(({ model }) => model).join('、')} 等 ${rows[0]?.total} 个，请先合并这些型号`,
    ...holders,
  ]
}

/** What a number leads to that was merged into another; undefined where it was not. */
export async function survivorOf(db: Db, kind: merge.MergeKind, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('merge')
    .select('into_id')
    .where('kind', '=', kind)
    .where('from_id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  return row?.into_id
}
