import type { myArticle } from '@xinpu/contract/article'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { paginate } from '../core/paginate.ts'
import type { ArticleDraft } from './article-draft.ts'
import { articles, presentArticle } from './article-queries.ts'
import { attachmentsAt } from './attachment.ts'
import { articleDetail } from './detail.ts'
import { drawnText } from './save-text.ts'

/** A person's articles, with the newer text that waits beside the public one. */
const mine = (db: Db, accountId: number) =>
  articles(db)
    .leftJoin('article_revision', 'article_revision.article_id', 'article.id')
    .leftJoin('article_series', 'article_series.id', 'series_id')
    .select(['article_revision.draft', 'article_revision.status as revision_status', 'article_series.name as series'])
    .select(sql<string>`coalesce(article_revision.reason, article.reason)`.as('why'))
    .where('article.account_id', '=', accountId)
    .where('article.status', '<>', 'DELETEED')

type MineRow = Awaited<ReturnType<ReturnType<typeof mine>['executeTakeFirstOrThrow']>>

const ownOf = (row: MineRow) => ({
  version: row.version,
  isRevising: row.draft !== null,
  reason: row.why,
  isPassed: row.is_passed,
  updateTime: row.updated_at.toISOString(),
  ...momentOf(row),
})

/** When the newest text is to be public. */
function momentOf({ draft, publish_at }: MineRow): { publishAt?: string } {
  const publishAt = draft ? draft.publishAt : publish_at?.toISOString()
  return publishAt ? { publishAt } : {}
}

/** A page of a tab, last changed first. */
export async function myArticlePage(
  { db, user }: Context & { user: User },
  { type, keywords = '', ...page }: ParsedOf<typeof myArticle.list>,
): Promise<{ data: myArticle.MyArticle[]; totalRecord: number }> {
  const query = mine(db, user.id)
    .$if(type !== 'all', (found) => found.where('article.status', '=', type as Exclude<typeof type, 'all'>))
    .$if(keywords !== '', (found) => found.where(sql<boolean>`strpos(lower(title), lower(${keywords})) > 0`))
    .orderBy('article.updated_at', 'desc')
    .orderBy('article.id', 'desc')
  const { rows, total } = await paginate(db, query, page)
  return { data: rows.map((row) => ({ ...presentArticle(row), ...ownOf(row) })), totalRecord: total }
}

const tabs = ['all', 'DRAFT', 'PENDING', 'PUBLISHED', 'DISMOUNT'] as const

/** How many articles each tab holds. */
export async function countMine({ db, user }: Context & { user: User }) {
  const rows = await db
    .selectFrom('article')
    .select('status')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', user.id)
    .where('status', '<>', 'DELETEED')
    .groupBy('status')
    .execute()
  const countOf = (type: (typeof tabs)[number]) =>
    rows.filter(({ status }) => type === 'all' || status === type).reduce((sum, { count }) => sum + Number(count), 0)
  return tabs.map((type) => ({ type, count: countOf(type) }))
}

/** An article as its writer goes on with it: the newest text, and how readers will see it. */
export async function myArticleDetail(
  context: Context & { user: User },
  id: number,
): Promise<myArticle.MyArticleDetail> {
  const { db, user } = context
  const row = await mine(db, user.id).where('article.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('没有找到这篇文章', 'NOT_FOUND')
  const seen = await articleDetail(context, id)
  const own = { ...ownOf(row), seriesName: row.series ?? '', keywords: row.keywords }
  if (row.draft) return { ...seen, ...own, ...(await newerOf(db, row.draft)) }
  const text = await db.selectFrom('article_text').select('content').where('article_id', '=', id).executeTakeFirst()
  return { ...seen, ...own, content: text?.content ?? '', shown: seen.content, models: row.models }
}

/** What the newer text says otherwise. */
async function newerOf(db: Db, draft: ArticleDraft) {
  const { html, outline } = await drawnText(db, draft.content)
  const attachments = await attachmentsAt(db, draft.attachments ?? [])
  return {
    title: draft.title,
    content: draft.content,
    shown: html,
    outline,
    attachments,
    summary: draft.summary ?? '',
    imgUrl: draft.imgUrl ?? '',
    source: draft.source ?? '',
    sourceUrl: draft.sourceUrl ?? '',
    keywords: draft.keywords ?? [],
    brandIds: draft.brandIds ?? [],
    models: draft.models ?? [],
    seriesName: draft.series ?? '',
    ...(draft.categoryId !== undefined && { categoryId: draft.categoryId }),
  }
}
