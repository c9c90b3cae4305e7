import { reasonOf, type Matter } from '../admin/audit-matter.ts'
import { handIn } from '../admin/audit-queue.ts'
import type { Db } from '../core/database.ts'
import { notify } from '../message/notify.ts'
import type { ArticleDraft } from './article-draft.ts'
import { passArticle } from './publish.ts'

interface Handed {
  id: number
  accountId: number
  draft: ArticleDraft
  at: Date
}

/** Hands an article in, as a reviewer reads it. */
export async function handInArticle(tx: Db, { id, accountId, draft, at }: Handed): Promise<void> {
  const channel = await tx
    .selectFrom('article_channel')
    .select('name')
    .where('id', '=', draft.categoryId ?? 0)
    .executeTakeFirst()
  const { title, summary = '', keywords = [], source = '', sourceUrl = '', series = '', content } = draft
  const { publishAt = '', imgUrl = '', attachments = [] } = draft
  const told = { title, channel: channel?.name ?? '', summary, keywords, series, source, sourceUrl, publishAt }
  await handIn(tx, {
    kind: 'article',
    targetId: id,
    accountId,
    title,
    draft: { ...told, content, imgUrl, attachments },
    at,
  })
}

const fields = new Map([
  ['title', '标题'],
  ['channel', '频道'],
  ['summary', '摘要'],
  ['keywords', '关键词'],
  ['series', '连载'],
  ['source', '来源'],
  ['sourceUrl', '来源网址'],
  ['publishAt', '发布时间'],
  ['content', '正文'],
])

/** 文章 at the review desk: what passes is public, what does not goes back to its writer with the reason. */
export const articleMatter: Matter = {
  fields,
  html: new Set(['content']),

  evidence: ({ imgUrl, attachments }) => [
    ...(typeof imgUrl === 'string' && imgUrl ? [{ name: '封面', url: imgUrl }] : []),
    ...(Array.isArray(attachments) ? attachments : []).map((url, at) => ({ name: `附件 ${at + 1}`, url: String(url) })),
  ],

  pass: (tx, { target_id }, { at }) => passArticle(tx, target_id, at),

  async reject(tx, { target_id: id, account_id, title }, decision) {
    const reason = reasonOf({ fields }, decision)
    const revised = await tx
      .updateTable('article_revision')
      .set({ status: 'DRAFT', reason })
      .where('article_id', '=', id)
      .executeTakeFirst()
    const back = { status: 'DRAFT' as const, reason }
    await tx
      .updateTable('article')
      .set({ sent: '', ...(revised.numUpdatedRows === 0n && back) })
      .where('id', '=', id)
      .where('status', '<>', 'DELETEED')
      .execute()
    const url = '/userCenter?type=2'
    await notify(tx, {
      to: account_id,
      kind: 'notification',
      title: `文章「${title}」未通过审核`,
      content: reason,
      url,
    })
  },
}
