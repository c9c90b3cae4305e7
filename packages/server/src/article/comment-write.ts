import type { comment } from '@xinpu/contract/article'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { withdraw } from '../admin/audit-queue.ts'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { throttle } from '../core/throttle.ts'
import { notify } from '../message/notify.ts'
import { commentMatterOf } from './comment-matter.ts'
import { partsOfAll } from './comment-parts.ts'
import { commentedOn, comments, presentComment, recount } from './comment-queries.ts'

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
    const isPending = await commentMatterOf(tx, user.id, told.content)
    const row = {
      kind: told.type,
      target_id: told.articleId,
      account_id: user.id,
      thread_id: parent?.thread ?? null,
      to_id: parent?.to ?? null,
      content: told.content,
      is_pending: isPending !== undefined,
      created_at: now(),
    }
    const { id } = await tx.insertInto('comment').values(row).returning('id').executeTakeFirstOrThrow()
    if (isPending) await isPending.handIn(id, { title: about.title, path: `${about.path}#c${id}`, at: now() })
    else await tellOf(tx, { id, from: user.id, to: parent?.to ?? about.ownerId, isAnswer: parent !== undefined }, about)
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

interface Told {
  id: number
  from: number
  to: number | null
  isAnswer: boolean
}

/** What somebody says of their own is no news to them. */
async function tellOf(
  tx: Db,
  { id, from, to, isAnswer }: Told,
  { title, path }: { title: string; path: string },
): Promise<void> {
  if (to === null || to === from) return
  const word = isAnswer ? '的评论有了回复' : '有新评论'
  await notify(tx, { to, from, kind: 'comment', title: `「${title}」${word}`, content: title, url: `${path}#c${id}` })
}

/** Changes what one's own comment says. */
export async function editComment(context: Writing, { id, content }: ParsedOf<typeof comment.edit>) {
  const { db, user, now } = context
  await throttle(context, `comment ${user.id}`, pace)
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('comment')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', user.id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new Refusal('没有找到这条评论', 'NOT_FOUND')
    if (now().getTime() - row.created_at.getTime() > editable) throw new Refusal('评论发表一天后不能再修改', 'CONFLICT')
    const about = await commentedOn({ ...context, db: tx }, row.kind, row.target_id)
    const review = await commentMatterOf(tx, user.id, content)
    const kept = { content, edited_at: now(), is_pending: row.is_pending || review !== undefined }
    await tx.updateTable('comment').set(kept).where('id', '=', id).execute()
    if (review) await review.handIn(id, { title: about.title, path: `${about.path}#c${id}`, at: now() })
    await recount(tx, about.kind, row.kind, row.target_id)
    return shown(tx, id, user.id, about.ownerId)
  })
}

/** Its writer removes it, or who wrote what it is about; the answers below go with it. */
export async function removeComment(context: Writing, id: number): Promise<void> {
  const { db, user } = context
  await db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('comment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    const kind = row && context.brought.comments[row.kind]
    const about = row && kind !== 'unbuilt' ? await kind?.find(tx, row.target_id) : undefined
    if (!row || (row.account_id !== user.id && about?.ownerId !== user.id))
      throw new Refusal('没有找到这条评论', 'NOT_FOUND')
    await tx.deleteFrom('comment').where('id', '=', id).execute()
    await withdraw(tx, { kind: 'comment', targetId: id })
    await tx.deleteFrom('liked').where('type', '=', 'comment').where('target_id', '=', id).execute()
    if (kind && kind !== 'unbuilt') await recount(tx, kind, row.kind, row.target_id)
  })
}
