import type { follow } from '@xinpu/contract/company'
import { sql } from 'kysely'
import { oneOf } from '../core/prepared-statement.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { presentNews } from './company-news.ts'

/** News of a company that are shown beside their count. */
const shown = 3

export const followHandlers: HandlersOf<typeof follow> = {
  async list(page, { db, user }) {
    const query = db
      .selectFrom('follow')
      .innerJoin('company', 'company.id', 'follow.target_id')
      .select(['company.id', 'name', 'reg_status', 'source', 'told_at', 'follow.created_at'])
      .where('follow.account_id', '=', user.id)
      .where('follow.type', '=', 'company')
      .orderBy(
        sql`(select max(found_at) from company_news where company_id = company.id and found_at > follow.created_at)`,
        (order) => order.desc().nullsLast(),
      )
      .orderBy('follow.created_at', 'desc')
      .orderBy('company.id')
    const { rows, total } = await paginate(db, query, page)
    const news = await newsOf(
      db,
      user.id,
      rows.map(({ id }) => id),
    )
    const data = rows.map((row) => {
      const own = news.filter(({ company_id }) => company_id === row.id)
      return {
        id: row.id,
        name: row.name,
        regStatus: row.reg_status,
        newsCount: own[0]?.total ?? 0,
        news: own.map(presentNews),
        createTime: row.created_at.toISOString(),
        source: row.source,
        updateTime: row.told_at.toISOString(),
      }
    })
    return { data, totalRecord: total }
  },
}

/** The latest of each company since it is followed, with how many there are. */
const newsOf = (db: Db, accountId: number, ids: readonly number[]) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('company_news')
        .innerJoin('follow', 'follow.target_id', 'company_news.company_id')
        .selectAll('company_news')
        .select([
          sql<number>`row_number() over (partition by company_id order by at desc, id desc)::int`.as('place'),
          sql<number>`count(*) over (partition by company_id)::int`.as('total'),
        ])
        .where('follow.account_id', '=', accountId)
        .where('follow.type', '=', 'company')
        .where('company_id', '=', oneOf(ids))
        .whereRef('found_at', '>', 'follow.created_at')
        .as('ranked'),
    )
    .selectAll()
    .where('place', '<=', shown)
    .orderBy('company_id')
    .orderBy('place')
    .execute()
