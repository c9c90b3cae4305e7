import type { ArticleDTO, news } from '@xinpu/contract/article'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../core/database.ts'
import { countOf, paginate } from '../core/paginate.ts'
import type { Suggests } from '../portal/suggestion.ts'
import { articlesNumbered } from './article-queries.ts'
import { askedFor } from './article-words.ts'

type Asked = ParsedOf<typeof news.search>

const day = 24 * 60 * 60_000

/**
 * Articles that hold every word. The order is plain: those that hold them in their title or beside it come first, the
 * newest of each before the older.
 */
export async function searchArticles(
  db: Db,
  now: Date,
  { keywords, sort, pageIndex, pageSize, ...narrowed }: Asked,
): Promise<{ data: ArticleDTO[]; totalRecord: number }> {
  const asked = askedFor(keywords)
  if (asked === undefined) return { data: [], totalRecord: 0 }
  const all = narrow(db, now, narrowed).where(holds('words', asked))
  const page = { pageIndex, pageSize }
  if (sort === 'newest') return presented(db, await paginate(db, byTime(all), page, 'kept'))

  const titled = narrow(db, now, narrowed).where(holds('title_words', asked))
  const start = (pageIndex - 1) * pageSize
  const head = await byTime(titled).limit(pageSize).offset(start).execute()
  if (head.length === pageSize) return presented(db, { rows: head, total: await countAll(db, all) })
  const titles = start > 0 && head.length === 0 ? await countAll(db, titled) : start + head.length
  const rest = await byTime(all.where(sql<boolean>`not title_words @@ ${asked}::tsquery`))
    .limit(pageSize - head.length)
    .offset(Math.max(0, start - titles))
    .execute()
  const isWhole = pageIndex === 1 && head.length + rest.length < pageSize
  const rows = [...head, ...rest]
  return presented(db, { rows, total: isWhole ? rows.length : await countAll(db, all) })
}

type Numbers = ReturnType<typeof narrow>

function narrow(db: Db, now: Date, { categoryId, days }: Pick<Asked, 'categoryId' | 'days'>) {
  return db
    .selectFrom('article_word')
    .select('article_id as id')
    .where(({ eb, or }) => or([eb('zone', 'is', null), eb('zone', '=', 'column')]))
    .$if(categoryId !== undefined, (found) => found.where('channel_id', '=', categoryId ?? 0))
    .$if(days !== undefined, (found) => found.where('published_at', '>=', new Date(now.getTime() - (days ?? 0) * day)))
}

const holds = (column: 'title_words' | 'words', asked: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} @@ ${asked}::tsquery`

const byTime = (numbers: Numbers): Numbers => numbers.orderBy('published_at', 'desc').orderBy('article_id', 'desc')

const countAll = (db: Db, numbers: Numbers): Promise<number> => countOf(db, numbers, 'kept')

const presented = async (db: Db, { rows, total }: { rows: readonly { id: number }[]; total: number }) => ({
  data: await articlesNumbered(
    db,
    rows.map(({ id }) => id),
  ),
  totalRecord: total,
})

/** Articles whose title holds the words, for a box that looks through the whole site. */
export const suggestedArticles: Suggests = async ({ keywords, size }, { db, now }) => {
  const asked = askedFor(keywords)
  if (asked === undefined) return []
  const found = byTime(narrow(db, now(), {}).where(holds('title_words', asked))).limit(size)
  const { data } = await presented(db, { rows: await found.execute(), total: size })
  return data.map(({ id, title }) => ({ name: title, url: `/news/article-details/${id}` }))
}
