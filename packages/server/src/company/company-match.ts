import type { company } from '@xinpu/contract/company'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { Hit } from './company-search.ts'
import { wordKind } from './company-words.ts'

/**
 * Hits that the first word found by their name, each with what another word found it by; what is no name says more.
 *
 * @param others Words besides the first.
 */
export async function matchesOf(db: Db, hits: readonly Hit[], others: readonly string[]): Promise<Hit[]> {
  const named = hits.filter(({ kind }) => kind <= wordKind.name)
  if (named.length === 0 || others.length === 0) return [...hits]
  const { rows } = await sql<Hit>`
    select distinct on (id) id, kind, value from (
      select distinct on (company_id, word) company_id as id, kind, value
      from company_word join unnest(${others}::text[]) as asked (word)
        on key >= word and key < word || ${'\u{10FFFF}'}
      where company_id = any (${named.map(({ id }) => id)}::int[])
      order by company_id, word, kind, value
    ) best where kind > ${wordKind.name} order by id, kind`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return hits.map((hit) => (hit.kind <= wordKind.name ? (byId.get(hit.id) ?? hit) : hit))
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
