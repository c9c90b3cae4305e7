import type { ArticleDTO, channel, news } from '@xinpu/contract/article'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import type { Paging } from '@xinpu/contract/page'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { paginate } from '../core/paginate.ts'
import { articlesNumbered, channelNumbered, inNews } from './article-queries.ts'
import { askedFor } from './article-words.ts'

type Numbers = ReturnType<typeof inNews>

/** A page of articles: which it shows is read from an index, and only those are read whole. */
export async function articlePage(db: Db, numbers: Numbers, page: Paging, counting: 'kept' | 'each time' = 'kept') {
  const { rows, total } = await paginate(db, numbers, page, counting)
  return { data: await articlesNumbered(db, numbersIn(rows)), totalRecord: total }
}

const numbersIn = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

const first = async (db: Db, numbers: Numbers, size: number): Promise<ArticleDTO[]> =>
  articlesNumbered(db, numbersIn(await numbers.limit(size).execute()))

/** Newest first. */
export const byTime = (numbers: Numbers): Numbers =>
  numbers.orderBy('published_at', 'desc').orderBy('article.id', 'desc')

/** What was read most in seven days first. */
const byHeat = (numbers: Numbers): Numbers => numbers.orderBy('heat', 'desc').orderBy('article.id', 'desc')

const within = (numbers: Numbers, channelId: number | undefined): Numbers =>
  channelId === undefined ? numbers : numbers.where('channel_id', '=', channelId)

/** A page of a channel, or of all. */
export async function channelPage(db: Db, { categoryId, sort, ...page }: ParsedOf<typeof channel.articles>) {
  if (categoryId !== undefined) await channelNumbered(db, categoryId)
  const numbers = within(inNews(db), categoryId)
  return articlePage(db, sort === 'hot' ? byHeat(numbers) : byTime(numbers), page)
}

/** What is read most these days, in a channel or in all. */
export async function hottest(db: Db, { categoryId, size }: ParsedOf<typeof channel.hot>): Promise<ArticleDTO[]> {
  if (categoryId !== undefined) await channelNumbered(db, categoryId)
  return first(db, byHeat(within(inNews(db), categoryId)), size)
}

/** What was published last, in a channel or in all. */
export const newestArticles = (db: Db, size: number, channelId?: number): Promise<ArticleDTO[]> =>
  first(db, byTime(within(inNews(db), channelId)), size)

/** What an author published. */
export async function authorPage(db: Db, { id, ...page }: ParsedOf<typeof news.ofAuthor>) {
  const author = await db
    .selectFrom('author')
    .select('account_id')
    .where('id', '=', id)
    .where('status', '=', 'passed')
    .executeTakeFirst()
  if (!author) throw new Refusal('没有找到这位作者', 'NOT_FOUND')
  return articlePage(db, byTime(inNews(db).where('account_id', '=', author.account_id)), page)
}

/** What people of an enterprise published, and what has its name in the title or beside it. */
export async function enterprisePage(db: Db, told: { enterpriseId: number; name: string }, page: Paging) {
  const people = db
    .selectFrom('enterprise_member')
    .select('enterprise_member.account_id')
    .where('enterprise_id', '=', told.enterpriseId)
    .where('status', '=', 'joined')
  const asked = askedFor(told.name)
  const about = db
    .selectFrom('article_word')
    .select('article_id')
    .where(asked === undefined ? sql<boolean>`false` : sql<boolean>`title_words @@ ${asked}::tsquery`)
  const numbers = inNews(db).where(({ eb, or }) =>
    or([eb('article.account_id', 'in', people), eb('article.id', 'in', about)]),
  )
  return articlePage(db, byTime(numbers), page)
}

/** What authors published whom a person follows, and what is about brands that they follow. */
export async function followedPage(db: Db, accountId: number, page: Paging) {
  const followed = db.selectFrom('follow').select('target_id').where('follow.account_id', '=', accountId)
  const authors = db
    .selectFrom('author')
    .select('author.account_id')
    .where('author.id', 'in', followed.where('type', '=', 'author'))
  const brands = followed.where('type', '=', 'brand')
  const numbers = inNews(db).where(({ eb, or, exists, selectFrom }) =>
    or([
      eb('article.account_id', 'in', authors),
      exists(
        selectFrom('article_mention')
          .innerJoin('part', 'part.id', 'part_id')
          .select('word')
          .whereRef('article_id', '=', 'article.id')
          .where('brand_id', 'in', brands),
      ),
    ]),
  )
  return articlePage(db, byTime(numbers), page, 'each time')
}

/** What speaks of a part, by its number or by a beginning of it that several parts share. */
export async function mentionPage(db: Db, { modelId, ...page }: ParsedOf<typeof news.mentions>) {
  const part = await db.selectFrom('part').select(['id', 'model_key']).where('id', '=', modelId).executeTakeFirst()
  if (!part) throw new Refusal('没有找到这个型号', 'NOT_FOUND')
  const numbers = inNews(db).where('article.id', 'in', ({ selectFrom }) =>
    selectFrom('article_mention')
      .select('article_id')
      .where(({ eb, or, and }) =>
        or([
          eb('part_id', '=', part.id),
          and([eb('part_id', 'is', null), eb('part_count', '>', 0), eb('word', 'in', beginningsOf(part.model_key))]),
        ]),
      ),
  )
  return articlePage(db, byTime(numbers), page)
}

/** Every beginning of a number that may stand for a family. */
const beginningsOf = (key: string): string[] =>
  Array.from({ length: Math.max(1, key.length - 4) }, (_, at) => key.slice(0, at + 5))
