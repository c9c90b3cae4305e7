import type { notice } from '@xinpu/contract/portal'
import { sql } from 'kysely'
import type { Context } from '../core/context.ts'

type Asked = Pick<Context, 'db' | 'now'>

/** Whether a row with `begin_at` and `end_at` is to be seen at a moment. */
export const isShown = (at: Date) =>
  sql<boolean>`(begin_at is null or begin_at <= ${at}) and (end_at is null or end_at > ${at})`

/** The pictures that lead somewhere from a place, in their order. */
export const bannersAt = ({ db, now }: Asked, place: 'home' | 'detail' | 'mall') =>
  db
    .selectFrom('banner')
    .select(['id', 'title', 'img_url as imgUrl', 'url'])
    .where('place', '=', place)
    .where(isShown(now()))
    .orderBy('position')
    .orderBy('id')
    .limit(20)
    .execute()

/** What the site has to say now, the first first. */
export async function noticesNow({ db, now }: Asked): Promise<notice.Notice[]> {
  const rows = await db
    .selectFrom('notice')
    .select(['id', 'place', 'content', 'url'])
    .where(isShown(now()))
    .orderBy('position')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  return rows.map(({ url, ...row }) => ({ ...row, ...(url && { url }) }))
}
