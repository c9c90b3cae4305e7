import { sql } from 'kysely'
import type { SupplierRecord, SupplierRecords } from '../enterprise/supplier-record.ts'

/** What the owner of a post does to a quote. */
const answer = sql`enquiry_round.act in ('counter', 'accept', 'refuse')`

/** When a quote was answered first; null while it waits. */
export const answeredAt = sql<Date | null>`(
  select min(enquiry_round.created_at) from enquiry_round where enquiry_id = enquiry.id and ${answer}
)`

/** How companies answer what comes in under their posts. What came in today and waits is not held against them. */
export const answerRecord: SupplierRecords['answers'] = async ({ db, now }, enterpriseIds) => {
  const { rows } = await sql<SupplierRecord['answers'] & { enterpriseId: number }>`
    select enterprise_id as "enterpriseId", count(*)::int as asked, count(answered_at)::int as answered,
      percentile_cont(0.5) within group (
        order by extract(epoch from answered_at - created_at) / 3600) filter (where answered_at is not null) as hours
    from (
      select demand.enterprise_id, enquiry.created_at,
        ${answeredAt} as answered_at
      from enquiry join demand on demand.id = demand_id
      where demand.enterprise_id = any (${enterpriseIds}::int[]) and enquiry.status <> 'cancelled'
        and enquiry.created_at > ${now()}::timestamptz - interval '90 days'
    ) as sent
    where answered_at is not null or created_at < ${now()}::timestamptz - interval '1 day'
    group by enterprise_id`.execute(db)
  return new Map(rows.map(({ enterpriseId, ...counted }) => [enterpriseId, counted]))
}

/**
 * Which of the supplies that somebody enquired about companies stood by: they accepted, or named their own terms. A supply
 * counts once, however many ask for it.
 */
export const honestyRecord: SupplierRecords['honesty'] = async ({ db, now }, enterpriseIds) => {
  const { rows } = await sql<SupplierRecord['honesty'] & { enterpriseId: number }>`
    select enterprise_id as "enterpriseId", count(*)::int as asked, count(*) filter (where is_kept)::int as kept
    from (
      select enterprise_id, demand_id, bool_or(acts && array['counter', 'accept']) as is_kept
      from (
        select demand.enterprise_id, demand_id, enquiry.created_at,
          array(select act::text from enquiry_round where enquiry_id = enquiry.id and ${answer}) as acts
        from enquiry join demand on demand.id = demand_id
        where demand.enterprise_id = any (${enterpriseIds}::int[]) and demand.type = 0 and enquiry.status <> 'cancelled'
          and enquiry.created_at > ${now()}::timestamptz - interval '30 days'
      ) as sent
      where cardinality(acts) > 0 or created_at < ${now()}::timestamptz - interval '1 day'
      group by enterprise_id, demand_id
    ) as supply group by enterprise_id`.execute(db)
  return new Map(rows.map(({ enterpriseId, ...counted }) => [enterpriseId, counted]))
}
