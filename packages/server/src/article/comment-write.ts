import type { comment } from '@xinpu/contract/article'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { withdraw } from '../admin/audit-queue.ts'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { throttle } from '../core/throttle.ts'
import { handInComment, needsReview } from './comment-matter.ts'
import { tellOfComment } from './comment-news.ts'
import { partsOfAll } from './comment-parts.ts'
import { commentedOn, comments, mostAnswers, presentComment, recount } from './comment-queries.ts'
import { deleteComment } from './drop-comment.ts'

type Writing = Context & { user: User }

const pace = { most: 60, minutes: 60 }
const minute = 60_000
/** How long the same words may not be said again, and how long they may be changed. */
const repeat = 10 * minute
const editable = 24 * 60 * minute

/** Says something; whom it answers is told, else who wrote what it is about. */
export async function addComment(context: Writing, told: ParsedOf<typeof comment.add>): Promise<comment.CommentVO> {
  const { db, user, now } = context
  await throttle(context, `comment ${user.id}`, pace)
  const about = await commentedOn(context, told.type, told.articleId)
  const parent = await parentOf(db, told)
  return db.transaction().execute(async (tx) => {
    await refuseRepeated(tx, user.id, told.content, now())
    if (parent) await refuseFull(tx, parent.thread)
    const waits = await needsReview(tx, user.id, told.content)
    const row = {
      kind: told.type,
      target_id: told.articleId,
      account_id: user.id,
      thread_id: parent?.thread ?? null,
      to_id: parent?.to ?? null,
      content: told.content,
      is_pending: waits,
      created_at: now(),
    }
    const { id } = await tx.insertInto('comment').values(row).returning('id').executeTakeFirstOrThrow()
    if (waits) await handInComment(tx, { id, accountId: user.id, content: told.content, about, at: now() })
    else await tellOfComment(tx, row, { ...about, url: `${about.path}#c${id}` })
    await recount(tx, about.kind, told.type, told.articleId)
    return shown(tx, id, user.id, about.ownerId)
  })
}

async function shown(tx: Db, id: number, accountId: number, ownerId: number | null) {
  const row = await comments(tx, accountId).where('comment.id', '=', id).executeTakeFirstOrThrow()
  return presentComment(row, [], { accountId, ownerId, partsOf: await partsOfAll(tx, [row.content]) })
}

/** The thread that an answer joins, and whom it is for. A thread that is removed meanwhile takes the answer with it. */
async function parentOf(db: Db, { articleId, type, parentId, replyToId }: ParsedOf<typeof comment.add>) {
  const id = replyToId ?? parentId
  if (id === undefined) return undefined
  const row = await db
    .selectFrom('comment')
    .select(['id', 'account_id', 'thread_id'])
    .where('id', '=', id)
    .where('kind', '=', type)
    .where('target_id', '=', articleId)
    .where('is_pending', '=', false)
    .executeTakeFirst()
  if (!row) throw new Refusal('没有找到要回复的评论，它可能已被删除', 'NOT_FOUND')
  return { thread: row.thread_id ?? row.id, to: row.account_id }
}

/** What no page would show is not taken. The first comment's row makes two answers at one moment wait for each other. */
async function refuseFull(tx: Db, thread: number): Promise<void> {
  await tx.selectFrom('comment').select('id').where('id', '=', thread).forNoKeyUpdate().execute()
  const { count } = await tx
    .selectFrom('comment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('thread_id', '=', thread)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostAnswers) throw new Refusal('这一串回复已满，请另起一条评论', 'CONFLICT')
}

/** The person's row makes two at one moment wait for each other. */
async function refuseRepeated(tx: Db, accountId: number, content: string, at: Date): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().executeTakeFirst()
  const same = await tx
    .selectFrom('comment')
    .select('id')
    .where('account_id', '=', accountId)
    .where('content', '=', content)
    .where('created_at', '>', new Date(at.getTime() - repeat))
    .executeTakeFirst()
  if (same) throw new Refusal('相同的内容刚刚发过，请不要重复发表', 'CONFLICT')
}

/** Changes what one's own comment says; a change that is reviewed leaves what others see as it is until it passed. */
export async function editComment(context: Writing, { id, content }: ParsedOf<typeof comment.edit>) {
  const { db, user, now } = context
  await throttle(context, `comment ${user.id}`, pace)
  return db.transaction().execute(async (tx) => {
    const row = await editableComment(tx, { id, accountId: user.id, at: now() })
    const about = await commentedOn({ ...context, db: tx }, row.kind, row.target_id)
    const waits = row.is_pending || (await needsReview(tx, user.id, content))
    if (waits) await handInComment(tx, { id, accountId: user.id, content, about, at: now() })
    else await withdraw(tx, { kind: 'comment', targetId: id })
    const isWaiting = waits && !row.is_pending
    if (!isWaiting) await tx.updateTable('comment').set({ content, edited_at: now() }).where('id', '=', id).execute()
    return { ...(await shown(tx, id, user.id, about.ownerId)), isWaiting }
  })
}

async function editableComment(tx: Db, { id, accountId, at }: { id: number; accountId: number; at: Date }) {
  const row = await tx
    .selectFrom('comment')
    .select(['kind', 'target_id', 'is_pending', 'created_at'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('没有找到这条评论', 'NOT_FOUND')
  if (at.getTime() - row.created_at.getTime() > editable) throw new Refusal('评论发表一天后不能再修改', 'CONFLICT')
  return row
}

/** Its writer removes it, or who wrote what it is about; the answers below go with it. */
export async function removeComment({ db, user, brought }: Writing, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('comment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    const kind = row && brought.comments[row.kind]
    const about = row && kind !== 'unbuilt' ? await kind?.find(tx, row.target_id) : undefined
    if (!row || (row.account_id !== user.id && about?.ownerId !== user.id))
      throw new Refusal('没有找到这条评论', 'NOT_FOUND')
    await deleteComment(tx, id)
  })
}
