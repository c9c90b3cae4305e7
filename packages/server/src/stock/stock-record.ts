import { sql } from 'kysely'
import type { SupplierRecord, SupplierRecords } from '../enterprise/supplier-record.ts'
import { freshSince } from './stock-queries.ts'

/** How much of what a company shows it confirmed lately. */
export const stockRecord: SupplierRecords['freshness'] = async ({ db, now }, enterpriseId) => {
  const { rows } = await sql<SupplierRecord['freshness']>`
    select count(*)::int as shown,
      count(*) filter (where confirmed_at > ${freshSince(now()).toISOString()}::timestamptz)::int as fresh,
      max(confirmed_at) as "confirmedAt"
    from stock where enterprise_id = ${enterpriseId} and status = 'on'`.execute(db)
  return rows[0] ?? { shown: 0, fresh: 0, confirmedAt: null }
}
