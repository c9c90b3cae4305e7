import type { figure } from '@xinpu/contract/admin'
import { fullDay } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { Context } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { tradeFigures } from './figure-trade.ts'

/** Days that are told one by one. */
const days = 30
/** What pages tell of when they are opened: their pattern, and what was done. */
const opened = ' view'
/** Pages whose address is a search for parts or datasheets. */
const searchPages = ['/specification/$search', '/datasheet/datasheetSearch/$search'].map((page) => page + opened)

export const figureHandlers: HandlersOf<typeof figure> = {
  async days(_, { db, now }) {
    const { rows } = await sql<figure.FigureDay>`
      with told as (
        select day, sum(count) as views, sum(count) filter (where place = any(${searchPages}::text[])) as searches
        from tracked where day > ${firstDay({ now })} and place like ${`%${opened}`} group by day
      ), lacking as (
        select day, sum(count) as missed from missed_search where day > ${firstDay({ now })} group by day
      )
      select to_char(one, 'YYYY-MM-DD') as day, coalesce(views, 0)::int as views,
        coalesce(searches, 0)::int as searches, coalesce(missed, 0)::int as missed
      from generate_series(${firstDay({ now })} + 1, ${fullDay(now())}::date, interval '1 day') as one
      left join told on told.day = one::date left join lacking on lacking.day = one::date
      order by one`.execute(db)
    return rows
  },

  async pages(_, { db, now }) {
    const { rows } = await sql<figure.PageViews>`
      select left(place, ${-opened.length}::int) as place, sum(count)::int as views from tracked
      where day > ${firstDay({ now })} and place like ${`%${opened}`}
      group by place order by views desc, place limit 20`.execute(db)
    return rows
  },

  async missed(page, { db, now }) {
    const words = db
      .selectFrom('missed_search')
      .select(sql<string>`max(word)`.as('word'))
      .select(sql<number>`sum(count)::int`.as('count'))
      .select(sql<string>`to_char(max(day), 'YYYY-MM-DD')`.as('lastDay'))
      .where(sql<boolean>`day > ${firstDay({ now })}`)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('search_alias').whereRef('search_alias.plain', '=', 'missed_search.plain'))),
      )
      .groupBy('plain')
      .orderBy(sql`sum(count)`, 'desc')
      .orderBy('plain')
    const { rows: data, total: totalRecord } = await paginate(db, words, page)
    return { data, totalRecord }
  },

  trade: ({ period }, { db, now }) => tradeFigures(db, period, now()),
}

/** The day before the first that is told. */
const firstDay = ({ now }: Pick<Context, 'now'>) => sql`${fullDay(now())}::date - ${days}::int`
