import type { alert } from '@xinpu/contract/account'
import type { Selectable } from 'kysely'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import type { Tables } from '../core/tables.ts'

export const alertHandlers: HandlersOf<typeof alert> = {
  async list({ kind, isRead, ...page }, { db, user }) {
    const query = db
      .selectFrom('alert')
      .selectAll()
      .where('account_id', '=', user.id)
      .$if(kind !== undefined, (alerts) => alerts.where('kind', '=', kind ?? 'account'))
      .$if(isRead !== undefined, (alerts) => alerts.where('is_read', '=', isRead === true))
      .orderBy('id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(present), totalRecord: total }
  },

  async read({ ids, kind }, { db, user }) {
    await db
      .updateTable('alert')
      .set({ is_read: true })
      .where('account_id', '=', user.id)
      .where('is_read', '=', false)
      .$if(ids !== undefined, (alerts) => alerts.where('id', 'in', ids ?? []))
      .$if(kind !== undefined, (alerts) => alerts.where('kind', '=', kind ?? 'account'))
      .execute()
    return null
  },

  async mutes(_, { db, user }) {
    const rows = await db
      .selectFrom('alert_mute')
      .select('kind')
      .where('account_id', '=', user.id)
      .orderBy('kind')
      .execute()
    return rows.map(({ kind }) => kind)
  },

  async mute({ kind, isMuted }, { db, user }) {
    const muted = { account_id: user.id, kind }
    if (isMuted)
      await db
        .insertInto('alert_mute')
        .values(muted)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    else await db.deleteFrom('alert_mute').where('account_id', '=', user.id).where('kind', '=', kind).execute()
    return null
  },
}

const present = (row: Selectable<Tables['alert']>): alert.Alert => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  content: row.content,
  url: row.url,
  isRead: row.is_read,
  createTime: row.created_at.toISOString(),
  ...(row.search_id !== null && { searchId: row.search_id }),
  ...(row.due_at !== null && { dueTime: row.due_at.toISOString() }),
})
