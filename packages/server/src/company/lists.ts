import type { history, structure } from '@xinpu/contract/company'
import type { CompanyPage, TycRow } from './list-nouns.ts'
import type { Context } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { rowsOf } from './told-section.ts'
import type { Section } from './source.ts'

/** Answers a list of rows as it was told. */
export const listOf = (section: Section) => (page: CompanyPage, context: Context) =>
  rowsOf<TycRow>(context, page, section)

export const courtHandlers = {
  lawSuit: listOf('lawSuit'),
  announcement: listOf('courtAnnouncement'),
  hearing: listOf('ktannouncement'),
  dishonest: listOf('dishonest'),
  executed: listOf('executed'),
}

export const propertyHandlers = {
  trademark: listOf('trademark'),
  patent: listOf('patent'),
  copyright: listOf('copyright'),
  softwareCopyright: listOf('softwareCopyright'),
  website: listOf('website'),
}

/** Lists that have nouns of their own. */
export const structureHandlers: HandlersOf<typeof structure> = {
  holder: (page, context) => rowsOf<structure.TycHolder>(context, page, 'holder'),
  change: (page, context) => rowsOf<structure.TycChange>(context, page, 'change'),
  invest: listOf('invest'),
  branch: listOf('branch'),
}

export const historyHandlers: HandlersOf<typeof history> = {
  list: ({ kind, ...page }, context) => rowsOf<TycRow>(context, page, `history:${kind}`),
}
