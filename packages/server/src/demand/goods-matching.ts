import { randomUUID } from 'node:crypto'
import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { enqueue } from '../jobs/job-queue.ts'
import { startOfDay } from './day-alert.ts'
import { isOpen } from './demand-queries.ts'
import { tellFound, type Answer } from './found-news.ts'
import { findSearching } from './search-finding.ts'

declare module '../jobs/job-queue.ts' {
  interface JobPayloads {
    goodsMatch: { ids: number[] }
  }
}

/** Asks that those be found who seek what a shop sells now; within the transaction that puts it on the shelf. */
export async function wantGoodsBuyers(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await enqueue(tx, 'goodsMatch', [{ key: randomUUID(), payload: { ids: [...ids] } }])
}

/**
 * Finds the open posts that ask for what came onto the shelves of the mall, and the kept searches that find it, and
 * tells their people in one line a day. Goods that leave the shelf and come back are told nobody twice.
 */
export const matchGoods = ({ db, now }: Pick<House, 'db' | 'now'>, { ids }: { ids: number[] }): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const at = now()
    const told = new Set([...(await findAsking(tx, ids, at)), ...(await findKept(tx, ids, at))])
    // In one order, so that two jobs never wait for each other.
    for (const accountId of [...told].sort((one, other) => one - other))
      await tellFound(tx, { accountId, at, shelf: 'goods', answers: await answersOfDay(tx, accountId, at) })
  })

async function findAsking(tx: Db, ids: readonly number[], at: Date): Promise<number[]> {
  const sold = await tx.selectFrom('mall_goods').select(['id', 'model']).where('id', '=', oneOf(ids)).execute()
  const plains = sold.map(({ model }) => plainOf(model))
  const { rows } = await sql<{ account_id: number }>`
    insert into goods_match (demand_id, goods_id, account_id, found_at)
    select demand.id, goods.id, demand.account_id, ${at}::timestamptz
    from unnest(${sold.map(({ id }) => id)}::int[], ${plains}::text[]) as line (id, plain)
    join mall_goods goods on goods.id = line.id and goods.is_shown and goods.stock > 0
    join merchant on merchant.id = goods.merchant_id
    join demand on demand.model_plain = line.plain and demand.type = 1 and ${isOpen(at)}
      and demand.brand_key in ('', '#' || goods.brand_id)
      and not exists (
        select from enterprise_member own
        where own.enterprise_id = merchant.enterprise_id and own.account_id = demand.account_id
      )
    on conflict do nothing returning account_id`.execute(tx)
  return rows.map(({ account_id }) => account_id)
}

const findKept = (tx: Db, ids: readonly number[], at: Date) =>
  findSearching(tx, {
    shelf: 'goods',
    at,
    came: sql`
      select goods.id, merchant.enterprise_id, goods.brand_id, goods.stock as quantity, goods.model_key,
        coalesce(enterprise.region, '') as region,
        upper(concat_ws(' ', goods.model_key, goods.name, category.name, goods.package)) as said,
        array[category.id, category.parent_id] as category_ids,
        array(select plain from brand_alias where brand_alias.brand_id = goods.brand_id) as names
      from mall_goods goods
      join merchant on merchant.id = goods.merchant_id
      join enterprise on enterprise.id = merchant.enterprise_id
      join category on category.id = goods.category_id
      where goods.id = ${oneOf(ids)} and goods.is_shown and goods.stock > 0`,
  })

/** What was found today for the posts of a person, the latest first. */
async function answersOfDay(tx: Db, accountId: number, at: Date): Promise<Answer[]> {
  const { rows } = await sql<Answer>`
    select demand.model, '因为您在求 ' || demand.model || '，' || merchant.name || '有 '
      || to_char(goods.stock, 'FM999,999,999') || ' 片' as said
    from goods_match
    join demand on demand.id = demand_id
    join mall_goods goods on goods.id = goods_id
    join merchant on merchant.id = merchant_id
    where goods_match.account_id = ${accountId} and found_at >= ${startOfDay(at)}
    order by found_at desc, demand.model, goods.id`.execute(tx)
  return rows
}
