import { createHash } from 'node:crypto'
import { fullDay } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { placeOf } from '../core/throttle.ts'
import type { ArticleRow } from './article-queries.ts'

/** Days that a read makes an article popular. */
const warmDays = 7

/**
 * Counts that somebody read an article: once a day for a person who is logged in, and once a day for all visitors of one
 * place, whatever their browsers say they are. Its writer's own looks are none.
 */
export async function countRead(context: Context, { id, account_id }: ArticleRow): Promise<void> {
  const { db, user, now } = context
  if (user?.id === account_id) return
  const { reader, day } = readerOf(context, now())
  const isNew = await db
    .insertInto('article_reader')
    .values({ article_id: id, reader, day })
    .onConflict((conflict) => conflict.doNothing())
    .returning('article_id')
    .executeTakeFirst()
  if (!isNew) return
  await sql`
    with counted as (
      insert into article_day (day, article_id) values (${day}, ${id})
      on conflict (day, article_id) do update set reads = article_day.reads + 1
    )
    update article set read_count = read_count + 1, heat = heat + 1 where id = ${id}
  `.execute(db)
}

/** Who reads on a day: a person, or all visitors of one place. */
export function readerOf({ user, address }: Pick<Context, 'user' | 'address'>, at: Date) {
  const day = fullDay(at)
  return { reader: user ? `u${user.id}` : visitorOf(address, day), day }
}

/** Where a visitor is, not to be read back, and another one each day. */
const visitorOf = (address: string, day: string): string =>
  `v${createHash('sha256')
    .update(`${day} ${placeOf(address)}`)
    .digest('base64url')
    .slice(0, 22)}`

/** Forgets who read what before yesterday, and lets old reads cool. For a daily round. */
export async function coolArticles(db: Db, now: Date): Promise<void> {
  const before = (days: number) => fullDay(new Date(now.getTime() - days * 24 * 60 * 60_000))
  await db.deleteFrom('article_reader').where('day', '<', before(1)).execute()
  await db.deleteFrom('article_day').where('day', '<', before(warmDays)).execute()
  await sql`
    update article set heat = warm.reads
    from (
      select article.id, coalesce(sum(reads), 0)::int as reads
      from article left join article_day on article_id = article.id
      where heat > 0 group by article.id
    ) as warm
    where article.id = warm.id and heat <> warm.reads
  `.execute(db)
}
