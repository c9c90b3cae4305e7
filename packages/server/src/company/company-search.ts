import { sql, type RawBuilder } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '../core/database.ts'
import { keptCount } from '../core/kept-counts.ts'
import { perDatabase } from '../core/per-database.ts'
import { matchesOf } from './company-match.ts'
import { wordKey, wordKind } from './company-words.ts'

/** What a search is narrowed by. */
interface Narrowing {
  region?: string | undefined
  industry?: string | undefined
  regStatus?: string | undefined
}

export interface CompanyQuery extends Narrowing {
  keywords: string
}

/** Milliseconds that a total lasts: companies are renewed once a day. */
const lasting = 10 * 60_000
/** Words that begin so and are looked at: more tells nobody anything on a first page. */
const usual = 1000
/** Of those that need others beside them a page is most often full after so many. */
const few = 250
/** As far as pages reach, and one more. */
export const deepest = 10_001

const after = (key: string) => `${key}\u{10FFFF}`
const beginning = (column: string, key: string) =>
  sql<boolean>`${sql.ref(column)} >= ${key} and ${sql.ref(column)} < ${after(key)}`

/** Codes are typed from their beginning. */
const isCode = (word: string) => /^[0-9A-HJ-NP-RTUWXY]{6,18}$/.test(word.toUpperCase())

/** The words that are asked for, the longest first: most often it has the fewest companies. */
export const wordsIn = (keywords: string): string[] =>
  keywords
    .split(/\s+/)
    .map(wordKey)
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 5)

/** Words that are asked for, and whether the first has more companies than are usually looked at. */
interface AskedWords {
  words: readonly string[]
  isCommon: boolean
}

/** The words that are asked for, the rarest first: a city has a hundred times as many companies as a person. */
export async function askedWords(db: Db, keywords: string): Promise<AskedWords> {
  const words = wordsIn(keywords)
  const { rows } = await sql<{ word: string; count: number }>`
    select word, count from unnest(${words}::text[], ${words.map(after)}::text[]) with ordinality as asked (word, after, place)
      cross join lateral (select count(*)::int as count from (
        (select from company_word where key >= asked.word and key < asked.after limit ${usual})
        union all
        (select from company where credit_code >= upper(asked.word) and credit_code < upper(asked.after) limit ${usual})
      ) known) counted
    order by count, place`.execute(db)
  return { words: rows.map(({ word }) => word), isCommon: (rows[0]?.count ?? 0) >= usual }
}

/** Companies that a query finds, each with the best of what it was found by. */
export function candidates(words: readonly string[], { region, industry, regStatus }: Narrowing, limit: number) {
  const [first = '', ...others] = words
  const byCode = sql`union all (select id, ${wordKind.code}::smallint, credit_code, 0::smallint from company
    where ${beginning('credit_code', first.toUpperCase())} order by credit_code limit ${limit})`
  const narrowing = [
    ...(region ? [sql<boolean>`position(${region} in company.region) > 0`] : []),
    ...(industry ? [sql<boolean>`company.industry = ${industry}`] : []),
    ...(regStatus ? [sql<boolean>`company.reg_status = ${regStatus}`] : []),
  ]
  const found = sql`(select company_id, kind, value, weight from company_word
    where ${beginning('key', first)} order by key, company_id, kind limit ${limit})
    ${isCode(first) ? byCode : sql``}`
  return sql<Hit>`
    select best.id, kind, value from (
      select distinct on (company_id) company_id as id, kind, value, weight from (${found}) word
      ${allOf(others.map(alsoFound))} order by company_id, kind, value
    ) best ${narrowing.length > 0 ? sql`join company on company.id = best.id` : sql``} ${allOf(narrowing)}
    order by kind, weight, best.id`
}

/** Without "offset 0" the planner may read all that a common word begins, instead of the few words of a company. */
function alsoFound(word: string): RawBuilder<boolean> {
  const byCode = sql`or exists (select from company
    where company.id = word.company_id and ${beginning('credit_code', word.toUpperCase())} offset 0)`
  return sql`(exists (select from company_word other
    where other.company_id = word.company_id and ${beginning('other.key', word)} offset 0) ${isCode(word) ? byCode : sql``})`
}

const allOf = (conditions: readonly RawBuilder<boolean>[]) =>
  conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``

export type Hit = { id: number; kind: number; value: string }

/** A page of what is found, and how much there is. */
export async function searchCompanies(db: Db, query: CompanyQuery, page: { pageIndex: number; pageSize: number }) {
  const asked = await narrowedWords(db, query)
  const end = page.pageIndex * page.pageSize
  const [first = usual, ...more] = looksOf(asked, end)
  let found = await pageOf(db, candidates(asked.words, query, first), page)
  for (const limit of more) if (found.total < end) found = await pageOf(db, candidates(asked.words, query, limit), page)
  const rows = await matchesOf(db, found.rows, asked.words.slice(1))
  const isCut = asked.isCommon || found.total >= usual / 2
  return { rows, total: isCut ? await countOf(db, asked.words, query) : found.total }
}

/** How common words are; it decides in which order they are asked for, and never what is found. */
const known = perDatabase(() => new LRUCache<string, AskedWords>({ max: 2000, ttl: lasting }))

async function knownWords(db: Db, keywords: string): Promise<AskedWords> {
  const asked = known(db)
  const before = asked.get(keywords)
  if (before) return before
  const told = await askedWords(db, keywords)
  asked.set(keywords, told)
  return told
}

/** What one word alone finds tells by itself whether there is more. */
function narrowedWords(
  db: Db,
  { keywords, region, industry, regStatus }: CompanyQuery,
): Promise<AskedWords> | AskedWords {
  const words = wordsIn(keywords)
  if (words.length === 1 && !region && !industry && !regStatus) return { words, isCommon: false }
  return knownWords(db, keywords)
}

/** How many are looked at for a page, and how many more while it is not full. */
function looksOf({ words, isCommon }: AskedWords, end: number): number[] {
  if (end > usual / 2) return [deepest]
  if (!isCommon) return [usual]
  return words.length > 1 ? [few, usual, deepest] : [usual, deepest]
}

async function pageOf(
  db: Db,
  found: RawBuilder<Hit>,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
) {
  const { rows } = await sql<Hit & { total: number }>`
    select *, count(*) over ()::int as total from (${found}) found
    limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Where many are looked at, however few of them are meant, they are counted once for everybody for a while. */
function countOf(db: Db, words: readonly string[], narrowing: Narrowing): Promise<number> {
  const question = sql<{
    count: number
  }>`select count(*)::int as count from (${candidates(words, narrowing, deepest)}) found`.compile(db)
  const count = async () => (await db.executeQuery(question)).rows[0]?.count ?? 0
  return keptCount(db, question, count, { from: 0, ttl: lasting })
}
