import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { ownPage } from './joining.ts'

/**
 * Tells the creators of companies whose licence ends within 60, 30 and 7 days, once for each; answers how many were
 * told. A round that was missed is made up for. For a daily round.
 */
export async function raiseLicenceAlerts(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with ending as (
      select enterprise.id, name, account_id, valid_to, valid_to - (${now}::timestamptz at time zone 'Asia/Shanghai')::date as days
      from enterprise
      join enterprise_member on enterprise_id = enterprise.id and role = 'creator'
      where enterprise.status = 'certified'
    )
    insert into alert (account_id, kind, title, content, url, due_at, once, created_at)
    select account_id, 'certificate', '营业执照即将到期',
      '「' || name || '」的营业执照将于 ' || valid_to || ' 到期(还有 ' || days || ' 天),请及时上传新的营业执照。',
      ${ownPage}, (valid_to + 1)::timestamp at time zone 'Asia/Shanghai',
      'certificate ' || id || ' ' || valid_to || ' ' || case when days <= 7 then 7 when days <= 30 then 30 else 60 end,
      ${now}
    from ending
    where days between 0 and 60
    on conflict (account_id, once) do nothing
    returning id
  `.execute(db)
  return rows.length
}
