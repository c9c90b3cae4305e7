import type { Seed } from '../seed/first-run.ts'
import { keepEntries } from './company-store.ts'
import { entryOf } from './world/entry.ts'
import { firms } from './world/firms.ts'
import { peopleOf } from './world/persons.ts'

/** Puts the names of all invented companies in, so that they are found; their lists are told when somebody asks. */
export const seedCompanies: Seed = async ({ db, now, companies, settings }) => {
  if (!settings.hasSandbox || settings.tianyancha) return ''
  const told = firms().map((firm) => ({
    outer: firm.outer,
    entry: entryOf(firm, now()),
    people: peopleOf(firm).map(({ name }) => name),
  }))
  await db.transaction().execute((tx) => keepEntries(tx, told, { source: companies.name, at: now() }))
  return `${told.length} 家企业的工商信息`
}
