import type * as contract from '@xinpu/contract/stock'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'
import { myStockHandlers } from './my-stock.ts'
import { stockOffers } from './stock-offers.ts'
import { stockRecord } from './stock-record.ts'
import { seedStock } from './stock-seed.ts'
import { stockSheet } from './stock-sheet.ts'
import { stockHandlers } from './stock.ts'
import type { StockTables } from './tables.ts'

declare module '../core/tables.ts' {
  interface Tables extends StockTables {}
}

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** Stock that companies offer. */
export const stock = {
  unbuilt,
  refers: {
    'stock.brand_id': { to: 'brand', label: '库存' },
  },
  handlers: { myStock: myStockHandlers, stock: stockHandlers },
  sheets: { stock: stockSheet },
  records: { freshness: stockRecord },
  offers: [stockOffers],
  seeds: [seedStock],
  doors: {
    'stock-of-models.ts': 'stock answers who wants a model',
    'stock-page.ts': 'a trader shows its stock',
    'stock-counts.ts': 'a company and a trader tell how much they show',
  },
} satisfies Domain<typeof contract, Unbuilt>
