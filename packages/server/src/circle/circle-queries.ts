import type { circle } from '@xinpu/contract/circle'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import { presentPerson } from '../account/person.ts'
import type { Db } from '../core/database.ts'
import { plainOf } from '@xinpu/trade/words'

const day = 24 * 60 * 60_000

/** Somebody who looks at circles, and when. */
export interface Look {
  accountId: number | undefined
  now: Date
}

/** Circles with their founder, what was posted today, and whether somebody is in them. */
export const circles = (db: Db, { accountId, now }: Look) =>
  db
    .selectFrom('circle')
    .leftJoin('account', 'account.id', 'circle.account_id')
    .selectAll('circle')
    .select(['account.avatar', 'account.nick_name'])
    .select(({ selectFrom, fn }) =>
      selectFrom('trend')
        .select(fn.countAll<number>().as('count'))
        .whereRef('trend.circle_id', '=', 'circle.id')
        .where('trend.status', '=', 'published')
        .where('trend.created_at', '>', new Date(now.getTime() - day))
        .as('today'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('circle_member')
          .select('circle_id')
          .whereRef('circle_id', '=', 'circle.id')
          .where('circle_member.account_id', '=', accountId ?? 0),
      ).as('is_member'),
    )

type CircleRow = Awaited<ReturnType<ReturnType<typeof circles>['executeTakeFirstOrThrow']>>

/** What a person may see: what is open, and their own. */
export const isSeen = (accountId: number | undefined) =>
  sql<boolean>`(circle.status = 'open' or circle.account_id = ${accountId ?? 0})`

/** The bridge from the row to the wire. */
export function presentCircle(row: CircleRow, accountId: number | undefined): circle.TrendsGroup {
  const isMine = accountId !== undefined && row.account_id === accountId
  return {
    id: row.id,
    name: row.name,
    imgUrl: row.img_url,
    intro: row.intro,
    memberCount: row.member_count,
    trendsCount: row.trend_count,
    todayCount: Number(row.today ?? 0),
    solvedRate: row.question_count === 0 ? null : row.solved_count / row.question_count,
    isFollow: Boolean(row.is_member),
    isMine,
    status: row.status,
    createTime: row.created_at.toISOString(),
    ...(row.account_id !== null && {
      owner: presentPerson({ id: row.account_id, avatar: row.avatar, nickName: row.nick_name }),
    }),
    ...(isMine && { reason: row.reason, ...(row.reject_reason && { rejectReason: row.reject_reason }) }),
  }
}

/** A circle that everybody may see and join. */
export async function openCircle(db: Db, id: number): Promise<{ account_id: number | null; name: string }> {
  const row = await db
    .selectFrom('circle')
    .select(['account_id', 'name'])
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (!row) throw new Refusal('没有找到这个圈子', 'NOT_FOUND')
  return row
}

/** What two names have in common that mean the same circle: 电源圈, 电源交流圈 and 电源. */
export const circleKey = (name: string): string =>
  plainOf(name).replace(/(?:技术|交流|讨论|爱好者)*(?:圈|圈子|论坛|社区)?$/u, '') || plainOf(name)
