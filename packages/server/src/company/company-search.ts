import type { company } from '@xinpu/contract/company'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../core/database.ts'
import { keptCount } from '../core/kept-counts.ts'
import { wordKey, wordKind } from './company-words.ts'

export interface CompanyQuery {
  keywords: string
  region?: string | undefined
  industry?: string | undefined
  regStatus?: string | undefined
}

/** Words that begin so and are looked at: more tells nobody anything on a first page. */
const usual = 1000
/** As far as pages reach, and one more. */
export const deepest = 10_001

const after = (key: string) => `${key}\u{10FFFF}`
const beginning = (column: string, key: string) =>
  sql<boolean>`${sql.ref(column)} >= ${key} and ${sql.ref(column)} < ${after(key)}`

/** Codes are typed from their beginning. */
const code = /^[0-9A-HJ-NP-RTUWXY]{6,18}$/

/** The words that are asked for, the longest first: it has the fewest companies. */
export const wordsIn = (keywords: string): string[] =>
  keywords
    .split(/\s+/)
    .map(wordKey)
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 5)

/** Companies that a query finds, each with the best of what it was found by. */
export function candidates({ keywords, region, industry, regStatus }: CompanyQuery, limit: number) {
  const [first = '', ...others] = wordsIn(keywords)
  const asCode = first.toUpperCase()
  const byCode = sql`union all select id, ${wordKind.code}::smallint, credit_code from company
    where ${beginning('credit_code', asCode)} limit ${limit}`
  const conditions: RawBuilder<boolean>[] = [
    ...others.map(
      (word) => sql<boolean>`exists (select from company_word other
      where other.company_id = company.id and ${beginning('other.key', word)})`,
    ),
    ...(region ? [sql<boolean>`position(${region} in company.region) > 0`] : []),
    ...(industry ? [sql<boolean>`company.industry = ${industry}`] : []),
    ...(regStatus ? [sql<boolean>`company.reg_status = ${regStatus}`] : []),
  ]
  const found = sql`(select company_id, kind, value from company_word where ${beginning('key', first)} limit ${limit})
    ${code.test(asCode) ? byCode : sql``}`
  return sql<{ id: number; kind: number; value: string }>`
    select id, kind, value from (
      select distinct on (company_id) company_id, kind, value from (${found}) word order by company_id, kind, value
    ) best join company on company.id = best.company_id
    ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
    order by kind, reg_status not in ('存续', '在业'), length(name), id`
}

export type Hit = { id: number; kind: number; value: string }

/** A page of what is found, and how much there is. */
export async function searchCompanies(db: Db, query: CompanyQuery, page: { pageIndex: number; pageSize: number }) {
  const from = (page.pageIndex - 1) * page.pageSize
  const limit = from + page.pageSize > usual / 2 ? deepest : usual
  const { rows } = await sql<Hit & { total: number }>`
    select *, count(*) over ()::int as total from (${candidates(query, limit)}) found
    limit ${page.pageSize} offset ${from}`.execute(db)
  const total = rows[0]?.total ?? 0
  return { rows, total: total < usual / 2 ? total : await countOf(db, query) }
}

/** Many are counted once for everybody for a while. */
function countOf(db: Db, query: CompanyQuery): Promise<number> {
  const question = sql<{
    count: number
  }>`select count(*)::int as count from (${candidates(query, deepest)}) found`.compile(db)
  return keptCount(db, question, async () => (await db.executeQuery(question)).rows[0]?.count ?? 0)
}

const labels: Readonly<Record<number, readonly [company.CompanyMatch, string]>> = {
  [wordKind.formerStart]: ['formerName', '曾用名'],
  [wordKind.former]: ['formerName', '曾用名'],
  [wordKind.initials]: ['initials', '拼音首字母'],
  [wordKind.person]: ['person', '人员'],
  [wordKind.code]: ['creditCode', '信用代码'],
}

/** By what a company was found, where that is not its name. */
export function matchedBy({ kind, value }: Hit): Pick<company.FoundCompany, 'matched'> {
  const label = labels[kind]
  return label ? { matched: { by: label[0], name: label[1], value } } : {}
}
