import type { company } from '@xinpu/contract/company'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import { oneOf } from '../core/prepared-statement.ts'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import type { Suggests } from '../portal/suggestion.ts'
import { isMissed, noteMiss, paceAsking } from './asking-pace.ts'
import { matchedBy, matchesOf } from './company-match.ts'
import { presentCompanies, withoutHere } from './company-page.ts'
import {
  askedWords,
  candidates,
  deepest,
  searchCompanies,
  wordsIn,
  type CompanyQuery,
  type Hit,
} from './company-search.ts'
import { companyById, keepNames, type CompanyRow } from './company-store.ts'
import { countLook, hottest } from './company-look.ts'
import { renewNow } from './company-renewal.ts'
import { entryOf } from './told-section.ts'

/** Lines under the box, and words that are looked at for them. */
const hints = { shown: 10, looked: 200, lookedForSeveral: 1000 }

/** The best of what is found while somebody types. */
async function hinted(db: Db, keywords: string, size: number): Promise<Hit[]> {
  const typed = wordsIn(keywords)
  const isOne = typed.length === 1
  const words = isOne ? typed : (await askedWords(db, keywords)).words
  const found = candidates(words, {}, isOne ? hints.looked : hints.lookedForSeveral)
  const { rows } = await sql<Hit>`select * from (${found}) found limit ${size}`.execute(db)
  return matchesOf(db, rows, words.slice(1))
}

export const lookupHandlers: HandlersOf<typeof company> = {
  async search({ pageIndex, pageSize, ...query }, context) {
    if (wordsIn(query.keywords).length === 0) return { data: [], totalRecord: 0 }
    const page = { pageIndex, pageSize }
    const found = await searchCompanies(context.db, query, page)
    const { rows, total } =
      found.total === 0 && (await askWords(context, query)) ? await searchCompanies(context.db, query, page) : found
    const shown = await presentCompanies(context, await rowsOf(context, rows))
    return { data: rows.flatMap((hit, at) => withMatch(shown[at], hit)), totalRecord: total }
  },

  async hint({ keywords }, context) {
    if (wordsIn(keywords).length === 0) return { data: [] }
    const rows = await hinted(context.db, keywords, hints.shown)
    const companies = await rowsOf(context, rows)
    const here = await enterprisesOf(context, companies)
    const data = companies.map((row, at) => ({
      id: row.id,
      name: row.name,
      creditCode: row.credit_code ?? '',
      regStatus: row.reg_status,
      region: row.region,
      ...matchedBy(rows[at] ?? { id: 0, kind: 0, value: '' }),
      ...here.get(row.credit_code ?? ''),
    }))
    return { data }
  },

  async facets({ keywords }, { db }) {
    if (wordsIn(keywords).length === 0) return { regStatus: [], region: [], industry: [], isWhole: true }
    const { words } = await askedWords(db, keywords)
    const { rows } = await sql<{ name: 'industry' | 'region' | 'regStatus' | 'whole'; value: string; count: number }>`
      with found as (select company.* from (${candidates(words, {}, deepest)}) hit join company using (id))
      select 'regStatus' as name, reg_status as value, count(*)::int as count from found group by reg_status
      union all select 'region', split_part(region, ' ', 1), count(*)::int from found group by 2
      union all select 'industry', industry, count(*)::int from found group by industry
      union all select 'whole', '', count(*)::int from found
      order by count desc, value`.execute(db)
    const of = (wanted: string) =>
      rows.filter(({ name, value }) => name === wanted && value !== '').map(({ value, count }) => ({ value, count }))
    const whole = rows.find(({ name }) => name === 'whole')?.count ?? 0
    return { regStatus: of('regStatus'), region: of('region'), industry: of('industry'), isWhole: whole < deepest - 1 }
  },

  async baseinfo({ id, name }, context) {
    const row = await entryOf(
      context,
      id === undefined ? await companyNamed(context, name ?? '') : await companyById(context.db, id),
    )
    await countLook(context, row.id)
    const [shown] = await presentCompanies(context, [row])
    if (!shown) throw new Refusal('没有找到这家企业', 'NOT_FOUND')
    return withoutHere(shown)
  },

  hot: ({ size }, { db, now }) => hottest(db, now(), size),

  renew: ({ id }, context) => renewNow(context, id),
}

const withMatch = <Shown extends object>(shown: Shown | undefined, hit: Hit) =>
  shown ? [{ ...shown, ...matchedBy(hit) }] : []

/** The rows of what was found, in that order. */
async function rowsOf({ db }: Pick<Context, 'db'>, hits: readonly Hit[]): Promise<CompanyRow[]> {
  if (hits.length === 0) return []
  const rows = await db
    .selectFrom('company')
    .selectAll()
    .where('id', '=', oneOf(hits.map(({ id }) => id)))
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return hits.flatMap(({ id }) => byId.get(id) ?? [])
}

async function enterprisesOf({ db }: Pick<Context, 'db'>, rows: readonly CompanyRow[]) {
  const codes = rows.flatMap(({ credit_code }) => credit_code ?? [])
  const found = await db
    .selectFrom('enterprise')
    .select(['id', 'credit_code'])
    .where('status', '=', 'certified')
    .where('credit_code', '=', sql<string>`any (${codes}::text[])`)
    .execute()
  return new Map(found.map(({ id, credit_code }) => [credit_code, { enterpriseId: id }]))
}

async function companyNamed(context: Context, name: string): Promise<CompanyRow> {
  const find = () =>
    context.db.selectFrom('company').selectAll().where('name', '=', name).orderBy('id').executeTakeFirst()
  const row = (await find()) ?? ((await askWords(context, { keywords: name })) ? await find() : undefined)
  if (!row) throw new Refusal('没有找到这家企业', 'NOT_FOUND')
  return row
}

/** Fewer signs mean too many companies: the provider is not asked for them. */
const fewestSigns = 4

/** Asks the provider for what nobody knows here; false where it tells nothing new. */
async function askWords(context: Context, { keywords }: CompanyQuery): Promise<boolean> {
  const { companies, db, log, now } = context
  const what = `words ${wordsIn(keywords).join(' ')}`
  if ([...keywords].length < fewestSigns || (await isMissed(context, what))) return false
  try {
    await paceAsking(context)
    const named = await companies.find(keywords)
    if (named.length === 0) await noteMiss(context, what)
    await db.transaction().execute((tx) => keepNames(tx, named, { source: companies.name, at: now() }))
    return named.length > 0
  } catch (error) {
    log.warn({ err: error }, 'the provider told nothing')
    return false
  }
}

/** Companies whose name begins so, for a box that looks through the whole site. */
export const suggestedCompanies: Suggests = async ({ keywords, size }, { db }) => {
  if (wordsIn(keywords).length === 0) return []
  const hits = await hinted(db, keywords, size)
  const rows = await rowsOf({ db }, hits)
  return rows.map(({ id, name }) => ({ name, url: `/checkEnterprise/companyDetail/${id}` }))
}
