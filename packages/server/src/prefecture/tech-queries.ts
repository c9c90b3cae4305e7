import type { techArticle } from '@xinpu/contract/prefecture'
import type { Paging } from '@xinpu/contract/page'
import { articlesNumbered, published } from '../article/article-queries.ts'
import type { Db } from '../core/database.ts'
import { paginate } from '../core/paginate.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { presentFile } from './zone-file.ts'

/** Numbers of the published articles of one kind. Those of a series are the columns. */
export const articlesOf = (db: Db, type: techArticle.TechType) => {
  const all = published(db)
  if (type !== 'column') return all.where('article.zone', '=', type)
  return all.where('article.zone', 'is', null).where('series_id', 'is not', null)
}

export type TechNumbers = ReturnType<typeof articlesOf>

/** A page of them, each read whole. */
export async function techPage(db: Db, numbers: TechNumbers, page: Paging, isKnown: boolean) {
  const { rows, total } = await paginate(db, numbers, page, 'kept')
  return { data: await techNumbered(db, idsOf(rows), isKnown), totalRecord: total }
}

export const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** Articles of the zone by their numbers, in their order. */
export async function techNumbered(
  db: Db,
  ids: readonly number[],
  isKnown: boolean,
): Promise<techArticle.TechArticle[]> {
  if (ids.length === 0) return []
  const [articles, besides] = await Promise.all([articlesNumbered(db, ids), besidesOf(db, ids)])
  return articles.map((each) => ({ ...each, ...presentBesides(besides.get(each.id), isKnown) }))
}

/** What articles of the zone have besides. */
export async function besidesOf(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('article')
    .leftJoin('tech_article', 'article_id', 'article.id')
    .leftJoin('tech_category', 'tech_category.id', 'tech_article.category_id')
    .leftJoin('zone_file', 'zone_file.id', 'file_id')
    .select(['article.id', 'zone', 'series_id', 'file_id', 'bytes', 'page_count', 'download_count', 'sha256'])
    .select(['tech_category.id as subject_id', 'tech_category.name as subject'])
    .where('article.id', '=', oneOf(ids))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export type TechRow = Awaited<ReturnType<typeof besidesOf>> extends Map<number, infer Row> ? Row : never

/** A subject of the zone stands in the place of the news' channel. */
export const presentBesides = (row: TechRow | undefined, isKnown: boolean) => ({
  type: row?.zone ?? ('column' as const),
  downloadCount: row?.download_count ?? 0,
  ...(row && presentFile(row, isKnown)),
  ...(row?.subject && row.subject_id !== null && { categoryId: row.subject_id, categoryName: row.subject }),
})
