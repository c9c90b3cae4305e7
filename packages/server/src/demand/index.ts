import type * as contract from '@xinpu/contract/demand'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'
import { megabyte } from '../storage/upload-kind.ts'
import { batchHandlers } from './batch.ts'
import { bomHandlers } from './bom.ts'
import { bomShareHandlers } from './bom-share.ts'
import { bomVersionHandlers } from './bom-version.ts'
import { bomWatchHandlers, lookAtBoms } from './bom-watch.ts'
import { columnMapHandlers } from './column-map.ts'
import { seedDemands } from './demand-seed.ts'
import { demandHandlers } from './demand.ts'
import { enquiryHandlers } from './enquiry.ts'
import { answerRecord, honestyRecord } from './enquiry-record.ts'
import type { EnquiryTables } from './enquiry-tables.ts'
import { importTask, stopImport } from './excel-import.ts'
import { failTask, parseTask } from './excel-parse.ts'
import { excelRowHandlers } from './excel-row.ts'
import { excelTaskHandlers } from './excel-task.ts'
import { demandSitemaps, feedRoutes } from './feed.ts'
import { matchGoods } from './goods-matching.ts'
import { homeHandlers } from './home.ts'
import { demandCard, quoteCard } from './im-cards.ts'
import { favouredDemands, viewedDemands } from './kept.ts'
import { ageDemands } from './life.ts'
import { marketHandlers, suggestedModels } from './market.ts'
import { matchDemands } from './matching.ts'
import { messageHandlers } from './message.ts'
import { mineHandlers } from './mine.ts'
import { postSheet } from './post-sheet.ts'
import { demandMatter } from './report.ts'
import { supplyOffers } from './supply-offers.ts'
import { matchStock } from './stock-matching.ts'
import type { DemandTables } from './tables.ts'

declare module '../core/tables.ts' {
  interface Tables extends DemandTables, EnquiryTables {}
}

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** Demands and supplies, enquiries, and lists of parts. */
export const demand = {
  unbuilt,
  refers: {
    'demand.brand_id': { to: 'brand', label: '供求' },
    'excel_row.brand_id': { to: 'brand', label: '导入的表格行' },
  },
  handlers: {
    batch: batchHandlers,
    bom: bomHandlers,
    bomShare: bomShareHandlers,
    bomVersion: bomVersionHandlers,
    bomWatch: bomWatchHandlers,
    columnMap: columnMapHandlers,
    demand: demandHandlers,
    enquiry: enquiryHandlers,
    excelRow: excelRowHandlers,
    excelTask: excelTaskHandlers,
    home: homeHandlers,
    market: marketHandlers,
    message: messageHandlers,
    mine: mineHandlers,
  },
  matters: { demand: demandMatter },
  uploads: { sheet: { takes: ['sheet'], most: 20 * megabyte, keeps: 'asTheyAre', seenBy: 'owner', lasts: 'always' } },
  favours: { 4: favouredDemands },
  views: { 4: viewedDemands },
  cards: { demand: demandCard, quote: quoteCard },
  jobs: {
    demandMatch: { run: matchDemands, lease: 60_000, tries: 4, isShort: true },
    goodsMatch: { run: matchGoods, lease: 60_000, tries: 4, isShort: true },
    stockMatch: { run: matchStock, lease: 60_000, tries: 4, isShort: true },
    excelParse: {
      run: parseTask,
      lease: 60_000,
      tries: 4,
      drop: (house, { id }) => failTask(house, { id, reason: '文件读不出来，请另存为 xlsx 后再试' }),
    },
    excelImport: { run: importTask, lease: 60_000, tries: 8, drop: stopImport },
  },
  sheets: { demand: postSheet },
  records: { answers: answerRecord, honesty: honestyRecord },
  sitemaps: demandSitemaps,
  suggestions: { inquiry: suggestedModels },
  files: [feedRoutes],
  daily: { demands: ageDemands, boms: lookAtBoms },
  offers: [supplyOffers],
  seeds: [seedDemands],
  doors: {
    'bom-store.ts': 'a folder of datasheets becomes a list of parts',
    'contact-models.ts': 'a model that is a way to reach somebody is no stock either',
    'company-seed.ts': 'shops are run by invented companies too, and the register knows all of them',
    'enquiry-record.ts': 'the desk tells how long quotes waited for an answer',
    'excel-start.ts': 'other rows than posts are handed in as sheets too',
    'sheet-kind.ts': 'what becomes of the rows of a sheet',
    'company-posts.ts': 'a company shows what it wants and offers',
    'quote-seed.ts': 'talks of the sample accounts begin with a quote',
    'match-sql.ts': 'kept searches count new posts',
    'goods-matching.ts': 'goods that come onto the shelf find who asks for them',
    'stock-matching.ts': 'new stock finds who asks for it',
  },
} satisfies Domain<typeof contract, Unbuilt>
