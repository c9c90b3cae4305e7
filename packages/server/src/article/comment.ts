import type { comment } from '@xinpu/contract/article'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { sql } from 'kysely'
import type { Context, User } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import type { Named } from './comment-kind.ts'
import { partsOfAll } from './comment-parts.ts'
import {
  answersOf,
  commentedOn,
  comments,
  isSeen,
  presentComment,
  presentThreads,
  type CommentRow,
} from './comment-queries.ts'
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

  mine: (asked, context) => ownComments(context, asked),
}

/** What a person said, with what each is about. */
async function ownComments(context: Context & { user: User }, { type, ...page }: ParsedOf<typeof comment.mine>) {
  const { db, user } = context
  const query = comments(db, user.id)
    .where('comment.account_id', '=', user.id)
    .$if(type !== undefined, (found) => found.where('kind', '=', type ?? 2))
    .orderBy('comment.id', 'desc')
  const { rows, total } = await paginate(db, query, page)
  const named = await namedOf(context, rows)
  const partsOf = await partsOfAll(
    db,
    rows.map(({ content }) => content),
  )
  const data = rows.map((row) => {
    const about = named.get(`${row.kind} ${row.target_id}`)
    return {
      ...presentComment(row, [], { accountId: user.id, ownerId: null, partsOf }),
      title: about?.title ?? '',
      url: about ? `${about.path}#c${row.id}` : '',
    }
  })
  return { data, totalRecord: total }
}

/** What some comments are about, by kind and number. */
async function namedOf({ db, brought }: Context, rows: readonly CommentRow[]): Promise<Map<string, Named>> {
  const named = new Map<string, Named>()
  for (const [type, own] of Map.groupBy(rows, ({ kind }) => kind)) {
    const kind = brought.comments[type]
    if (kind === 'unbuilt') continue
    const ids = own.map(({ target_id }) => target_id)
    for (const [id, about] of await kind.named(db, ids)) named.set(`${type} ${id}`, about)
  }
  return named
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
  const partsOf = await partsOfAll(
    db,
    [...rows, ...answers].map(({ content }) => content),
  )
  return { data: presentThreads(rows, answers, { accountId: user?.id, ownerId, partsOf }), totalRecord: total }
}

async function threadOf({ db }: Context, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('comment').select(['id', 'thread_id']).where('id', '=', id).executeTakeFirst()
  return row && (row.thread_id ?? row.id)
}
