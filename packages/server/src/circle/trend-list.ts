import type { trend } from '@xinpu/contract/circle'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { anyOf, tsqueryOf, wordsOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import { askedFor } from '../article/article-words.ts'
import type { Context } from '../core/context.ts'
import { paginate } from '../core/paginate.ts'
import { presentTrends, trends } from './trend-queries.ts'

/** Words that posts are compared by, and how many of the newest with any of them. */
const mostWords = 16
const mostCompared = 300

/** A page of posts that everybody may see. */
export async function listTrends(context: Context, asked: ParsedOf<typeof trend.list>) {
  const { db, user } = context
  const { groupId = 0, userId = 0, partId = 0, keywords = '', kind, sort, ...page } = asked
  if (sort === 'follow' && !user) throw new Refusal('登录后看关注的圈子', 'NEED_LOGIN')
  const words = keywords === '' ? undefined : askedFor(keywords)
  if (keywords !== '' && words === undefined) return { data: [], totalRecord: 0 }
  const query = trends(db, user?.id)
    .where('trend.status', '=', 'published')
    .$if(groupId !== 0, (found) => found.where('trend.circle_id', '=', groupId))
    .$if(userId !== 0, (found) => found.where('trend.account_id', '=', userId))
    .$if(partId !== 0, (found) =>
      found.where('trend.id', 'in', (sub) =>
        sub.selectFrom('trend_part').select('trend_id').where('part_id', '=', partId),
      ),
    )
    .$if(kind !== undefined, (found) => found.where('trend.kind', '=', kind ?? 'talk'))
    .$if(words !== undefined, (found) =>
      found.where(sql<boolean>`trend.id in (select trend_id from trend_word where words @@ ${words}::tsquery)`),
    )
    .$if(sort === 'follow', (found) =>
      found.where('trend.circle_id', 'in', (sub) =>
        sub
          .selectFrom('circle_member')
          .select('circle_id')
          .where('account_id', '=', user?.id ?? 0),
      ),
    )
    .$if(sort === 'unanswered', (found) =>
      found.where('trend.kind', '=', 'question').where('trend.answer_id', 'is', null),
    )
    .$if(sort === 'hot', (found) => found.orderBy('trend.heat', 'desc'))
    .orderBy('trend.id', 'desc')
  const { rows, total } = await paginate(db, query, page, sort === 'follow' ? 'each time' : 'kept')
  return { data: await presentTrends(context, rows), totalRecord: total }
}

/** Posts with the most words of a text, or of another post. */
export async function similarTrends(context: Context, { words, id = 0, size }: ParsedOf<typeof trend.similar>) {
  const { db, user } = context
  const asked = await wordsAsked(context, words, id)
  if (asked === undefined) return []
  const near = sql<{ id: number }>`(
    select trend_id as id from (
      select trend_id, words from trend_word
      where words @@ ${asked}::tsquery and trend_id <> ${id} order by trend_id desc limit ${mostCompared}
    ) as newest order by ts_rank(words, ${asked}::tsquery) desc, trend_id desc limit ${size}
  )`
  const rows = await trends(db, user?.id)
    .innerJoin(near.as('near'), 'near.id', 'trend.id')
    .where('trend.status', '=', 'published')
    .execute()
  return presentTrends(context, rows)
}

async function wordsAsked({ db }: Context, words: string, id: number): Promise<string | undefined> {
  const row =
    id === 0 ? undefined : await db.selectFrom('trend').select('title').where('id', '=', id).executeTakeFirst()
  const pieces = wordsOf(row?.title ?? words).slice(0, mostWords)
  const need = anyOf(pieces.filter((word) => word.length > 1).map((word) => ({ word })))
  return need && tsqueryOf(need)
}
