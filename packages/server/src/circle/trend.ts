import type { trend } from '@xinpu/contract/circle'
import { commentHandlers } from '../article/comment.ts'
import { likeHandlers } from '../article/like.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { acceptAnswer } from './trend-answer.ts'
import { listTrends, similarTrends } from './trend-list.ts'
import { keptTrends, ownTrends } from './trend-kept.ts'
import { presentTrends, presentWhole, trendType } from './trend-queries.ts'
import { countTrendRead } from './trend-reading.ts'
import { reportTrend } from './trend-report.ts'
import { trendSeenBy } from './trend-seen.ts'
import { addTrend, editTrend, removeTrend } from './trend-write.ts'

export const trendHandlers: HandlersOf<typeof trend> = {
  list: (asked, context) => listTrends(context, asked),
  similar: (asked, context) => similarTrends(context, asked),

  async mine({ tab, ...page }, context) {
    const { db, user } = context
    const query = tab === 'kept' ? keptTrends(db, user.id) : ownTrends(db, user.id)
    const { rows, total } = await paginate(db, query, page)
    return { data: await presentTrends(context, rows), totalRecord: total }
  },

  async detail({ id }, context) {
    return presentWhole(context, await trendSeenBy(context.db, id, context.user?.id))
  },

  /** The answer that was accepted comes first. */
  async comments({ id, ...asked }, context) {
    const { answer_id } = await trendSeenBy(context.db, id, undefined)
    const linked = answer_id === null ? {} : { commentId: answer_id }
    return commentHandlers.list({ articleId: id, type: trendType, ...asked, ...linked }, context)
  },

  add: (draft, context) => addTrend(context, draft),
  update: (draft, context) => editTrend(context, draft),

  async remove({ id }, context) {
    await removeTrend(context, id)
    return null
  },

  like: ({ id, status }, context) => likeHandlers.set({ type: 'trends', targetId: id, status }, context),
  accept: (told, context) => acceptAnswer(context, told),

  async read({ id }, context) {
    await countTrendRead(context, id)
    return null
  },

  async report(told, context) {
    await reportTrend(context, told)
    return null
  },
}
