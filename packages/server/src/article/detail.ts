import type { ArticleDetail, ArticleDTO, Series } from '@xinpu/contract/article'
import type { ChipModel } from '@xinpu/contract/datasheet/part'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import { isFavour, rememberView } from '../account/recent-views.ts'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { articles, articlesNumbered, articleType, presentArticle, type ArticleRow } from './article-queries.ts'
import { attachmentsAt } from './attachment.ts'
import { authorOfAccount } from './author-queries.ts'
import { isLiked } from './like-queries.ts'
import { relatedTo } from './related.ts'

/** Articles that stand beside one. */
const besideCount = 6

/** An article as the person who asks may see it: others see what is published, and that something public was taken down. */
export async function articleSeenBy(db: Db, id: number, accountId: number | undefined): Promise<ArticleRow> {
  const row = await articles(db).where('article.id', '=', id).executeTakeFirst()
  if (row && (row.account_id === accountId || wasPublic(row))) return row
  throw new Refusal('没有找到这篇文章', 'NOT_FOUND')
}

/** What goes on being written is its writer's again, whatever it was. */
const wasPublic = ({ status, published_at }: ArticleRow): boolean =>
  published_at !== null && status !== 'DRAFT' && status !== 'PENDING'

/** An article that everybody may read. */
export async function publicArticle(db: Db, id: number): Promise<ArticleRow> {
  const row = await articleSeenBy(db, id, undefined)
  if (row.status !== 'PUBLISHED') throw new Refusal('这篇文章已下架', 'NOT_FOUND', { isGone: true })
  return row
}

/** An article with its text and what stands around it; notes that a person looked at it. */
export async function articleDetail(context: Context, id: number): Promise<ArticleDetail> {
  const { db, user, now } = context
  const row = await articleSeenBy(db, id, user?.id)
  const isPublic = row.status === 'PUBLISHED'
  if (isPublic && user && user.id !== row.account_id)
    await rememberView(db, user.id, { type: articleType, targetId: id, at: now() })
  const isShown = isPublic || row.account_id === user?.id
  return { ...(await around(context, row)), ...(isShown ? await textOf(context, row) : nothing) }
}

/** What is left of a text that was taken down: its newest title may be one that nobody passed. */
const nothing = {
  title: '',
  imgUrl: '',
  source: '',
  sourceUrl: '',
  summary: '',
  keywords: [],
  brandIds: [],
  models: [],
  content: '',
  outline: [],
  parts: [],
  attachments: [],
}

async function textOf({ db, parts }: Context, { id, attachments }: ArticleRow) {
  const text = await db
    .selectFrom('article_text')
    .select(['shown', 'outline'])
    .where('article_id', '=', id)
    .executeTakeFirst()
  const named = await partsNamed(db, id)
  const read = await parts(named.flatMap(({ part_id }) => part_id ?? []))
  return {
    content: text?.shown ?? '',
    outline: text?.outline ?? [],
    attachments: await attachmentsAt(db, attachments),
    models: named.map(({ word }) => word),
    parts: named.flatMap(({ part_id }): ChipModel[] => (part_id === null ? [] : [read.get(part_id) ?? []].flat())),
  }
}

/** Parts that lists beside a text show. */
const mostParts = 50

const partsNamed = (db: Db, id: number) =>
  db
    .selectFrom('article_mention')
    .select(['word', 'part_id'])
    .where('article_id', '=', id)
    .where('part_count', '>', 0)
    .orderBy('place')
    .limit(mostParts)
    .execute()

async function around({ db, user }: Context, row: ArticleRow): Promise<ArticleDetail> {
  const [prev, next] = await neighbours(db, row)
  const series = await seriesOf(db, row.series_id)
  return {
    ...presentArticle(row),
    content: '',
    sourceUrl: row.source_url,
    keywords: row.keywords,
    brandIds: row.brand_ids,
    outline: [],
    parts: [],
    attachments: [],
    author: await authorOfAccount(db, row.account_id, user?.id),
    isLike: await isLiked(db, user?.id, 'article', row.id),
    isFavour: user ? await isFavour(db, user.id, articleType, row.id) : false,
    isMine: row.account_id === user?.id,
    recommends: await relatedTo(db, row.id, besideCount),
    ...(prev && { prev }),
    ...(next && { next }),
    ...(series && { series }),
  }
}

/** The articles of its channel that were published just before and after it. */
async function neighbours(db: Db, row: ArticleRow): Promise<(ArticleDTO | undefined)[]> {
  if (row.status !== 'PUBLISHED' || row.channel_id === null) return []
  const { rows } = await sql<{ prev: number | null; next: number | null }>`
    select
      (select id from article where status = 'PUBLISHED' and channel_id = ${row.channel_id}
        and (published_at, id) < (${row.published_at}, ${row.id}) order by published_at desc, id desc limit 1) as prev,
      (select id from article where status = 'PUBLISHED' and channel_id = ${row.channel_id}
        and (published_at, id) > (${row.published_at}, ${row.id}) order by published_at, id limit 1) as next
  `.execute(db)
  const { prev = null, next = null } = rows[0] ?? {}
  const found = await articlesNumbered(
    db,
    [prev, next].filter((id) => id !== null),
  )
  return [found.find(({ id }) => id === prev), found.find(({ id }) => id === next)]
}

/** A series with its articles in their order. */
export async function seriesOf(db: Db, id: number | null): Promise<Series | undefined> {
  if (id === null) return undefined
  const [found] = await seriesWhere(db, 'article_series.id', id)
  return found
}

/** Series of one writer, or the one of a number, that have something to read. */
export async function seriesWhere(
  db: Db,
  column: 'article_series.id' | 'article_series.account_id',
  value: number,
): Promise<Series[]> {
  const rows = await db
    .selectFrom('article_series')
    .innerJoin('article', 'series_id', 'article_series.id')
    .select(['article_series.id', 'name', 'article.id as articleId', 'title'])
    .where(column, '=', value)
    .where('status', '=', 'PUBLISHED')
    .orderBy('article_series.id')
    .orderBy('series_place')
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => ({
    id,
    name: own[0]?.name ?? '',
    articles: own.map(({ articleId, title }) => ({ id: articleId, title })),
  }))
}
