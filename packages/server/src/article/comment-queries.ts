import type { comment } from '@xinpu/contract/article'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import { presentPerson } from '../account/person.ts'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { articleType } from './article-queries.ts'
import type { CommentKind, Commented } from './comment-kind.ts'
import { commentedArticles } from './commented.ts'
import type { PartsOf } from './comment-parts.ts'
import { isLikedIn } from './like-queries.ts'

/** Answers that a thread has room for; a conversation longer than that goes on in messages. */
export const mostAnswers = 200

/** Comments with who says them, whom they answer, and whether somebody likes them. */
export const comments = (db: Db, accountId: number | undefined) =>
  db
    .selectFrom('comment')
    .innerJoin('account', 'account.id', 'comment.account_id')
    .leftJoin('account as to', 'to.id', 'comment.to_id')
    .selectAll('comment')
    .select(['account.avatar', 'account.nick_name', 'to.avatar as to_avatar', 'to.nick_name as to_name'])
    .select(isLikedIn(accountId, 'comment', 'comment.id').as('is_liked'))

export type CommentRow = Awaited<ReturnType<ReturnType<typeof comments>['executeTakeFirstOrThrow']>>

/** What a person may see: what passed, and their own. */
export const isSeen = (accountId: number | undefined) =>
  sql<boolean>`(not comment.is_pending or comment.account_id = ${accountId ?? 0})`

/** The answers of some threads, the oldest first. */
export const answersOf = (db: Db, ids: readonly number[], accountId: number | undefined): Promise<CommentRow[]> =>
  comments(db, accountId).where('comment.id', 'in', firstOf(ids, accountId)).orderBy('comment.id').execute()

/** One thread of thousands takes no room from the others. */
const firstOf = (ids: readonly number[], accountId: number | undefined) =>
  sql<number>`(
    select answer.id from unnest(${ids}::int[]) as thread(id) cross join lateral (
      select comment.id from comment where thread_id = thread.id and ${isSeen(accountId)}
      order by comment.id limit ${mostAnswers}
    ) as answer
  )`

/** What they are shown to. */
interface Seen {
  accountId: number | undefined
  ownerId: number | null
  partsOf: PartsOf
}

export function presentThreads(rows: readonly CommentRow[], answers: readonly CommentRow[], seen: Seen) {
  const byThread = Map.groupBy(answers, ({ thread_id }) => thread_id)
  return rows.map((row) => presentComment(row, byThread.get(row.id) ?? [], seen))
}

/** The bridge from the row to the wire. */
export const presentComment = (row: CommentRow, answers: readonly CommentRow[], seen: Seen): comment.CommentVO => ({
  id: row.id,
  articleId: row.target_id,
  type: row.kind,
  parentId: row.thread_id,
  user: presentPerson({ id: row.account_id, avatar: row.avatar, nickName: row.nick_name }),
  content: row.content,
  parts: seen.partsOf(row.content),
  likeCount: row.like_count,
  isLike: Boolean(row.is_liked),
  isMine: row.account_id === seen.accountId,
  isAuthor: row.account_id === seen.ownerId,
  isPending: row.is_pending,
  children: answers.map((answer) => presentComment(answer, [], seen)),
  createTime: row.created_at.toISOString(),
  ...(row.edited_at && { editTime: row.edited_at.toISOString() }),
  ...(row.to_id !== null && {
    replyTo: presentPerson({ id: row.to_id, avatar: row.to_avatar, nickName: row.to_name }),
  }),
})

/** What a kind of comments is about; what there is not yet has none. */
export async function commentedOn(
  { db, brought }: Pick<Context, 'db' | 'brought'>,
  type: comment.CommentType,
  id: number,
): Promise<Commented & { kind: CommentKind }> {
  const kind = brought.comments[type]
  const found = kind === 'unbuilt' ? undefined : await kind.find(db, id)
  if (kind === 'unbuilt' || !found) throw new Refusal('没有找到要评论的内容，它可能已被删除', 'NOT_FOUND')
  return { ...found, kind }
}

/** Counts anew what everybody sees below a thing. */
export async function recount(tx: Db, kind: CommentKind, type: comment.CommentType, id: number): Promise<void> {
  if (!kind.count) return
  const { count } = await tx
    .selectFrom('comment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', type)
    .where('target_id', '=', id)
    .where('is_pending', '=', false)
    .executeTakeFirstOrThrow()
  await kind.count(tx, id, Number(count))
}

interface Placed {
  kind: comment.CommentType
  target_id: number
}

/** The same for who has no more than the transaction: articles keep a number, that of posts is the database's. */
export async function recountArticle(tx: Db, { kind, target_id }: Placed): Promise<void> {
  if (kind === articleType) await recount(tx, commentedArticles, kind, target_id)
}
