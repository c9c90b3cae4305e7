import { fullDay } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { notifyAll } from '../message/notify.ts'
import { trendPath } from './trend-queries.ts'

const day = 24 * 60 * 60_000
/** Posts that a person is told of. */
const mostTold = 3

interface Told {
  account_id: number
  id: number
  name: string
}

/**
 * Tells members once a week what was said most of in their circles; who was told of the week is written down first, so
 * that a second server tells nobody again. What they wrote themselves is no news to them.
 */
export async function tellMembers(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const week = await tx
      .insertInto('circle_digest')
      .values({ week: mondayOf(now) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('week')
      .executeTakeFirst()
    if (!week) return
    const rows = await saidIn(tx, new Date(now.getTime() - 7 * day))
    const news = [...Map.groupBy(rows, ({ account_id }) => account_id)].map(([to, told]) => ({
      to,
      kind: 'notification' as const,
      title: '您的圈子本周说得最多的',
      content: told.map(({ name }, at) => `${at + 1}. ${name}`).join('\n'),
      url: told.length === 1 ? trendPath(told[0]?.id ?? 0) : '/circle?tab=follow',
    }))
    await notifyAll(tx, news)
  })
}

/** The posts of a week for each member, those with the most comments first. */
async function saidIn(tx: Db, since: Date): Promise<Told[]> {
  const { rows } = await sql<Told>`
    select account_id, id, name from (
      select member.account_id, trend.id, coalesce(nullif(title, ''), left(content, 40)) as name,
        row_number() over (partition by member.account_id order by comment_count desc, like_count desc, trend.id desc) as place
      from trend join circle_member as member on member.circle_id = trend.circle_id
      where trend.status = 'published' and trend.created_at > ${since} and trend.account_id <> member.account_id
        and comment_count > 0
    ) as said where place <= ${mostTold} order by account_id, place
  `.execute(tx)
  return rows
}

function mondayOf(now: Date): string {
  const today = new Date(fullDay(now))
  return fullDay(new Date(today.getTime() - ((today.getUTCDay() + 6) % 7) * day))
}
