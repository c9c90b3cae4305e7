import { Refusal } from '@xinpu/contract/refusal'
import type { Paging } from '@xinpu/contract/page'
import type { Context } from '../core/context.ts'
import { companyById, keepEntries, keepSection, outerOf, type CompanyRow } from './company-store.ts'
import { isMissed, noteMiss, paceAsking } from './asking-pace.ts'
import type { Cause, Section } from './source.ts'

export type Asking = Pick<Context, 'address' | 'companies' | 'db' | 'log' | 'now'>

export interface StoredSection {
  total: number
  source: string
  told_at: Date
}

const away = '工商数据源暂时连不上，请稍后再试'
const unknown = '没有找到这家企业'

/** A list as it is stored; what nobody has told yet is asked for, and stored. */
export async function sectionOf(asking: Asking, company: CompanyRow, section: Section): Promise<StoredSection> {
  const stored = await storedSection(asking, company.id, section)
  if (stored) return stored
  await paceAsking(asking)
  try {
    await askSection(asking, company, section)
  } catch (error) {
    asking.log.warn({ err: error, company: company.id, section }, 'the provider told nothing')
    throw new Refusal(away)
  }
  return (await storedSection(asking, company.id, section)) ?? { total: 0, source: '', told_at: asking.now() }
}

/** Several lists as they are stored; what nobody has told yet is asked for, and those that are not told then are left out. */
export async function sectionsOf(
  asking: Asking,
  company: CompanyRow,
  sections: readonly Section[],
): Promise<ReadonlyMap<Section, StoredSection>> {
  const known = await storedSections(asking, company.id, sections)
  const missing = sections.filter((section) => !known.has(section))
  if (missing.length === 0) return known
  await paceAsking(asking, missing.length)
  await askSections(asking, company, missing)
  const told = await storedSections(asking, company.id, sections)
  if (told.size === 0) throw new Refusal(away)
  return told
}

/** Whatever has something told anew, and why. */
interface Telling extends Pick<Asking, 'companies' | 'db' | 'now'> {
  cause?: Cause
}

/** Has a list told anew. */
export async function askSection(asking: Telling, company: CompanyRow, section: Section): Promise<void> {
  const { companies, db, now, cause } = asking
  const list = await companies.rows(section, outerOf(company), cause)
  await keepSection(db, { companyId: company.id, section, list, by: { source: companies.name, at: now() } })
}

/** Has several lists told anew, asked for at once and written one after another; false where one was not told. */
export async function askSections(asking: Asking, company: CompanyRow, sections: readonly Section[]): Promise<boolean> {
  const { companies, db, log, now } = asking
  const told = await Promise.allSettled(sections.map((section) => companies.rows(section, outerOf(company))))
  const by = { source: companies.name, at: now() }
  for (const [at, section] of sections.entries()) {
    const answer = told[at]
    if (answer?.status === 'fulfilled')
      await keepSection(db, { companyId: company.id, section, list: answer.value, by })
    else log.warn({ err: answer?.reason, company: company.id, section }, 'the provider told nothing')
  }
  return told.every(({ status }) => status === 'fulfilled')
}

const storedSection = ({ db }: Asking, companyId: number, section: Section) =>
  db
    .selectFrom('company_section')
    .select(['total', 'source', 'told_at'])
    .where('company_id', '=', companyId)
    .where('section', '=', section)
    .executeTakeFirst()

async function storedSections({ db }: Asking, companyId: number, sections: readonly Section[]) {
  const rows = await db
    .selectFrom('company_section')
    .select(['section', 'total', 'source', 'told_at'])
    .where('company_id', '=', companyId)
    .where('section', 'in', sections)
    .execute()
  return new Map(rows.map(({ section, ...stored }) => [section, stored]))
}

/** A page of a list, with who told it and when. */
export async function rowsOf<Row extends { id: number }>(
  asking: Asking,
  { id, ...page }: Paging & { id: number },
  section: Section,
) {
  const company = await companyById(asking.db, id)
  const { source, told_at } = await sectionOf(asking, company, section)
  const rows = await asking.db
    .selectFrom('company_row')
    .select(['id', 'data'])
    .where('company_id', '=', id)
    .where('section', '=', section)
    .orderBy('place')
    .orderBy('id')
    .limit(page.pageSize)
    .offset((page.pageIndex - 1) * page.pageSize)
    .execute()
  const data = rows.map((row) => ({ ...row.data, id: row.id }) as Row)
  const totalRecord = await countRows(asking, id, section)
  return { data, totalRecord, source, updateTime: told_at.toISOString() }
}

/** How many rows of a list can be looked at: of a long one the provider tells the first. */
async function countRows({ db }: Asking, companyId: number, section: Section): Promise<number> {
  const { count } = await db
    .selectFrom('company_row')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('section', '=', section)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The company with its entry; one that was only named is asked for now. */
export async function entryOf(asking: Asking, row: CompanyRow): Promise<CompanyRow> {
  if (row.base) return row
  const what = `entry ${row.outer_id}`
  if (await isMissed(asking, what)) throw new Refusal(unknown, 'NOT_FOUND')
  await paceAsking(asking)
  try {
    await askEntry(asking, row)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') {
      await noteMiss(asking, what)
      throw error
    }
    asking.log.warn({ err: error, company: row.id }, 'the provider told nothing')
    throw new Refusal(away)
  }
  return companyById(asking.db, row.id)
}

/** Has an entry told anew. */
export async function askEntry({ companies, db, now, cause }: Telling, row: CompanyRow): Promise<void> {
  const entry = await companies.entry(outerOf(row), cause)
  if (!entry) throw new Refusal(unknown, 'NOT_FOUND')
  await keepEntries(db, [{ outer: row.outer_id, entry, people: [] }], { source: companies.name, at: now() })
}
