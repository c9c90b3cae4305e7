import type { event } from '@xinpu/contract/portal'
import { Refusal } from '@xinpu/contract/refusal'
import { sql, type Selectable } from 'kysely'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { oneOf } from '../core/prepared-statement.ts'
import type { PortalTables } from './tables.ts'

export const eventHandlers: HandlersOf<typeof event> = {
  async list({ status, ...page }, context) {
    const at = context.now()
    const query = context.db
      .selectFrom('event')
      .selectAll()
      .$if(status !== undefined, (found) => found.where(isNow(at), '=', status ?? 'open'))
      // What is still to come stands in its order, what is over behind it, the latest first.
      .orderBy(sql`end_at < ${at}`)
      .orderBy(sql`case when end_at < ${at} then null else begin_at end`)
      .orderBy('begin_at', 'desc')
      .orderBy('id')
    const { rows, total } = await paginate(context.db, query, page)
    const signed = await signedAmong(context, rows)
    return { data: rows.map((row) => presentEvent(row, at, signed.has(row.id))), totalRecord: total }
  },

  async detail({ id }, { db, user, now }) {
    const row = await db.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw new Refusal('没有找到这个活动', 'NOT_FOUND')
    const sign = user && (await signOf(db, id, user.id))
    return {
      ...presentEvent(row, now(), Boolean(sign)),
      content: row.content,
      ...(sign && { sign: { name: sign.name, mobile: sign.mobile, ...(sign.company && { company: sign.company }) } }),
    }
  },

  async sign(told, context) {
    await context.db.transaction().execute((tx) => signUp({ ...context, db: tx }, told))
    return null
  },
}

type Row = Selectable<PortalTables['event']>

/** What the clock says of an event. */
const isNow = (at: Date) =>
  sql<event.EventStatus>`case when end_at < ${at} then 'ended' when begin_at > ${at} then 'upcoming' else 'open' end`

const statusOf = ({ begin_at, end_at }: Row, at: Date): event.EventStatus => {
  if (end_at < at) return 'ended'
  return begin_at > at ? 'upcoming' : 'open'
}

const presentEvent = (row: Row, at: Date, isSigned: boolean): event.EventVO => ({
  id: row.id,
  title: row.title,
  summary: row.summary,
  address: row.address,
  beginTime: row.begin_at.toISOString(),
  endTime: row.end_at.toISOString(),
  status: statusOf(row, at),
  signCount: row.sign_count,
  isSigned,
  ...(row.img_url && { imgUrl: row.img_url }),
  ...(row.seats !== null && { seats: row.seats }),
})

const signOf = (db: Db, eventId: number, accountId: number) =>
  db
    .selectFrom('event_sign')
    .select(['name', 'mobile', 'company'])
    .where('event_id', '=', eventId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()

async function signedAmong({ db, user }: Pick<Context, 'db' | 'user'>, rows: readonly Row[]) {
  if (!user || rows.length === 0) return new Set<number>()
  const found = await db
    .selectFrom('event_sign')
    .select('event_id')
    .where('account_id', '=', user.id)
    .where('event_id', '=', oneOf(rows.map(({ id }) => id)))
    .execute()
  return new Set(found.map(({ event_id }) => event_id))
}

interface Sign {
  id: number
  name: string
  mobile: string
  company?: string | undefined
}

/** The event's row is held meanwhile: of two people at the last seat one gets it. */
async function signUp({ db, user, now }: Context & { user: User }, { id, name, mobile, company = '' }: Sign) {
  const row = await db.selectFrom('event').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new Refusal('没有找到这个活动', 'NOT_FOUND')
  if (row.end_at < now()) throw new Refusal('活动已经结束，看看往期回顾吧', 'CONFLICT')
  const before = await signOf(db, id, user.id)
  if (!before && row.seats !== null && row.sign_count >= row.seats)
    throw new Refusal('名额已满，您填的内容还在，有人退出时可再试', 'CONFLICT')
  await db
    .insertInto('event_sign')
    .values({ event_id: id, account_id: user.id, name, mobile, company, created_at: now() })
    .onConflict((conflict) => conflict.columns(['event_id', 'account_id']).doUpdateSet({ name, mobile, company }))
    .execute()
  if (!before)
    await db
      .updateTable('event')
      .set({ sign_count: sql<number>`sign_count + 1` })
      .where('id', '=', id)
      .execute()
}
