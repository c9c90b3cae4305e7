import type { circle } from '@xinpu/contract/circle'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import { presentPerson } from '../account/person.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { throttle } from '../core/throttle.ts'
import { askForCircle } from './circle-asking.ts'
import { circles, isSeen, openCircle, presentCircle } from './circle-queries.ts'

/** Somebody who joins and leaves on and on is no member. */
const pace = { most: 120, minutes: 60 }
const week = 7 * 24 * 60 * 60_000

export const circleHandlers: HandlersOf<typeof circle> = {
  async list({ keywords = '', ...page }, { db, user, now }) {
    const query = circles(db, { accountId: user?.id, now: now() })
      .where(
        sql<boolean>`(circle.status = 'open' or circle.status = 'pending' and circle.account_id = ${user?.id ?? 0})`,
      )
      .$if(keywords !== '', (found) =>
        found.where(sql<boolean>`strpos(lower(circle.name || ' ' || circle.intro), lower(${keywords})) > 0`),
      )
      .orderBy('member_count', 'desc')
      .orderBy('circle.id')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map((row) => presentCircle(row, user?.id)), totalRecord: total }
  },

  async detail({ id }, { db, user, now }) {
    const look = { accountId: user?.id, now: now() }
    const row = await circles(db, look).where('circle.id', '=', id).where(isSeen(user?.id)).executeTakeFirst()
    if (!row) throw new Refusal('没有找到这个圈子', 'NOT_FOUND')
    return presentCircle(row, user?.id)
  },

  async mine(page, { db, user, now }) {
    const query = circles(db, { accountId: user.id, now: now() })
      .leftJoin('circle_member as own', (join) =>
        join.onRef('own.circle_id', '=', 'circle.id').on('own.account_id', '=', user.id),
      )
      .where(({ or, eb }) => or([eb('circle.account_id', '=', user.id), eb('own.account_id', '=', user.id)]))
      .where(isSeen(user.id))
      .orderBy(sql`coalesce(own.created_at, circle.created_at)`, 'desc')
      .orderBy('circle.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map((row) => presentCircle(row, user.id)), totalRecord: total }
  },

  async hot({ size }, { db, user, now }) {
    const since = new Date(now().getTime() - week)
    const rows = await circles(db, { accountId: user?.id, now: now() })
      .where('circle.status', '=', 'open')
      .orderBy(
        sql`(select count(*) from trend
          where trend.circle_id = circle.id and trend.status = 'published' and trend.created_at > ${since})`,
        'desc',
      )
      .orderBy('member_count', 'desc')
      .orderBy('circle.id')
      .limit(size)
      .execute()
    return rows.map((row) => presentCircle(row, user?.id))
  },

  async members({ groupId, ...page }, { db }) {
    const { account_id: ownerId } = await openCircle(db, groupId)
    const query = db
      .selectFrom('circle_member')
      .innerJoin('account', 'account.id', 'account_id')
      .select(['account.id', 'avatar', 'nick_name as nickName'])
      .where('circle_id', '=', groupId)
      .orderBy(sql`account_id = ${ownerId ?? 0}`, 'desc')
      .orderBy('circle_member.created_at')
      .orderBy('account_id')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(presentPerson), totalRecord: total }
  },

  async follow({ groupId, status }, context) {
    const { db, user, now } = context
    await throttle(context, `circle ${user.id}`, pace)
    const { account_id: ownerId } = await openCircle(db, groupId)
    if (status === 0 && ownerId === user.id) throw new Refusal('您是圈主，不能退出自己的圈子', 'CONFLICT')
    const member = { circle_id: groupId, account_id: user.id }
    if (status === 1)
      await db
        .insertInto('circle_member')
        .values({ ...member, created_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    else
      await db.deleteFrom('circle_member').where('circle_id', '=', groupId).where('account_id', '=', user.id).execute()
    const { member_count: memberCount } = await db
      .selectFrom('circle')
      .select('member_count')
      .where('id', '=', groupId)
      .executeTakeFirstOrThrow()
    return { isFollow: status === 1, memberCount }
  },

  add: (draft, context) => askForCircle(context, draft),
}
