import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { enqueue } from '../jobs/job-queue.ts'
import { startOfDay, tellOfDay } from './day-alert.ts'
import { isOpen } from './demand-queries.ts'

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
 * Finds the open posts that ask for what new lines of stock hold, and tells their owners in one line a day who has it.
 * A company that confirms its stock again tells nobody twice.
 */
export const matchStock = ({ db, now }: Pick<House, 'db' | 'now'>, { ids }: { ids: number[] }): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const at = now()
    const owners = new Set(await findAsking(tx, ids, at))
    // In one order, so that two jobs never wait for each other.
    for (const accountId of [...owners].sort((one, other) => one - other)) await tell(tx, accountId, at)
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

async function tell(tx: Db, accountId: number, at: Date): Promise<void> {
  const { rows } = await sql<{ model: string; said: string }>`
    select demand.model, '因为您在求 ' || demand.model || '，' || enterprise.name || '有 '
      || to_char(stock_match.quantity, 'FM999,999,999') || ' 片' as said
    from stock_match
    join demand on demand.id = demand_id
    join enterprise on enterprise.id = stock_match.enterprise_id
    where stock_match.account_id = ${accountId} and found_at >= ${startOfDay(at)}
    order by found_at desc, demand.model, stock_match.enterprise_id`.execute(tx)
  const [first] = rows
  if (!first) return
  await tellOfDay(tx, {
    accountId,
    at,
    sign: 'stock',
    title: `您求的型号新到 ${rows.length} 家现货`,
    content: `${rows
      .slice(0, 5)
      .map(({ said }) => said)
      .join('；')}。`,
    url: `/inquiry/inquiryMore/stock/0?keywords=${encodeURIComponent(first.model)}`,
  })
}
