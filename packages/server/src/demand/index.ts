import type * as contract from '@xinpu/contract/demand'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {
  batch: 'add update',
  bom: 'list match remove save',
  columnMap: 'find save',
  demand: 'detail list publicDetail report reveal',
  enquiry: 'add cancel detail list mine read received remove reply update',
  excelRow: 'list remove update',
  excelTask: 'cancel checkBrand confirm detail errorSheet list remove template upload',
  home: 'index website',
  market: 'batchSearch hint match similar',
  message: 'add list mine read remove',
  mine: 'add counts expiring list recommended refresh remove renew setStatus update',
} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** Demands and supplies, enquiries, and lists of parts. */
export const demand = {
  unbuilt,
  handlers: {},
  matters: { demand: 'unbuilt' },
  uploads: { sheet: 'unbuilt' },
  favours: { 4: 'unbuilt' },
  views: { 4: 'unbuilt' },
} satisfies Domain<typeof contract, Unbuilt>
