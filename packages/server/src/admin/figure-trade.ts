import type { figure } from '@xinpu/contract/admin'
import { fullDay } from '@xinpu/sdk/format'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../core/database.ts'
import { answeredAt } from '../demand/enquiry-record.ts'

/** How many periods are told. */
const most: Record<figure.FigurePeriod, number> = { day: 30, week: 12 }

interface TradeRow {
  since: string
  uploaded: number
  matched: number
  carted: number
  ordered: number
  paid: number
  quoted: number
  quoted_median: number | null
  quoted_p90: number | null
  answered: number
  answered_median: number | null
  answered_p90: number | null
}

/** What came of lists of parts and of demands, by when they began. What follows counts where the same person did it within 14 days. */
export async function tradeFigures(db: Db, period: figure.FigurePeriod, now: Date): Promise<figure.TradeFigures[]> {
  const { rows } = await sql<TradeRow>`
    with span as (
      select generate_series(date_trunc(${period}, ${fullDay(now)}::timestamp) - ${most[period] - 1}::int * ${step(period)},
        date_trunc(${period}, ${fullDay(now)}::timestamp), ${step(period)}) as since
    ), start as (select min(since) at time zone 'Asia/Shanghai' as at from span),
    list as (${lists(period)}), quote as (${waits(period, firstQuote)}),
    answer as (${waits(period, firstAnswer)})
    select to_char(since, 'YYYY-MM-DD') as since, list.*, quote.*, answer.* from span
      left join list on list.began = since left join quote on quote.began = since left join answer on answer.began = since
    order by span.since`.execute(db)
  return rows.map(present)
}

const step = (period: figure.FigurePeriod) => sql`${period === 'day' ? '1 day' : '7 days'}::interval`

const beganIn = (period: figure.FigurePeriod, column: string) =>
  sql`date_trunc(${period}, ${sql.ref(column)} at time zone 'Asia/Shanghai')`

const lists = (period: figure.FigurePeriod) => sql`
  select began, count(*)::int as uploaded, count(*) filter (where is_matched)::int as matched,
    count(*) filter (where is_matched and (is_carted or order_count > 0))::int as carted,
    count(*) filter (where is_matched and order_count > 0)::int as ordered,
    count(*) filter (where is_matched and paid_count > 0)::int as paid
  from (
    select ${beganIn(period, 'bom.created_at')} as began, cart_count > 0 as is_matched, order_count, paid_count,
      exists (select from cart_line where cart_line.account_id = bom.account_id
        and cart_line.created_at between bom.created_at and bom.created_at + interval '14 days') as is_carted
    from bom cross join lateral (
      select count(*) as order_count, count(paid_at) as paid_count from mall_order
      where mall_order.account_id = bom.account_id
        and mall_order.created_at between bom.created_at and bom.created_at + interval '14 days'
    ) as bought
    where bom.created_at >= (select at from start)
  ) as one group by began`

/** Something that is waited for: of which rows, and when it came. */
interface Waited {
  name: 'answered' | 'quoted'
  of: 'demand' | 'enquiry'
  cameAt: RawBuilder<Date | null>
}

const firstQuote: Waited = {
  name: 'quoted',
  of: 'demand',
  cameAt: sql`(select min(enquiry.created_at) from enquiry where demand_id = demand.id)`,
}
const firstAnswer: Waited = { name: 'answered', of: 'enquiry', cameAt: answeredAt }

/** Minutes that something was waited for, by when the waiting began. */
const waits = (period: figure.FigurePeriod, { name, of, cameAt }: Waited) => {
  const since = sql.ref(`${of}.created_at`)
  const share = (part: number, suffix: string) =>
    sql`(percentile_cont(${sql.lit(part)}) within group (order by minutes))::float8 as ${sql.ref(`${name}_${suffix}`)}`
  return sql`
    select began, count(*)::int as ${sql.ref(name)}, ${share(0.5, 'median')}, ${share(0.9, 'p90')}
    from (
      select ${beganIn(period, `${of}.created_at`)} as began, extract(epoch from came.at - ${since}) / 60 as minutes
      from ${sql.table(of)} cross join lateral (select ${cameAt} as at) as came
      where ${since} >= (select at from start) and came.at is not null
    ) as one group by began`
}

const present = (row: TradeRow): figure.TradeFigures => ({
  since: row.since,
  lists: {
    uploaded: row.uploaded ?? 0,
    matched: row.matched ?? 0,
    carted: row.carted ?? 0,
    ordered: row.ordered ?? 0,
    paid: row.paid ?? 0,
  },
  quoted: spanOf(row.quoted, row.quoted_median, row.quoted_p90),
  answered: spanOf(row.answered, row.answered_median, row.answered_p90),
})

const spanOf = (count: number | null, median: number | null, p90: number | null): figure.FigureSpan => ({
  count: count ?? 0,
  ...(median !== null && { median: Math.round(median) }),
  ...(p90 !== null && { p90: Math.round(p90) }),
})
