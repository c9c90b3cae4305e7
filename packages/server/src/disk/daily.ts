import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import { notifyAll } from '../message/notify.ts'
import { binTime } from './bin-files.ts'

const day = 86_400_000
/** How long before the end somebody is told. */
const notice = 3 * day
/** Rows in a statement. */
const most = 1000

/** Lets go of what lies in the bin for 30 days; answers how much. The bytes go when nothing names them. */
export async function emptyBins({ db, now }: Pick<House, 'db' | 'now'>): Promise<number> {
  const late = new Date(now().getTime() - binTime)
  for (let count = 0; ;) {
    const { rows } = await sql`
      delete from disk_file where id in (
        select id from disk_file where deleted_at < ${late} order by deleted_at limit ${most} for update skip locked)
      returning id
    `.execute(db)
    count += rows.length
    if (rows.length < most) return count
  }
}

/** Tells people once that the bin lets go of something within three days. */
export async function tellOfBins({ db, now }: Pick<House, 'db' | 'now'>): Promise<number> {
  const soon = new Date(now().getTime() - binTime + notice)
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ to: number; count: number; name: string }>`
      with told as (
        update disk_file set told_at = ${now()} where deleted_at < ${soon} and told_at is null
        returning account_id, enterprise_id, coalesce(name, '资料') as name
      )
      select coalesce(told.account_id, member.account_id) as to, count(*)::int as count, min(told.name) as name
      from told left join enterprise_member member
        on member.enterprise_id = told.enterprise_id and member.role = 'creator' and member.status = 'joined'
      where coalesce(told.account_id, member.account_id) is not null
      group by 1
    `.execute(tx)
    await notifyAll(
      tx,
      rows.map(({ to, count, name }) => ({
        to,
        kind: 'notification' as const,
        url: '/userCenter/cloudDisk/recycle',
        title: count === 1 ? `回收站里的「${name}」即将清除` : `回收站里的 ${count} 项即将清除`,
        content: '3 天内会永久清除，需要的请先恢复。',
      })),
    )
    return rows.length
  })
}
