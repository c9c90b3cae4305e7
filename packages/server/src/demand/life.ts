import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { notifyAll } from '../message/notify.ts'

/** Where own posts are renewed. */
const ownPage = '/userCenter/inquiryManage/myInquiry?type=15&sort=expire'

/**
 * Ends posts that ran out, and tells the owners of those that will: three days before and one day before, in one line
 * for all that end on the same day. A round that was missed is made up for. For a daily round; answers how much was done.
 */
export async function ageDemands({ db, now }: Pick<House, 'db' | 'now'>): Promise<{ ended: number; told: number }> {
  const at = now()
  const { numUpdatedRows } = await db
    .updateTable('demand')
    .set({ status: 'expired' })
    .where('status', '=', 'open')
    .where('expires_at', '<=', at)
    .executeTakeFirst()
  return { ended: Number(numUpdatedRows), told: await db.transaction().execute((tx) => tellOfEnds(tx, at)) }
}

/** Alerts of posts that end, and the same words in the inbox; answers how many there were. */
async function tellOfEnds(tx: Db, at: Date): Promise<number> {
  const { rows } = await sql<{ account_id: number; title: string; content: string }>`
    with ending as (
      select account_id, model, expires_at, (expires_at at time zone 'Asia/Shanghai')::date as last_day,
        case when expires_at <= ${at}::timestamptz + interval '1 day' then 1 else 3 end as days
      from demand
      where status = 'open' and expires_at > ${at} and expires_at <= ${at}::timestamptz + interval '3 days'
    ), told as (
      select account_id, last_day, days, count(*)::int as count, min(expires_at) as first_end,
        (array_agg(model order by expires_at, model))[1:3] as models
      from ending group by account_id, last_day, days
    )
    insert into alert (account_id, kind, title, content, url, due_at, once, created_at)
    select account_id, 'expiry', count || ' 条供求' || case days when 1 then '一天' else '三天' end || '内到期',
      array_to_string(models, '、') || case when count > 3 then ' 等' else '' end || '，到期后不再收到报价。',
      ${ownPage}, first_end, 'demand ' || last_day || ' ' || days, ${at}
    from told
    on conflict (account_id, once) do nothing
    returning account_id, title, content
  `.execute(tx)
  await notifyAll(
    tx,
    rows.map(({ account_id, title, content }) => ({
      to: account_id,
      kind: 'notification' as const,
      title,
      content,
      url: ownPage,
    })),
  )
  return rows.length
}
