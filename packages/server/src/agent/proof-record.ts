import { sql } from 'kysely'
import type { SupplierRecord, SupplierRecords } from '../enterprise/supplier-record.ts'

/** The proofs of a company's lines, as agent or as trader, that passed the review. */
export const proofRecord: SupplierRecords['authorisation'] = async ({ db, now }, enterpriseId) => {
  const { rows } = await sql<SupplierRecord['authorisation']>`
    select count(*) filter (where cert_expire is null or cert_expire >= today)::int as held,
      count(*) filter (where cert_expire < today)::int as ended,
      (min(cert_expire) filter (where cert_expire >= today))::text as "nextEnd"
    from shown_line
    join seller on seller.id = seller_id
    cross join (select (${now()}::timestamptz at time zone 'Asia/Shanghai')::date as today) as clock
    where enterprise_id = ${enterpriseId} and cert_url is not null`.execute(db)
  return rows[0] ?? { held: 0, ended: 0, nextEnd: null }
}
