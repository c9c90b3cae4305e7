import { plainOf } from '@xinpu/trade/words'
import { sql, type Insertable } from 'kysely'
import type { Db } from '../core/database.ts'
import type { ReportLine } from './financial-sheet.ts'
import type { ArticleTables } from './tables.ts'

/** Keeps reports; one that is known already is replaced, and of two for the same period the last one counts. */
export async function keepReports(
  tx: Db,
  lines: readonly ReportLine[],
): Promise<{ companies: number; reports: number }> {
  const companies = await keepCompanies(tx, lines)
  const rows = new Map(
    lines.map(({ company, stockCode: _code, brand: _brand, ...figures }) => [
      `${company}|${figures.year}|${figures.quarter}`,
      { company_id: companies.get(company) ?? 0, ...figures },
    ]),
  )
  const all = [...rows.values()]
  for (let at = 0; at < all.length; at += batch) await keepRows(tx, all.slice(at, at + batch))
  return { companies: companies.size, reports: rows.size }
}

/** Rows a statement takes: each value is a parameter, of which PostgreSQL allows 65,535. */
const batch = 1000

type NewReport = Insertable<ArticleTables['financial_report']>

const keepRows = (tx: Db, rows: readonly NewReport[]) =>
  tx
    .insertInto('financial_report')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'year', 'quarter'])
        .doUpdateSet(({ ref }) => Object.fromEntries(figures.map((name) => [name, ref(`excluded.${name}`)]))),
    )
    .execute()

const figures = [
  'currency',
  'published',
  'revenue',
  'profit',
  'gross_margin',
  'research',
  'inventory_days',
  'source',
  'source_url',
  'source_page',
] as const

async function keepCompanies(tx: Db, lines: readonly ReportLine[]): Promise<ReadonlyMap<string, number>> {
  const brands = await brandsNamed(
    tx,
    lines.map(({ brand }) => brand),
  )
  const told = Map.groupBy(lines, ({ company }) => company)
  if (told.size === 0) return new Map()
  const values = [...told].map(([name, own]) => ({
    name,
    stock_code: own.findLast(({ stockCode }) => stockCode !== '')?.stockCode ?? '',
    brand_id: brands.get(plainOf(own.findLast(({ brand }) => brand !== '')?.brand ?? '')) ?? null,
  }))
  const kept = await tx
    .insertInto('financial_company')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        stock_code: sql`coalesce(nullif(excluded.stock_code, ''), financial_company.stock_code)`,
        brand_id: sql`coalesce(excluded.brand_id, financial_company.brand_id)`,
      }),
    )
    .returning(['id', 'name'])
    .execute()
  return new Map(kept.map(({ id, name }) => [name, id]))
}

/** Brands by every name that they go by. */
async function brandsNamed(tx: Db, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const plains = [...new Set(names.map(plainOf))].filter((plain) => plain !== '')
  if (plains.length === 0) return new Map()
  const rows = await tx.selectFrom('brand_alias').select(['plain', 'brand_id']).where('plain', 'in', plains).execute()
  return new Map(rows.map(({ plain, brand_id }) => [plain, brand_id]))
}
