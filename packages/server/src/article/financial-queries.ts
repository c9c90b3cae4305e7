import type { financialReport } from '@xinpu/contract/article'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { paginate } from '../core/paginate.ts'

type Asked = ParsedOf<typeof financialReport.list>

/** Quarters, or years, that stand in a row of the list. */
export const shownPeriods = 8

/** The newest report of each company among those that are asked for. The whole year is only meant when it is named. */
export async function reportPage(db: Db, asked: Asked) {
  const { rows, total } = await paginate(db, inOrder(db, asked), asked)
  return { ids: rows.map(({ id }) => id), total }
}

function inOrder(db: Db, asked: Asked) {
  const newest = newestOf(db, asked).as('financial_report')
  const rows = db.selectFrom(newest).select('financial_report.id')
  if (asked.sort === 'newest') return rows.orderBy(sql`published desc nulls last`).orderBy('id', 'desc')
  return rows
    .orderBy('currency')
    .orderBy(sql`${sql.ref(asked.sort)} desc nulls last`)
    .orderBy('id')
}

function newestOf(db: Db, { keywords, brandId, year, quarter }: Asked) {
  let rows = db
    .selectFrom('financial_report')
    .innerJoin('financial_company as company', 'company.id', 'company_id')
    .distinctOn('company_id')
    .selectAll('financial_report')
    .orderBy('company_id')
    .orderBy('year', 'desc')
    .orderBy('quarter', 'desc')
  rows = quarter === undefined ? rows.where('quarter', '>', 0) : rows.where('quarter', '=', quarter)
  if (year !== undefined) rows = rows.where('year', '=', year)
  if (brandId !== undefined) rows = rows.where('company.brand_id', '=', brandId)
  return keywords === undefined ? rows : rows.where(named(keywords))
}

/** A company is found by its name, its code and every name of its brand. */
const named = (keywords: string) =>
  sql<boolean>`(strpos(lower(company.name), lower(${keywords})) > 0
    or strpos(lower(company.stock_code), lower(${keywords})) > 0
    or company.brand_id in (select brand_id from brand_alias where plain = ${plainOf(keywords)}))`

/** Reports with their companies, and those of the same company up to eight periods before. */
export async function reportsWithPast(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const past = await db
    .selectFrom('financial_report as shown')
    .innerJoin('financial_report as each', 'each.company_id', 'shown.company_id')
    .innerJoin('financial_company as company', 'company.id', 'shown.company_id')
    .selectAll('each')
    .select(sql<string | null>`"each".published::text`.as('published_day'))
    .select(['shown.id as shown_id', 'company.name', 'company.stock_code', 'company.brand_id'])
    .where('shown.id', 'in', ids)
    .where(sql<boolean>`(shown.quarter = 0) = ("each".quarter = 0)`)
    .where(sql<boolean>`"each".period between shown.period - ${shownPeriods - 1} and shown.period`)
    .orderBy('each.period')
    .execute()
  const byShown = Map.groupBy(past, (row) => row.shown_id)
  return ids.flatMap((id) => [byShown.get(id) ?? []])
}

export type ReportRow = Awaited<ReturnType<typeof reportsWithPast>>[number][number]

/** What there are figures of, newest first; a year comes before its quarters. */
export const reportPeriods = (db: Db) =>
  db
    .selectFrom('financial_report')
    .select(['year', 'quarter'])
    .select(sql<number>`count(*)::int`.as('count'))
    .groupBy(['year', 'quarter'])
    .orderBy('year', 'desc')
    .orderBy(sql`case quarter when 0 then 5 else quarter end`, 'desc')
    .execute()
