import type { ArticleDTO, news } from '@xinpu/contract/article'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import type { Paging } from '@xinpu/contract/page'
import { sql, type RawBuilder } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '../core/database.ts'
import { countOf, paginate } from '../core/paginate.ts'
import { perDatabase } from '../core/per-database.ts'
import type { Suggests } from '../portal/suggestion.ts'
import { articlesNumbered } from './article-queries.ts'
import { askedFor, askedSince } from './article-words.ts'

type Asked = ParsedOf<typeof news.search>

const hour = 60 * 60_000
const day = 24 * hour

/** Finds that are looked at one by one; of more, only those of the page are. */
const few = 1000

/** What was found to be many stays many for a while: to find that out again, every place of a common word is read. */
const many = perDatabase(() => new LRUCache<string, true>({ max: 2000, ttl: 60_000 }))

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
  const from = narrowed.days === undefined ? undefined : daysBefore(now, narrowed.days)
  const numbers = narrow(db, { categoryId: narrowed.categoryId, from })
  const inText = from ? askedSince(asked, from, now) : asked
  const search: Search = { db, asked, inText, sort, page: { pageIndex, pageSize }, numbers }
  const known = many(db)
  const name = JSON.stringify([asked, narrowed.categoryId, narrowed.days])
  const found = known.has(name) ? undefined : await amongFew(search)
  if (found) return presented(db, found)
  known.set(name, true)
  return presented(db, await (sort === 'newest' ? newestOf(search) : titledFirst(search)))
}

interface Search {
  db: Db
  /** The words, as PostgreSQL reads them. */
  asked: string
  /** The same for the whole text, which knows its month. */
  inText: string
  sort: Asked['sort']
  page: Paging
  /** What is looked through. */
  numbers: Numbers
}

/** A page and the total of a few finds, each of which is looked at once; undefined where they are many. */
async function amongFew({ db, asked, inText, sort, page, numbers }: Search): Promise<Found | undefined> {
  const found = numbers.where(holds('words', inText)).limit(few + 1)
  const isTitled = holds('title_words', asked).as('is_titled')
  const { rows } = await sql<{ total: number; ids: number[] }>`
    with found as materialized (${found.select(['published_at', isTitled])})
    select (select count(*)::int from found) as total, array(
      select id from found
      order by ${sort === 'newest' ? sql`` : sql`is_titled desc,`} published_at desc, id desc
      limit ${page.pageSize} offset ${(page.pageIndex - 1) * page.pageSize}
    ) as ids`.execute(db)
  const { total, ids } = rows[0] ?? { total: 0, ids: [] }
  return total > few ? undefined : { total, rows: ids.map((id) => ({ id })) }
}

const newestOf = ({ db, inText, page, numbers }: Search): Promise<Found> =>
  paginate(db, byTime(numbers.where(holds('words', inText))), page, 'kept')

async function titledFirst({ db, asked, inText, page: { pageIndex, pageSize }, numbers }: Search): Promise<Found> {
  const all = numbers.where(holds('words', inText))
  const titled = numbers.where(holds('title_words', asked))
  const start = (pageIndex - 1) * pageSize
  const head = await byTime(titled).limit(pageSize).offset(start).execute()
  if (head.length === pageSize) return { rows: head, total: await countAll(db, all) }
  const titles = start > 0 && head.length === 0 ? await countAll(db, titled) : start + head.length
  const rest = await byTime(all.where(sql<boolean>`not title_words @@ ${asked}::tsquery`))
    .limit(pageSize - head.length)
    .offset(Math.max(0, start - titles))
    .execute()
  return { rows: [...head, ...rest], total: await countAll(db, all) }
}

interface Found {
  rows: readonly { id: number }[]
  total: number
}

type Numbers = ReturnType<typeof narrow>

function narrow(db: Db, { categoryId, from }: { categoryId?: number | undefined; from?: Date | undefined }) {
  return db
    .selectFrom('article_word')
    .select('article_id as id')
    .where(({ eb, or }) => or([eb('zone', 'is', null), eb('zone', '=', 'column')]))
    .$if(categoryId !== undefined, (found) => found.where('channel_id', '=', categoryId ?? 0))
    .$if(from !== undefined, (found) => found.where('published_at', '>=', from ?? new Date(0)))
}

/** From a whole hour on: all that ask within it ask the same, and what was counted for one is kept for the next. */
const daysBefore = (now: Date, days: number): Date => new Date(Math.floor((now.getTime() - days * day) / hour) * hour)

const holds = (column: 'title_words' | 'words', asked: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} @@ ${asked}::tsquery`

const byTime = (numbers: Numbers): Numbers => numbers.orderBy('published_at', 'desc').orderBy('article_id', 'desc')

const countAll = (db: Db, numbers: Numbers): Promise<number> => countOf(db, numbers, 'kept')

const presented = async (db: Db, { rows, total }: Found) => ({
  data: await articlesNumbered(
    db,
    rows.map(({ id }) => id),
  ),
  totalRecord: total,
})

/** Articles whose title holds the words, for a box that looks through the whole site. */
export const suggestedArticles: Suggests = async ({ keywords, size }, { db }) => {
  const asked = askedFor(keywords)
  if (asked === undefined) return []
  const found = byTime(narrow(db, {}).where(holds('title_words', asked))).limit(size)
  const { data } = await presented(db, { rows: await found.execute(), total: size })
  return data.map(({ id, title }) => ({ name: title, url: `/news/article-details/${id}` }))
}
