import { sql } from 'kysely'
import type { SupplierRecord, SupplierRecords } from '../enterprise/supplier-record.ts'
import { freshSince } from './stock-queries.ts'

/** How much of what companies show they confirmed lately. */
export const stockRecord: SupplierRecords['freshness'] = async ({ db, now }, enterpriseIds) => {
  const { rows } = await sql<SupplierRecord['freshness'] & { enterpriseId: number }>`
    select enterprise_id as "enterpriseId", count(*)::int as shown,
      count(*) filter (where confirmed_at > ${freshSince(now()).toISOString()}::timestamptz)::int as fresh,
      max(confirmed_at) as "confirmedAt"
    from stock where enterprise_id = any (${enterpriseIds}::int[]) and status = 'on' group by enterprise_id`.execute(db)
  return new Map(rows.map(({ enterpriseId, ...counted }) => [enterpriseId, counted]))
}
