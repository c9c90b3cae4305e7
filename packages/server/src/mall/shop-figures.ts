import type { merchantEntry } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import { fullDay } from '@xinpu/sdk/format'
import { fromMicro } from '@xinpu/trade/price'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** Days that are told one by one. */
const days = 30

/** Figures of the shop that somebody keeps: what waits for them, and what was sold and looked at. */
export async function shopFigures(db: Db, keeperId: number, now: Date): Promise<merchantEntry.MerchantStatistics> {
  const shop = await db.selectFrom('merchant').select('id').where('account_id', '=', keeperId).executeTakeFirst()
  if (!shop) throw new Refusal('还没有申请开店', 'NOT_FOUND')
  const { id } = shop
  const [counts, amounts, sold] = await Promise.all([countsOf(db, id, now), amountsOf(db, id), soldOf(db, id, now)])
  return { ...counts, amounts, days: sold }
}

type Counts = Omit<merchantEntry.MerchantStatistics, 'amounts' | 'days'>

async function countsOf(db: Db, merchantId: number, now: Date): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) filter (where paid_at is not null)::int as "orderCount",
      count(*) filter (where status = 'paid' and (currency = 'CNY' or warehousing_no <> ''))::int as "toShip",
      count(*) filter (where status = 'reviewing')::int as "toReview",
      count(*) filter (where status = 'refunding')::int as "toRefund",
      (select count(*)::int from mall_goods where merchant_id = ${merchantId} and is_shown) as "goodsCount",
      (select coalesce(sum(count), 0)::int from shop_visit
        where merchant_id = ${merchantId} and day > ${fullDay(now)}::date - ${days}::int) as "visitCount",
      (select count(*)::int from goods_bargain
        where merchant_id = ${merchantId} and status = 'waiting' and expires_at > ${now}) as "toAnswer",
      (select count(*)::int from invoice_record join mall_order as billed on billed.id = order_id
        where billed.merchant_id = ${merchantId} and invoice_record.status = 'applied') as "toIssue"
    from mall_order where merchant_id = ${merchantId}`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('An aggregate answers one row.')
  return counts
}

/** A paid order that was closed was paid back. */
const sold = sql<boolean>`paid_at is not null and status <> 'closed'`

async function amountsOf(db: Db, merchantId: number): Promise<merchantEntry.MerchantStatistics['amounts']> {
  const { rows } = await sql<{ currency: 'CNY' | 'USD'; micro: string }>`
    select currency, sum(pay_micro)::text as micro from mall_order
    where merchant_id = ${merchantId} and ${sold} group by currency order by currency`.execute(db)
  return rows.map(({ currency, micro }) => ({ currency, amount: fromMicro(BigInt(micro)) }))
}

async function soldOf(db: Db, merchantId: number, now: Date): Promise<merchantEntry.SalesDay[]> {
  const { rows } = await sql<Omit<merchantEntry.SalesDay, 'amount'> & { micro: string }>`
    select to_char(paid_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, currency,
      sum(pay_micro)::text as micro, count(*)::int as "orderCount"
    from mall_order
    where merchant_id = ${merchantId} and ${sold}
      and paid_at >= (${fullDay(now)}::date - ${days - 1}::int) at time zone 'Asia/Shanghai'
    group by 1, 2 order by 1, 2`.execute(db)
  return rows.map(({ micro, ...day }) => ({ ...day, amount: fromMicro(BigInt(micro)) }))
}
