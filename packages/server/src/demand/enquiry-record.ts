import { sql } from 'kysely'
import type { SupplierRecord, SupplierRecords } from '../enterprise/supplier-record.ts'

/** What the owner of a post does to a quote. */
const answer = sql`enquiry_round.act in ('counter', 'accept', 'refuse')`

/** How a company answers what comes in under its posts. What came in today and waits is not held against it. */
export const answerRecord: SupplierRecords['answers'] = async ({ db, now }, enterpriseId) => {
  const { rows } = await sql<SupplierRecord['answers']>`
    select count(*)::int as asked, count(answered_at)::int as answered,
      percentile_cont(0.5) within group (
        order by extract(epoch from answered_at - created_at) / 3600) filter (where answered_at is not null) as hours
    from (
      select enquiry.created_at,
        (select min(created_at) from enquiry_round where enquiry_id = enquiry.id and ${answer}) as answered_at
      from enquiry join demand on demand.id = demand_id
      where demand.enterprise_id = ${enterpriseId} and enquiry.status <> 'cancelled'
        and enquiry.created_at > ${now()}::timestamptz - interval '90 days'
    ) as sent
    where answered_at is not null or created_at < ${now()}::timestamptz - interval '1 day'`.execute(db)
  return rows[0] ?? { asked: 0, answered: 0, hours: null }
}

/**
 * Which of the supplies that somebody enquired about a company stood by: it accepted, or named its own terms. A supply
 * counts once, however many ask for it.
 */
export const honestyRecord: SupplierRecords['honesty'] = async ({ db, now }, enterpriseId) => {
  const { rows } = await sql<SupplierRecord['honesty']>`
    select count(*)::int as asked, count(*) filter (where is_kept)::int as kept
    from (
      select demand_id, bool_or(acts && array['counter', 'accept']) as is_kept
      from (
        select demand_id, enquiry.created_at,
          array(select act::text from enquiry_round where enquiry_id = enquiry.id and ${answer}) as acts
        from enquiry join demand on demand.id = demand_id
        where demand.enterprise_id = ${enterpriseId} and demand.type = 0 and enquiry.status <> 'cancelled'
          and enquiry.created_at > ${now()}::timestamptz - interval '30 days'
      ) as sent
      where cardinality(acts) > 0 or created_at < ${now()}::timestamptz - interval '1 day'
      group by demand_id
    ) as supply`.execute(db)
  return rows[0] ?? { asked: 0, kept: 0 }
}
