import type { comment } from '@xinpu/contract/article'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { sql } from 'kysely'
import type { Context } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { answersOf, commentedOn, comments, isSeen, presentComment, presentThreads } from './comment-queries.ts'
import { reportComment } from './comment-report.ts'
import { addComment, editComment, removeComment } from './comment-write.ts'

export const commentHandlers: HandlersOf<typeof comment> = {
  list: (asked, context) => threads(context, asked),
  add: (told, context) => addComment(context, told),
  edit: (told, context) => editComment(context, told),

  async remove({ id }, context) {
    await removeComment(context, id)
    return null
  },

  async report(told, context) {
    await reportComment(context, told)
    return null
  },

  async mine(page, { db, user, brought }) {
    const query = comments(db, user.id).where('comment.account_id', '=', user.id).orderBy('comment.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    const titles = new Map<string, string>()
    for (const [type, own] of Map.groupBy(rows, ({ kind }) => kind)) {
      const kind = brought.comments[type]
      const found =
        kind === 'unbuilt'
          ? []
          : await kind.titles(
              db,
              own.map(({ target_id }) => target_id),
            )
      for (const [id, title] of found) titles.set(`${type} ${id}`, title)
    }
    const data = rows.map((row) => ({
      ...presentComment(row, [], { accountId: user.id, ownerId: null }),
      title: titles.get(`${row.kind} ${row.target_id}`) ?? '',
    }))
    return { data, totalRecord: total }
  },
}

/** A page of threads. A link to a comment finds its thread before all others. */
async function threads(context: Context, { articleId, type, sort, commentId, ...page }: ParsedOf<typeof comment.list>) {
  const { db, user } = context
  const { ownerId } = await commentedOn(context, type, articleId)
  const linked = commentId === undefined ? undefined : await threadOf(context, commentId)
  const query = comments(db, user?.id)
    .where('kind', '=', type)
    .where('target_id', '=', articleId)
    .where('thread_id', 'is', null)
    .where(isSeen(user?.id))
    .$if(linked !== undefined, (found) => found.orderBy(sql`comment.id = ${linked ?? 0}`, 'desc'))
    .$if(sort === 'hot', (found) => found.orderBy('comment.like_count', 'desc'))
    .orderBy('comment.id', 'desc')
  const { rows, total } = await paginate(db, query, page)
  const answers = await answersOf(
    db,
    rows.map(({ id }) => id),
    user?.id,
  )
  return { data: presentThreads(rows, answers, { accountId: user?.id, ownerId }), totalRecord: total }
}

async function threadOf({ db }: Context, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('comment').select(['id', 'thread_id']).where('id', '=', id).executeTakeFirst()
  return row && (row.thread_id ?? row.id)
}
