import { reasonOf, type AuditRow, type Matter } from '../admin/audit-matter.ts'
import { handIn } from '../admin/audit-queue.ts'
import type { Db } from '../core/database.ts'
import { notify } from '../message/notify.ts'
import type { Commented } from './comment-kind.ts'
import { recountArticle } from './comment-queries.ts'
import { tellOfComment } from './comment-news.ts'
import { dropComment } from './drop-comment.ts'

/** Comments of a new account that a reviewer sees before others do, and links that make one suspect at any time. */
const firstReviewed = 3
const mostLinks = 2

/** Whether what somebody says is reviewed before others see it. */
export async function needsReview(tx: Db, accountId: number, content: string): Promise<boolean> {
  const links = content.match(/https?:\/\/|www\./gi)?.length ?? 0
  if (links > mostLinks) return true
  const passed = await tx
    .selectFrom('comment')
    .select('id')
    .where('account_id', '=', accountId)
    .where('is_pending', '=', false)
    .limit(firstReviewed)
    .execute()
  return passed.length < firstReviewed
}

interface Said {
  id: number
  accountId: number
  content: string
  about: Commented
  at: Date
}

/** Hands in what a comment says, or is to say from now on. */
export const handInComment = (tx: Db, { id, accountId, content, about, at }: Said) =>
  handIn(tx, {
    kind: 'comment',
    targetId: id,
    accountId,
    title: `${about.title}：${content.slice(0, 40)}`,
    draft: { thing: about.title, content, place: `${about.path}#c${id}`, ownerId: about.ownerId },
    at,
  })

/** 评论 at the review desk: what passes is seen by everybody; what does not is gone, or stays as it was before a change. */
export const commentMatter: Matter = {
  fields: new Map([
    ['thing', '评论对象'],
    ['content', '评论'],
    ['place', '地址'],
  ]),

  evidence: () => [],

  async pass(tx, audit) {
    const row = await heldComment(tx, audit)
    if (!row) return
    await tx.updateTable('comment').set(passedOf(row, audit)).where('id', '=', row.id).execute()
    if (!row.is_pending) return
    await recountArticle(tx, row)
    await tellOfComment(tx, row, newsIn(audit))
  },

  async reject(tx, audit, verdict) {
    const row = await heldComment(tx, audit)
    const reason = reasonOf(this, verdict)
    const place = `「${String(audit.draft['thing'])}」下的评论`
    if (row && !row.is_pending) return tellKept(tx, audit, `${place}保持原样：${reason}`)
    await dropComment(tx, audit.target_id, { title: '您的评论未通过审核', reason: `${place}：${reason}` })
  },
}

const heldComment = (tx: Db, { target_id }: AuditRow) =>
  tx.selectFrom('comment').selectAll().where('id', '=', target_id).forUpdate().executeTakeFirst()

/** A person who left takes the draft along: what stands then stays. */
function passedOf({ is_pending }: { is_pending: boolean }, { draft: { content }, created_at }: AuditRow) {
  const said = typeof content === 'string' ? { content, ...(!is_pending && { edited_at: created_at }) } : {}
  return { ...said, is_pending: false }
}

const newsIn = ({ draft: { thing, place, ownerId } }: AuditRow) => ({
  title: String(thing),
  url: String(place),
  ownerId: typeof ownerId === 'number' ? ownerId : null,
})

async function tellKept(tx: Db, { account_id, draft }: AuditRow, reason: string): Promise<void> {
  const content = `${reason}；没有采用的修改：${String(draft['content'])}`
  const url = String(draft['place'])
  await notify(tx, { to: account_id, kind: 'notification', title: '您对评论的修改未通过审核', content, url })
}
