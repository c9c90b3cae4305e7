import { sql } from 'kysely'
import type { SupplierRecord, SupplierRecords } from '../enterprise/supplier-record.ts'

/** The proofs of companies' lines, as agents or as traders, that passed the review. */
export const proofRecord: SupplierRecords['authorisation'] = async ({ db, now }, enterpriseIds) => {
  const { rows } = await sql<SupplierRecord['authorisation'] & { enterpriseId: number }>`
    select enterprise_id as "enterpriseId", count(*) filter (where cert_expire is null or cert_expire >= today)::int as held,
      count(*) filter (where cert_expire < today)::int as ended,
      (min(cert_expire) filter (where cert_expire >= today))::text as "nextEnd"
    from shown_line
    join seller on seller.id = seller_id
    cross join (select (${now()}::timestamptz at time zone 'Asia/Shanghai')::date as today) as clock
    where enterprise_id = any (${enterpriseIds}::int[]) and cert_url is not null group by enterprise_id`.execute(db)
  return new Map(rows.map(({ enterpriseId, ...counted }) => [enterpriseId, counted]))
}
