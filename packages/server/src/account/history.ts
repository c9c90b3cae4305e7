import type { history } from '@xinpu/contract/account'
import { presentAgents } from '../agent/agent-page.ts'
import { askedBy } from '../agent/seller-page.ts'
import { sellers, type Asked } from '../agent/seller-queries.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { agentType, datasheetType, presentKept } from './kept-datasheets.ts'
import { mergeViews } from './merged-views.ts'

export const historyHandlers: HandlersOf<typeof history> = {
  async list({ type, ...page }, { db, user }) {
    if (type !== datasheetType) return { data: [], totalRecord: 0 }
    const { rows, total } = await paginate(db, viewsOf(db, user.id), page)
    return { data: rows.map(presentKept), totalRecord: total }
  },

  async agents(page, context) {
    const { db, user } = context
    const { rows, total } = await paginate(db, viewedAgents(db, user.id, askedBy(context, 'agent')), page)
    return { data: await presentAgents(db, rows), totalRecord: total }
  },

  async remove({ ids }, { db, user }) {
    await db.deleteFrom('recent_view').where('account_id', '=', user.id).where('id', 'in', ids).execute()
    return null
  },

  async clear({ type }, { db, user }) {
    await db.deleteFrom('recent_view').where('account_id', '=', user.id).where('type', '=', type).execute()
    return null
  },

  merge: async ({ views }, { db, user, now }) => ({ merged: await mergeViews(db, user.id, views, now()) }),

  async pause({ status }, { db, user }) {
    const isPaused = status === 1
    await db.updateTable('account').set({ pauses_history: isPaused }).where('id', '=', user.id).execute()
    return { isPaused }
  },
}

const viewsOf = (db: Db, accountId: number) =>
  db
    .selectFrom('recent_view')
    .innerJoin('datasheet', 'datasheet.id', 'recent_view.target_id')
    .innerJoin('brand', 'brand.id', 'datasheet.brand_id')
    .select([
      'recent_view.id',
      'viewed_at as at',
      'datasheet.id as datasheet_id',
      'title',
      'brand.id as brand_id',
      'name_cn',
      'logo',
    ])
    .where('account_id', '=', accountId)
    .where('recent_view.type', '=', datasheetType)
    .where('datasheet.state', '=', 'published')
    .orderBy('viewed_at', 'desc')
    .orderBy('target_id', 'desc')

const viewedAgents = (db: Db, accountId: number, asked: Asked) =>
  sellers(db, asked)
    .innerJoin('recent_view', 'recent_view.target_id', 'seller.id')
    .where('account_id', '=', accountId)
    .where('recent_view.type', '=', agentType)
    .orderBy('viewed_at', 'desc')
    .orderBy('target_id', 'desc')
