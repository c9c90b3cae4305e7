import type * as contract from '@xinpu/contract/datasheet'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'
import { megabyte } from '../storage/upload-kind.ts'
import { categoryHandlers } from './category.ts'
import { seedDatasheets } from './datasheet-seed.ts'
import { commentedDatasheets } from './commented.ts'
import { datasheetHandlers } from './datasheet.ts'
import { favouredDatasheets } from './favoured.ts'
import { datasheetFileRoutes } from './file-routes.ts'
import { fileHandlers } from './file.ts'
import { fulltextHandlers } from './fulltext.ts'
import { datasheetCard, partCard } from './im-cards.ts'
import { mailDatasheet, mailHandlers } from './mail.ts'
import { specMatter } from './mine-matter.ts'
import { mineHandlers } from './mine.ts'
import { outsideHandlers } from './outside.ts'
import { pageRoutes } from './page-routes.ts'
import { noteUnreadable, readPageText, wantUnreadPageText } from './page-text.ts'
import { parameterLooks } from './parameter-look.ts'
import { readParts } from './part-queries.ts'
import { partHandlers } from './part.ts'
import { reportMatter } from './report-matter.ts'
import { revisionHandlers } from './revision-diff.ts'
import { searchHandlers, suggestedParts } from './search.ts'
import { selectionHandlers } from './selection.ts'
import { datasheetSitemaps } from './sitemaps.ts'
import type { DatasheetTables } from './tables.ts'
import { viewedDatasheets } from './viewed.ts'

declare module '../core/tables.ts' {
  interface Tables extends DatasheetTables {}
}

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** Parts and their datasheets. */
export const datasheet = {
  unbuilt,
  refers: {
    'datasheet.brand_id': { to: 'brand', label: '数据手册' },
    'datasheet.part_id': { to: 'part', label: '数据手册' },
    'datasheet_part.part_id': { to: 'part', label: '数据手册里的型号', isSpare: true },
    'part.brand_id': { to: 'brand', label: '型号' },
    'part_lcsc.part_id': { to: 'part', label: '立创商城编号' },
    'spec_upload.brand_id': { to: 'brand', label: '提交的资料' },
  },
  handlers: {
    ...datasheetHandlers,
    category: categoryHandlers,
    file: fileHandlers,
    mine: mineHandlers,
    fulltext: fulltextHandlers,
    mail: mailHandlers,
    outside: outsideHandlers,
    part: partHandlers,
    revision: revisionHandlers,
    search: searchHandlers,
    selection: selectionHandlers,
  },
  services: ({ db }) => ({ parameterLooks: parameterLooks(db), parts: readParts(db) }),
  matters: { spec: specMatter, report: reportMatter },
  // Looked into before anybody else sees it: see spec-check.ts.
  uploads: { spec: { takes: ['pdf'], most: 100 * megabyte, keeps: 'asTheyAre', seenBy: 'owner', lasts: 'always' } },
  files: [datasheetFileRoutes, pageRoutes],
  suggestions: { spec: suggestedParts },
  favours: { 1: favouredDatasheets },
  views: { 1: viewedDatasheets },
  comments: { 6: commentedDatasheets },
  cards: { part: partCard, datasheet: datasheetCard },
  jobs: {
    pageText: { run: readPageText, lease: 60_000, tries: 4, drop: noteUnreadable },
    mail: { run: mailDatasheet, lease: 60_000, tries: 4 },
  },
  daily: { texts: ({ db }) => wantUnreadPageText(db) },
  sitemaps: datasheetSitemaps,
  starts: [({ db }) => wantUnreadPageText(db)],
  seeds: [seedDatasheets],
  doors: {
    'fulltext.ts': 'the disk says what it finds inside files as a search does',
    'fulltext-marks.ts': 'words are marked in texts of the disk too',
    'fulltext-sql.ts': 'words are looked for in what somebody keeps',
    'fulltext-terms.ts': 'a search inside the disk reads as any other',
    'page-text.ts': 'PDFs of the disk are read too',
    'datasheet-queries.ts': 'saved searches find new datasheets',
    'offer.ts': 'stock is offered as what parts cost',
    'opening.ts': 'the zone keeps the first pages of its documents',
    'selection-list.ts': 'the zone of components lists parts',
    'selection-narrowing.ts': 'saved searches and the zone of components narrow parts',
  },
} satisfies Domain<typeof contract, Unbuilt>
