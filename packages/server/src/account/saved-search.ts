import type { savedSearch } from '@xinpu/contract/account'
import { Refusal } from '@xinpu/contract/refusal'
import type { Selectable } from 'kysely'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import type { Tables } from '../core/tables.ts'
import { digest } from './secrets.ts'

/** Room for one person. */
const most = 100

export const savedSearchHandlers: HandlersOf<typeof savedSearch> = {
  async save({ id, name, scene, query, notify }, { db, user }) {
    const text = JSON.stringify(query)
    const values = { account_id: user.id, name, scene, query: text, query_hash: digest(text), notify }
    if (id === undefined) return present(await keep())
    const changed = await db
      .updateTable('saved_search')
      .set(values)
      .where('id', '=', id)
      .where('account_id', '=', user.id)
      .returningAll()
      .executeTakeFirst()
    if (!changed) throw new Refusal('没有找到保存的搜索', 'NOT_FOUND')
    return present(changed)

    async function keep() {
      const { count } = await db
        .selectFrom('saved_search')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('account_id', '=', user.id)
        .executeTakeFirstOrThrow()
      if (Number(count) >= most) throw new Refusal(`最多保存 ${most} 个搜索,请先删除一些`, 'CONFLICT')
      return db
        .insertInto('saved_search')
        .values(values)
        .onConflict((conflict) => conflict.columns(['account_id', 'scene', 'query_hash']).doUpdateSet({ name, notify }))
        .returningAll()
        .executeTakeFirstOrThrow()
    }
  },

  async list({ scene, ...page }, { db, user }) {
    const query = db
      .selectFrom('saved_search')
      .selectAll()
      .where('account_id', '=', user.id)
      .$if(scene !== undefined, (searches) => searches.where('scene', '=', scene ?? ''))
      .orderBy('id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(present), totalRecord: total }
  },

  async remove({ ids }, { db, user }) {
    await db.deleteFrom('saved_search').where('account_id', '=', user.id).where('id', 'in', ids).execute()
    return null
  },
}

/** New hits are counted by the alerts, which the search does not have yet: none are claimed. */
const present = (row: Selectable<Tables['saved_search']>): savedSearch.SavedSearch => ({
  id: row.id,
  name: row.name,
  scene: row.scene as savedSearch.SavedSearchScene,
  query: row.query,
  notify: row.notify,
  newCount: 0,
  createTime: row.created_at.toISOString(),
})
