import type { counts } from '@xinpu/contract/company'
import { Refusal } from '@xinpu/contract/refusal'
import type { Context } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paceAsking } from './asking-pace.ts'
import { presentCompanies, withoutHere } from './company-page.ts'
import { companyById, type CompanyRow } from './company-store.ts'
import { sections } from './source.ts'
import { askSections, entryOf, type Asking } from './told-section.ts'

export const countHandlers: HandlersOf<typeof counts> = {
  async counts({ id }, context) {
    const company = await companyById(context.db, id)
    const counted = await countsOf(context, company)
    return {
      id,
      sections: counted,
      sourceState: context.companies.state(),
      source: company.source,
      updateTime: company.told_at.toISOString(),
    }
  },

  async compare({ ids }, context) {
    const rows = await Promise.all(ids.map(async (id) => entryOf(context, await companyById(context.db, id))))
    const shown = await presentCompanies(context, rows)
    // One company after another: together they ask more than waits for its turn.
    const counted: Counts[] = []
    for (const row of rows) counted.push(await countsOf(context, row))
    return shown.map((company, at) => ({ ...withoutHere(company), counts: counted[at] ?? [] }))
  },
}

/** The lists in the order of the page. */
const names: readonly counts.CompanySectionName[] = [
  'holder',
  'staff',
  'change',
  'invest',
  'branch',
  'trademark',
  'patent',
  'copyright',
  'softwareCopyright',
  'website',
  'annualReport',
  'lawSuit',
  'courtAnnouncement',
  'ktannouncement',
  'dishonest',
  'executed',
  'abnormal',
  'punishment',
  'around',
  'history',
]

type Counts = counts.CompanyCounts['sections']

/** How long every list is; lists that nobody has told are asked for once, and left out while the provider is away. */
async function countsOf(context: Context, company: CompanyRow): Promise<Counts> {
  const known = await totalsOf(context, company.id)
  const missing = sections.filter((section) => !known.has(section))
  if (missing.length > 0 && (await mayAsk(context, missing))) await askMissing(context, company, missing)
  const totals = missing.length > 0 ? await totalsOf(context, company.id) : known
  return names.map((name) => {
    const parts = sections.filter((section) => section === name || section.startsWith(`${name}:`))
    if (parts.some((part) => !totals.has(part))) return { name }
    return { name, count: parts.reduce((sum, part) => sum + (totals.get(part) ?? 0), 0) }
  })
}

/** A place that has had its share is shown what is stored. */
async function mayAsk(context: Context, missing: readonly string[]): Promise<boolean> {
  try {
    await paceAsking(context, missing.length)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** The first tells whether the provider is there: nobody waits for twenty-four that will not come. */
async function askMissing(context: Context, company: CompanyRow, [first, ...others]: string[]): Promise<void> {
  if (first !== undefined && (await askSections(context, company, [first]))) await askSections(context, company, others)
}

async function totalsOf({ db }: Asking, companyId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('company_section')
    .select(['section', 'total'])
    .where('company_id', '=', companyId)
    .execute()
  return new Map(rows.map(({ section, total }) => [section, total]))
}
