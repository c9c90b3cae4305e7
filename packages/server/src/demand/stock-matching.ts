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
    stockMatch: { ids: number[] }
  }
}

/** Asks that those be found who seek what a company has now; within the transaction that puts its lines. */
export async function wantBuyers(tx: Db, ids: readonly number[], at: Date): Promise<void> {
  const [first] = ids
  if (first === undefined) return
  await enqueue(tx, 'stockMatch', [{ key: `${first} ${ids.length} ${at.getTime()}`, payload: { ids: [...ids] } }])
}

/**
 * Finds the open posts that ask for what new lines of stock hold, and the kept searches that find them, and tells their
 * people in one line a day. A company that confirms its stock again tells nobody twice.
 */
export const matchStock = ({ db, now }: Pick<House, 'db' | 'now'>, { ids }: { ids: number[] }): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const at = now()
    const told = new Set([...(await findAsking(tx, ids, at)), ...(await findKept(tx, ids, at))])
    // In one order, so that two jobs never wait for each other.
    for (const accountId of [...told].sort((one, other) => one - other))
      await tellFound(tx, { accountId, at, shelf: 'stock', answers: await answersOfDay(tx, accountId, at) })
  })

async function findAsking(tx: Db, ids: readonly number[], at: Date): Promise<number[]> {
  const held = await tx.selectFrom('stock').select(['id', 'model']).where('id', '=', oneOf(ids)).execute()
  const plains = held.map(({ model }) => plainOf(model))
  const { rows } = await sql<{ account_id: number }>`
    insert into stock_match (demand_id, enterprise_id, account_id, quantity, found_at)
    select distinct on (demand.id, stock.enterprise_id) demand.id, stock.enterprise_id, demand.account_id, stock.quantity,
      ${at}::timestamptz
    from unnest(${held.map(({ id }) => id)}::int[], ${plains}::text[]) as line (id, plain)
    join stock on stock.id = line.id and stock.status = 'on' and stock.quantity > 0
    join demand on demand.model_plain = line.plain and demand.type = 1 and ${isOpen(at)}
      and demand.brand_key in ('', '#' || stock.brand_id, stock.brand_plain)
      and not exists (
        select from enterprise_member own
        where own.enterprise_id = stock.enterprise_id and own.account_id = demand.account_id
      )
    order by demand.id, stock.enterprise_id, stock.quantity desc
    on conflict do nothing returning account_id`.execute(tx)
  return rows.map(({ account_id }) => account_id)
}

const findKept = (tx: Db, ids: readonly number[], at: Date) =>
  findSearching(tx, {
    shelf: 'stock',
    at,
    came: sql`
      select stock.id, stock.enterprise_id, stock.brand_id, stock.quantity, stock.model_key, stock.model_key as said,
        coalesce(enterprise.region, '') as region, '{}'::int[] as category_ids,
        array(select plain from brand_alias where brand_alias.brand_id = stock.brand_id) || stock.brand_plain as names
      from stock join enterprise on enterprise.id = stock.enterprise_id
      where stock.id = ${oneOf(ids)} and stock.status = 'on' and enterprise.status = 'certified'`,
  })

/** Who has today what a person asks for, the latest first. */
async function answersOfDay(tx: Db, accountId: number, at: Date): Promise<Answer[]> {
  const { rows } = await sql<Answer>`
    select demand.model, '因为您在求 ' || demand.model || '，' || enterprise.name || '有 '
      || to_char(stock_match.quantity, 'FM999,999,999') || ' 片' as said
    from stock_match
    join demand on demand.id = demand_id
    join enterprise on enterprise.id = stock_match.enterprise_id
    where stock_match.account_id = ${accountId} and found_at >= ${startOfDay(at)}
    order by found_at desc, demand.model, stock_match.enterprise_id`.execute(tx)
  return rows
}
