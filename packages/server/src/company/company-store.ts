import { Refusal } from '@xinpu/contract/refusal'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../core/database.ts'
import { oneByOne } from '../core/one-by-one.ts'
import type { Tables } from '../core/tables.ts'
import { weightOf, wordsOf } from './company-words.ts'
import type { Entry, OuterCompany, Section, ToldList } from './source.ts'

export type CompanyRow = Selectable<Tables['company']>

/** By whom and when something was told. */
export interface ToldBy {
  source: string
  at: Date
}

export async function companyById(db: Db, id: number): Promise<CompanyRow> {
  const row = await db.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('没有找到这家企业', 'NOT_FOUND')
  return row
}

export const outerOf = (row: Pick<CompanyRow, 'name' | 'outer_id'>): OuterCompany => ({
  outer: row.outer_id,
  name: row.name,
})

/** Rows of a statement: it takes 65,535 values at most, and JSON is one. */
const perStatement = 2000

/** Writes companies with their entries, and what they are found by; answers nothing of those that are there. */
export async function keepEntries(
  tx: Db,
  told: readonly { outer: string; entry: Entry; people: readonly string[] }[],
  by: ToldBy,
): Promise<void> {
  for (let at = 0; at < told.length; at += perStatement) await keepSome(tx, told.slice(at, at + perStatement), by)
}

async function keepSome(tx: Db, told: Parameters<typeof keepEntries>[1], { source, at }: ToldBy): Promise<void> {
  const entries = told.map(({ outer, entry }) => ({ outer, entry }))
  const { rows } = await sql<{ id: number; outer_id: string }>`
    insert into company (outer_id, name, credit_code, legal_person, reg_status, region, industry, capital, founded_at,
      base, source, told_at)
    select "outer", entry ->> 'name', nullif(entry ->> 'creditCode', ''), entry ->> 'legalPersonName',
      entry ->> 'regStatus', coalesce(entry ->> 'region', ''), entry ->> 'industry', entry ->> 'regCapital',
      nullif(entry ->> 'estiblishTime', '')::timestamptz, entry, ${source}, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as told ("outer" text, entry jsonb)
    on conflict (outer_id) do update set name = excluded.name, credit_code = excluded.credit_code,
      legal_person = excluded.legal_person, reg_status = excluded.reg_status, region = excluded.region,
      industry = excluded.industry, capital = excluded.capital, founded_at = excluded.founded_at,
      base = excluded.base, source = excluded.source, told_at = excluded.told_at
    returning id, outer_id`.execute(tx)
  const ids = new Map(rows.map((row) => [row.outer_id, row.id]))
  const words = told.flatMap(({ outer, entry, people }) => {
    const names = {
      name: entry.name,
      formerNames: entry.historyNames ?? [],
      people: [entry.legalPersonName, ...people],
    }
    const weight = weightOf(entry)
    return wordsOf(names).map((word) => ({ ...word, weight, company_id: ids.get(outer) }))
  })
  await keepWords(tx, words)
}

async function keepWords(tx: Db, words: readonly object[]): Promise<void> {
  await sql`
    insert into company_word (key, kind, company_id, value, weight)
    select key, kind, company_id, value, weight
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb)
      as word (key text, kind smallint, company_id int, value text, weight smallint)
    where key <> ''
    on conflict (key, company_id, kind) do update set weight = excluded.weight
      where company_word.weight <> excluded.weight`.execute(tx)
}

/** Companies that are named somewhere and not known yet: their entries are told when somebody opens them. */
export async function keepNames(
  tx: Db,
  named: readonly OuterCompany[],
  { source, at }: ToldBy,
): Promise<Map<string, number>> {
  const unique = [...new Map(named.map((one) => [one.outer, one])).values()]
  if (unique.length === 0) return new Map()
  await sql`
    insert into company (outer_id, name, source, told_at)
    select outer_id, name, ${source}, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(unique.map(({ outer, name }) => ({ outer_id: outer, name })))}::jsonb)
      as named (outer_id text, name text)
    on conflict (outer_id) do nothing`.execute(tx)
  const rows = await tx
    .selectFrom('company')
    .select(['id', 'outer_id', 'name', 'base'])
    .where(
      'outer_id',
      'in',
      unique.map(({ outer }) => outer),
    )
    .execute()
  const bare = rows.filter(({ base }) => base === null)
  await keepWords(
    tx,
    bare.flatMap(({ id, name }) =>
      wordsOf({ name, formerNames: [], people: [] }).map((word) => ({
        ...word,
        weight: weightOf({ name, regStatus: '' }),
        company_id: id,
      })),
    ),
  )
  return new Map(rows.map((row) => [row.outer_id, row.id]))
}

/** Writes a list as it was told: rows that were there keep their numbers, those that are gone go. */
export const keepSection = (
  db: Db,
  { companyId, section, list, by }: { companyId: number; section: Section; list: ToldList; by: ToldBy },
): Promise<void> =>
  oneByOne(db, `company ${companyId}`, async (tx) => {
    const { rows, total } = list
    const ids = await keepNames(
      tx,
      rows.flatMap(({ company }) => company ?? []),
      by,
    )
    const kept = rows.map(({ outer, data, company }, place) => ({
      outer_id: outer,
      place,
      data: { ...data, ...(company && { companyId: ids.get(company.outer) }) },
    }))
    await sql`
      delete from company_row where company_id = ${companyId} and section = ${section}
        and not outer_id = any (${kept.map(({ outer_id }) => outer_id)}::text[])`.execute(tx)
    await sql`
      insert into company_row (company_id, section, outer_id, place, data)
      select distinct on (outer_id) ${companyId}, ${section}, outer_id, place, data
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as told (outer_id text, place int, data jsonb)
      order by outer_id, place
      on conflict (company_id, section, outer_id) do update set place = excluded.place, data = excluded.data`.execute(
      tx,
    )
    await sql`
      insert into company_section (company_id, section, total, source, told_at)
      select ${companyId}, ${section}, greatest(count(*), ${total > rows.length ? total : 0}::int), ${by.source}, ${by.at}::timestamptz
      from company_row where company_id = ${companyId} and section = ${section}
      on conflict (company_id, section) do update set total = excluded.total, source = excluded.source,
        told_at = excluded.told_at`.execute(tx)
  })
