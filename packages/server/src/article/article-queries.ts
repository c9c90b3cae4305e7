import type { ArticleDTO } from '@xinpu/contract/article'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import { shownName } from '../account/person.ts'
import type { Db } from '../core/database.ts'
import { oneOf, preparedStatement } from '../core/prepared-statement.ts'

/** The number that favourites and views know articles by. */
export const articleType = 2

/** Articles with who wrote them and their channel, as lists show them. */
export const articles = (db: Db) =>
  db
    .selectFrom('article')
    .leftJoin('account', 'account.id', 'article.account_id')
    .leftJoin('author', 'author.account_id', 'article.account_id')
    .leftJoin('article_channel', 'article_channel.id', 'article.channel_id')
    .selectAll('article')
    .select(['author.id as author_id', 'article_channel.name as channel'])
    .select([sql<string>`account.avatar`.as('avatar'), sql<string>`account.nick_name`.as('nick_name')])
    .select(({ selectFrom }) =>
      selectFrom('favour')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('favour.target_id', '=', 'article.id')
        .where('favour.type', '=', articleType)
        .as('favour_count'),
    )

export type ArticleRow = Awaited<ReturnType<ReturnType<typeof articles>['executeTakeFirstOrThrow']>>

const numbered = preparedStatement('articles', (db, ids) => articles(db).where('article.id', '=', oneOf(ids)))

/** Articles by their numbers, in their order. */
export async function articlesNumbered(db: Db, ids: readonly number[]): Promise<ArticleDTO[]> {
  if (ids.length === 0) return []
  const byId = new Map((await numbered(db, ids)).map((row) => [row.id, presentArticle(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Numbers of articles that everybody may see, in the news or the zone, while they are narrowed and put in order. */
export const published = (db: Db) => db.selectFrom('article').select('article.id').where('status', '=', 'PUBLISHED')

/** The same of the news alone. */
export const inNews = (db: Db) => published(db).where('zone', 'is', null)

/** A channel that there is. */
export async function channelNumbered(db: Db, id: number): Promise<{ id: number; name: string }> {
  const row = await db.selectFrom('article_channel').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('没有找到这个频道', 'NOT_FOUND')
  return row
}

/** The bridge from the row to the wire. */
export const presentArticle = (row: ArticleRow): ArticleDTO => ({
  id: row.id,
  title: row.title,
  imgUrl: row.cover,
  source: row.source,
  summary: row.summary,
  models: row.first_models,
  minutes: row.minutes,
  readCount: row.read_count,
  likeCount: row.like_count,
  commentCount: row.comment_count,
  favourCount: row.favour_count ?? 0,
  status: row.status,
  createTime: row.created_at.toISOString(),
  ...(row.published_at && { publishTime: row.published_at.toISOString() }),
  ...(row.channel_id !== null && { categoryId: row.channel_id, categoryName: row.channel ?? '' }),
  ...(row.author_id !== null && {
    authorId: row.author_id,
    authorName: shownName(row.nick_name),
    authorAvatar: row.avatar,
  }),
})
