import type { techArticle } from '@xinpu/contract/prefecture'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { sql } from 'kysely'
import { byTime } from '../article/article-list.ts'
import { askedFor } from '../article/article-words.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { namesInZip } from '../storage/names-in-zip.ts'
import { sendZip } from '../storage/send-zip.ts'
import { techDetail } from './tech-detail.ts'
import { articlesOf, idsOf, techNumbered, techPage, type TechNumbers } from './tech-queries.ts'
import { countZoneTaking } from './zone-view.ts'

export const techHandlers: HandlersOf<typeof techArticle> = {
  async list({ type, keywords, categoryId, authorId, sort, ...page }, { db, user }) {
    const asked = askedFor(keywords ?? '')
    const numbers = articlesOf(db, type)
      .$if(categoryId !== undefined, (found) => within(found, type, categoryId ?? 0))
      .$if(authorId !== undefined, (found) =>
        found.where(
          'account_id',
          'in',
          db
            .selectFrom('author')
            .select('account_id')
            .where('id', '=', authorId ?? 0),
        ),
      )
      .$if(asked !== undefined, (found) => found.where('article.id', 'in', holding(db, asked ?? '')))
    return techPage(db, orders[sort](numbers), page, user !== null)
  },

  detail: ({ id }, context) => techDetail(context, id),

  async search({ keywords, type, ...page }, { db, user }) {
    const asked = askedFor(keywords)
    if (asked === undefined) return { data: [], totalRecord: 0 }
    const numbers = holding(db, asked)
      .$if(type !== undefined, (found) => found.where('zone', '=', type ?? 'course'))
      .orderBy(sql`title_words @@ ${asked}::tsquery`, 'desc')
      .orderBy('published_at', 'desc')
      .orderBy('article_id', 'desc')
    const { rows, total } = await paginate(db, numbers, page, 'kept')
    return { data: await techNumbered(db, idsOf(rows), user !== null), totalRecord: total }
  },

  categories: ({ type }, { db }) => (type === 'column' ? channelsOf(db) : subjectsOf(db, type)),

  async hot({ type, size }, { db, user }) {
    const numbers = type ? articlesOf(db, type) : articlesOf(db, 'column').clearWhere().where(ofZone)
    const rows = await numbers.orderBy('heat', 'desc').orderBy('article.id', 'desc').limit(size).execute()
    return techNumbered(db, idsOf(rows), user !== null)
  },

  async download({ ids, zipName }, context) {
    const { db } = context
    const rows = await db
      .selectFrom('tech_article')
      .innerJoin('article', 'article.id', 'article_id')
      .innerJoin('zone_file', 'zone_file.id', 'file_id')
      .select(['article.id', 'title', 'sha256', 'bytes'])
      .where('article.id', '=', oneOf(ids))
      .where('status', '=', 'PUBLISHED')
      .execute()
    const names = namesInZip(rows.map(({ title }) => title))
    return sendZip(context, {
      name: zipName || (rows[0]?.title ?? ''),
      entries: rows.map(({ sha256, bytes }, at) => ({ path: names[at] ?? '', sha256, bytes })),
      missing: ids.filter((id) => !rows.some((row) => row.id === id)).map((id) => `资料 ${id}`),
      begun: () => countZoneTaking(context, 'tech', idsOf(rows)),
    })
  },
}

const ofZone = sql<boolean>`status = 'PUBLISHED' and (zone is not null or series_id is not null)`

/** Articles of the zone that hold every word. */
const holding = (db: Db, asked: string) =>
  db
    .selectFrom('article_word')
    .select('article_id as id')
    .where('zone', 'is not', null)
    .where(sql<boolean>`words @@ ${asked}::tsquery`)

const within = (found: TechNumbers, type: techArticle.TechType, categoryId: number): TechNumbers =>
  type === 'column'
    ? found.where('channel_id', '=', categoryId)
    : found.where('article.id', 'in', ({ selectFrom }) =>
        selectFrom('tech_article').select('article_id').where('category_id', '=', categoryId),
      )

const orders: Record<ParsedOf<typeof techArticle.list>['sort'], (found: TechNumbers) => TechNumbers> = {
  newest: byTime,
  downloads: (found) =>
    found
      .orderBy(
        ({ selectFrom }) =>
          selectFrom('tech_article').select('download_count').whereRef('article_id', '=', 'article.id'),
        sql`desc nulls last`,
      )
      .orderBy('article.id', 'desc'),
}

async function subjectsOf(db: Db, type: 'course' | 'datum'): Promise<techArticle.TechCategory[]> {
  const { rows } = await sql<techArticle.TechCategory>`
    select tech_category.id, name, count(article.id)::int as count
    from tech_category
    left join tech_article on category_id = tech_category.id
    left join article on article.id = article_id and status = 'PUBLISHED'
    where type = ${type} group by tech_category.id order by position, tech_category.id
  `.execute(db)
  return rows
}

/** Columns are sorted by the channels that their articles stand in. */
async function channelsOf(db: Db): Promise<techArticle.TechCategory[]> {
  const { rows } = await sql<techArticle.TechCategory>`
    select article_channel.id, name, count(*)::int as count
    from article join article_channel on article_channel.id = channel_id
    where status = 'PUBLISHED' and zone is null and series_id is not null
    group by article_channel.id order by position
  `.execute(db)
  return rows
}
