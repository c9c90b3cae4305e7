import type { author } from '@xinpu/contract/article'
import { sql } from 'kysely'
import { shownName } from '../account/person.ts'
import type { Db } from '../core/database.ts'

/** People with what is told of them as authors. One who is none yet has the number 0. */
const people = (db: Db, readerId: number | undefined) =>
  db
    .selectFrom('account')
    .leftJoin('author', 'author.account_id', 'account.id')
    .select(['account.id as account_id', 'avatar', 'nick_name', 'author.id', 'author.status', 'author.created_at'])
    .select(['author.intro', 'account.created_at as joined_at'])
    .select(({ selectFrom }) =>
      selectFrom('follow')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('follow.type', '=', 'author')
        .whereRef('follow.target_id', '=', 'author.id')
        .as('fans'),
    )
    .select(
      sql<{ articles: number; likes: number; reads: number; heat: number }>`(
        select jsonb_build_object('articles', count(*), 'likes', coalesce(sum(like_count), 0),
          'reads', coalesce(sum(read_count), 0), 'heat', coalesce(sum(heat), 0))
        from article where article.account_id = account.id and article.status = 'PUBLISHED'
      )`.as('written'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('follow')
          .select('target_id')
          .where('follow.account_id', '=', readerId ?? 0)
          .where('follow.type', '=', 'author')
          .whereRef('follow.target_id', '=', 'author.id'),
      ).as('is_follow'),
    )

/** Authors whom the review passed. */
export const authors = (db: Db, readerId: number | undefined) =>
  people(db, readerId).where('author.status', '=', 'passed')

type AuthorRow = Awaited<ReturnType<ReturnType<typeof people>['executeTakeFirstOrThrow']>>

/** Who wrote something, author or not. */
export const authorOfAccount = async (db: Db, accountId: number, readerId: number | undefined) =>
  presentAuthor(await people(db, readerId).where('account.id', '=', accountId).executeTakeFirstOrThrow())

/** The bridge from the row to the wire. */
export const presentAuthor = (row: AuthorRow): author.AuthorVO => ({
  id: row.status === 'passed' ? (row.id ?? 0) : 0,
  userId: row.account_id,
  nickName: shownName(row.nick_name),
  avatar: row.avatar,
  articleCount: row.written.articles,
  fansCount: Number(row.fans ?? 0),
  likeCount: row.written.likes,
  readCount: row.written.reads,
  isFollow: Boolean(row.is_follow),
  createTime: (row.created_at ?? row.joined_at).toISOString(),
  ...(row.intro && { intro: row.intro }),
})
