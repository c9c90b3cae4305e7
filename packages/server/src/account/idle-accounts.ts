import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** Accounts that are told in one round; the rest are told in the next. */
const most = 10_000

/**
 * Tells people who were not here for 46 days on which day their account has been idle for two months and may be
 * reclaimed (specification, section 9); once for every time they stay away. Answers how many were told.
 */
export async function raiseIdleAlerts(db: Db, now: Date): Promise<number> {
  const { rows } = await sql`
    insert into alert (account_id, kind, title, content, due_at, once, created_at)
    select id, 'account', '账号长期未使用',
      '您的账号已有 46 天没有使用。按照用户服务协议，闲置满两个月的账号可能被收回，您的账号将在 '
        || to_char(idle_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') || ' 满两个月。在此之前登录一次即可保留。',
      idle_at, once, ${now}::timestamptz
    from (select id, seen_at + interval '2 months' as idle_at, 'idle ' || extract(epoch from seen_at)::bigint as once from account
      where seen_at <= ${now}::timestamptz - interval '46 days' and not is_blocked) as idle
    where not exists (select from alert where account_id = idle.id and alert.once = idle.once)
    order by id
    limit ${most}
    on conflict do nothing
    returning id
  `.execute(db)
  return rows.length
}
