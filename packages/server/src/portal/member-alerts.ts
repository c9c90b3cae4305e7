import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { memberPage } from './member.ts'
import { plans } from './plans.ts'

/** Days before its end on which somebody is told that a plan ends. */
const ahead = 7

/**
 * Tells people whose plan ends within a week, once for each end; a plan that was renewed has another end. Answers how many
 * were told. For a daily round.
 */
export async function raiseMemberAlerts(db: Db, now: Date): Promise<number> {
  const [ids, names] = [plans.map(({ id }) => id), plans.map(({ name }) => name)]
  const { rows } = await sql`
    insert into alert (account_id, kind, title, content, url, due_at, once, created_at)
    select account_id, 'account', '会员即将到期',
      '您的' || plan.name || '会员将于 ' || to_char(ends_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')
        || ' 到期。不会自动续费；到期后已保存的内容都保留，只是不能再超过免费的数量。',
      ${memberPage}, ends_at, 'member ' || extract(epoch from ends_at)::bigint, ${now}::timestamptz
    from membership join unnest(${ids}::int[], ${names}::text[]) as plan (id, name) on plan.id = level_id
    where ends_at > ${now}::timestamptz and ends_at <= ${now}::timestamptz + make_interval(days => ${ahead})
    on conflict (account_id, once) do nothing
    returning id
  `.execute(db)
  return rows.length
}
