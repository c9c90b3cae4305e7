import type { ArticleDTO } from '@xinpu/contract/article'
import { allOf, anyOf, tsqueryOf, wordsOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { articlesNumbered } from './article-queries.ts'

/** Articles looked at for each way of being related. */
const candidates = 60

/**
 * What to read after an article: what speaks of the same parts first, most of them in common; then what stands under the
 * same keywords; then the newest of its channel.
 */
export async function relatedTo(db: Db, id: number, size: number): Promise<ArticleDTO[]> {
  const asked = await keywordsOf(db, id)
  const { rows } = await sql<{ id: number }>`
    with own as (select channel_id from article where id = ${id}),
    by_part as (
      select other.article_id as id, 10 * count(*)::int as points
      from article_mention as mine
      join article_mention as other on other.part_id = mine.part_id and other.article_id <> mine.article_id
      where mine.article_id = ${id} and mine.part_id is not null
      group by other.article_id order by points desc, other.article_id desc limit ${candidates}
    ),
    by_word as (
      select article_id as id, 4 as points from article_word
      where article_id <> ${id} and ${asked === undefined ? sql`false` : sql`title_words @@ ${asked}::tsquery`}
      order by published_at desc limit ${candidates}
    ),
    by_channel as (
      select article.id, 1 as points from article, own
      where status = 'PUBLISHED' and article.channel_id = own.channel_id and article.id <> ${id}
      order by published_at desc, article.id desc limit ${candidates}
    )
    select found.id from (
      select * from by_part union all select * from by_word union all select * from by_channel
    ) as found
    join article on article.id = found.id and status = 'PUBLISHED' and zone is null
    group by found.id, published_at
    order by sum(points) desc, published_at desc, found.id desc
    limit ${size}
  `.execute(db)
  return articlesNumbered(
    db,
    rows.map((row) => row.id),
  )
}

/** Any of an article's keywords, each with all of its words, as PostgreSQL reads it; undefined where they say nothing. */
async function keywordsOf(db: Db, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('article').select('keywords').where('id', '=', id).executeTakeFirst()
  const keywords = (row?.keywords ?? []).map((keyword) => allOf(wordsOf(keyword).map((word) => ({ word }))))
  const need = anyOf(keywords)
  return need && tsqueryOf(need)
}
