import { trend } from '@xinpu/contract/circle'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { handIn, withdraw } from '../admin/audit-queue.ts'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { throttle } from '../core/throttle.ts'
import { wrong } from '../enterprise/application-draft.ts'
import { claimUpload } from '../storage/upload-store.ts'
import { openCircle } from './circle-queries.ts'
import { trendPath } from './trend-queries.ts'
import { reviewedFor } from './trend-review.ts'
import { indexTrend, shownTrend } from './trend-text.ts'

type Writing = Context & { user: User }
type Draft = Omit<ParsedOf<typeof trend.update>, 'id'>
type Kept = { id: number; status: trend.TrendStatus }

const pace = { most: 30, minutes: 60 }
/** How long the same words may not be posted again. */
const repeat = 10 * 60_000

/** Posts in a circle, and joins it. */
export async function addTrend(context: Writing, { groupId, ...draft }: ParsedOf<typeof trend.add>): Promise<Kept> {
  const { db, user, now } = context
  await checkDraft(context, draft)
  const { name } = await openCircle(db, groupId)
  const columns = await columnsOf(db, draft)
  return db.transaction().execute(async (tx) => {
    await refuseRepeated(tx, { accountId: user.id, content: draft.content, at: now() })
    await tx
      .insertInto('circle_member')
      .values({ circle_id: groupId, account_id: user.id, created_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const why = await reviewedFor(tx, context, { accountId: user.id, text: textOf(draft) })
    const status = why ? 'pending' : 'published'
    const { id } = await tx
      .insertInto('trend')
      .values({ circle_id: groupId, account_id: user.id, status, created_at: now(), ...columns })
      .returning('id')
      .executeTakeFirstOrThrow()
    await keepAround(tx, context, { id, draft, why, circle: name })
    return { id, status }
  })
}

/** Rewrites one's own post. What is looked at already is looked at anew. */
export async function editTrend(context: Writing, { id, ...draft }: ParsedOf<typeof trend.update>): Promise<Kept> {
  const { db, user } = context
  await checkDraft(context, draft)
  const columns = await columnsOf(db, draft)
  return db.transaction().execute(async (tx) => {
    const row = await ownTrend(tx, id, user.id)
    if (row.status === 'removed') throw new Refusal('帖子已下架，不能再修改', 'CONFLICT')
    const why = await reviewedFor(tx, context, { accountId: user.id, text: textOf(draft) })
    const status = why ? 'pending' : 'published'
    // A question that was solved stays one.
    const kind = row.answer_id === null ? draft.kind : 'question'
    await tx
      .updateTable('trend')
      .set({ ...columns, kind, status })
      .where('id', '=', id)
      .execute()
    await keepAround(tx, context, { id, draft, why, circle: row.name })
    return { id, status }
  })
}

/** Nothing is left of it but its address, which says that there was something. */
export async function removeTrend({ db, user }: Writing, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await ownTrend(tx, id, user.id)
    const nothing = { title: '', content: '', shown: '', input: '', output: '', load: '', tried: '', images: [] }
    await tx
      .updateTable('trend')
      .set({ ...nothing, status: 'deleted' })
      .where('id', '=', id)
      .execute()
    await tx.deleteFrom('trend_part').where('trend_id', '=', id).execute()
    await tx.deleteFrom('trend_word').where('trend_id', '=', id).execute()
    await withdraw(tx, { kind: 'trend', targetId: id })
  })
}

async function ownTrend(tx: Db, id: number, accountId: number) {
  const row = await tx
    .selectFrom('trend')
    .innerJoin('circle', 'circle.id', 'circle_id')
    .select(['trend.status', 'answer_id', 'circle.name'])
    .where('trend.id', '=', id)
    .where('trend.account_id', '=', accountId)
    .where('trend.status', '<>', 'deleted')
    .forUpdate('trend')
    .executeTakeFirst()
  if (!row) throw new Refusal('没有找到这个帖子', 'NOT_FOUND')
  return row
}

/** What no schema can tell: whose the pictures are, and whether there are such parts. */
async function checkDraft(context: Writing, { images, partIds }: Draft): Promise<void> {
  const { db, user, uuid, parts } = context
  await throttle(context, `trend ${user.id}`, pace)
  for (const [at, url] of images.entries())
    if (!(await claimUpload(db, { url, purposes: ['image'], accountId: user.id, uuid })))
      throw wrong(`images.${at}`, '请重新上传这张图片')
  const known = await parts(partIds)
  const missing = partIds.findIndex((id) => !known.has(id))
  if (missing !== -1) throw wrong(`partIds.${missing}`, '没有找到这个型号')
}

async function columnsOf(db: Db, { kind, title, content, images, input, output, load, tried }: Draft) {
  const facts = kind === 'question' ? { input, output, load, tried } : { input: '', output: '', load: '', tried: '' }
  return { kind, title, content, images: [...images], shown: await shownTrend(db, content), ...facts }
}

const textOf = ({ title, content, input, output, load, tried }: Draft) =>
  [title, content, input, output, load, tried].join('\n')

/** The person's row makes two at one moment wait for each other. */
async function refuseRepeated(tx: Db, { accountId, content, at }: { accountId: number; content: string; at: Date }) {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().executeTakeFirst()
  const same = await tx
    .selectFrom('trend')
    .select('id')
    .where('account_id', '=', accountId)
    .where('content', '=', content)
    .where('created_at', '>', new Date(at.getTime() - repeat))
    .executeTakeFirst()
  if (same) throw new Refusal('相同的内容刚刚发过，请不要重复发布', 'CONFLICT')
}

interface Around {
  id: number
  draft: Draft
  why: string
  circle: string
}

const kindLabels = trend.TrendKind.meta()?.['labels'] as Record<trend.TrendKind, string>

/** Its parts, what it is found by, and its place at the review desk. */
async function keepAround(tx: Db, { user, now }: Writing, { id, draft, why, circle }: Around): Promise<void> {
  await tx.deleteFrom('trend_part').where('trend_id', '=', id).execute()
  const rows = [...new Set(draft.partIds)].map((part_id, place) => ({ trend_id: id, place, part_id }))
  if (rows.length > 0) await tx.insertInto('trend_part').values(rows).execute()
  await indexTrend(tx, id)
  if (!why) return withdraw(tx, { kind: 'trend', targetId: id })
  const { title, content, images, kind } = draft
  const name = title || content.slice(0, 40)
  const told = { why, circle, kind: kindLabels[kind], ...(title && { title }), content, images, place: trendPath(id) }
  await handIn(tx, { kind: 'trend', targetId: id, accountId: user.id, title: name, draft: told, at: now() })
}
