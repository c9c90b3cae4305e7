import type { history } from '@xinpu/contract/account'
import { presentAgents } from '../agent/agent-page.ts'
import { askedBy } from '../agent/seller-page.ts'
import { sellers, type Asked } from '../agent/seller-queries.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { agentType } from './recent-views.ts'
import { mergeViews } from './merged-views.ts'

export const historyHandlers: HandlersOf<typeof history> = {
  async list({ type, ...page }, { db, user, brought }) {
    const kind = brought.views[type]
    return kind === 'unbuilt' ? { data: [], totalRecord: 0 } : kind.list(db, { accountId: user.id, page })
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

  async merge({ views }, context) {
    return { merged: await mergeViews(context, views) }
  },

  async pause({ status }, { db, user }) {
    const isPaused = status === 1
    await db.updateTable('account').set({ pauses_history: isPaused }).where('id', '=', user.id).execute()
    return { isPaused }
  },
}

const viewedAgents = (db: Db, accountId: number, asked: Asked) =>
  sellers(db, asked)
    .innerJoin('recent_view', 'recent_view.target_id', 'seller.id')
    .where('account_id', '=', accountId)
    .where('recent_view.type', '=', agentType)
    .orderBy('viewed_at', 'desc')
    .orderBy('target_id', 'desc')
