import type { savedSearch } from '@xinpu/contract/account'
import { Refusal } from '@xinpu/contract/refusal'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Context } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { oneByOne } from '../core/one-by-one.ts'
import { paginate } from '../core/paginate.ts'
import { orTaken } from '../core/taken.ts'
import type { Tables } from '../core/tables.ts'
import { limitOf } from '../portal/membership.ts'
import { newCountsOf } from './saved-news.ts'
import { digest } from '../core/secrets.ts'

export const savedSearchHandlers: HandlersOf<typeof savedSearch> = {
  async save({ id, query, ...told }, context) {
    const { db, user } = context
    const text = JSON.stringify(query)
    const values = { ...told, account_id: user.id, query: text, query_hash: digest(text) }
    if (id === undefined) return presentOne(context, await keep(context, values))
    const own = db.updateTable('saved_search').where('id', '=', id).where('account_id', '=', user.id)
    const changed = await orTaken(own.set(values).returningAll().executeTakeFirst(), '已经保存过同样的搜索')
    if (!changed) throw new Refusal('没有找到保存的搜索', 'NOT_FOUND')
    return presentOne(context, changed)
  },

  async list({ scene, ...page }, context) {
    const { db, user } = context
    const query = db
      .selectFrom('saved_search')
      .selectAll()
      .where('account_id', '=', user.id)
      .$if(scene !== undefined, (searches) => searches.where('scene', '=', scene ?? ''))
      .orderBy('id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: await present(context, rows), totalRecord: total }
  },

  async open({ id }, { db, user, now }) {
    const seen = await db
      .updateTable('saved_search')
      .set(seenAt(now()))
      .where('id', '=', id)
      .where('account_id', '=', user.id)
      .returning('id')
      .executeTakeFirst()
    if (!seen) throw new Refusal('没有找到保存的搜索', 'NOT_FOUND')
    return null
  },

  async remove({ ids }, { db, user }) {
    await db.deleteFrom('saved_search').where('account_id', '=', user.id).where('id', 'in', ids).execute()
    return null
  },
}

/** Keeps a search; one that is kept already gets its new name, also where there is room for no more. */
const keep = ({ db, now }: Pick<Context, 'db' | 'now'>, values: Insertable<Tables['saved_search']>): Promise<Row> =>
  oneByOne(db, `searches of ${values.account_id}`, async (tx) => {
    const most = await limitOf({ db: tx, now }, values.account_id, 'savedSearches')
    const { count } = await tx
      .selectFrom('saved_search')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('account_id', '=', values.account_id)
      .where((where) => where.not(where.and({ scene: values.scene, query_hash: values.query_hash })))
      .executeTakeFirstOrThrow()
    if (count >= most) throw new Refusal(`最多保存 ${most} 个搜索，请先删除一些`, 'CONFLICT')
    const { name, notify } = values
    return tx
      .insertInto('saved_search')
      .values({ ...values, ...seenAt(now()) })
      .onConflict((conflict) => conflict.columns(['account_id', 'scene', 'query_hash']).doUpdateSet({ name, notify }))
      .returningAll()
      .executeTakeFirstOrThrow()
  })

/** Everything that is there has been seen. */
const seenAt = (at: Date) => ({
  seen_at: at,
  seen_part: sql<number>`coalesce((select max(id) from part), 0)`,
  seen_sheet: sql<number>`coalesce((select max(id) from datasheet), 0)`,
  seen_demand: sql<number>`coalesce((select max(id) from demand), 0)`,
})

type Row = Selectable<Tables['saved_search']>

async function present(context: Context, rows: readonly Row[]): Promise<savedSearch.SavedSearch[]> {
  const counts = await newCountsOf(context, rows)
  return rows.map((row, at) => ({
    id: row.id,
    name: row.name,
    scene: row.scene as savedSearch.SavedSearchScene,
    query: row.query,
    notify: row.notify,
    newCount: counts[at] ?? 0,
    createTime: row.created_at.toISOString(),
  }))
}

async function presentOne(context: Context, row: Row): Promise<savedSearch.SavedSearch> {
  const [one] = await present(context, [row])
  if (!one) throw new Error('A kept search was lost on its way.')
  return one
}
