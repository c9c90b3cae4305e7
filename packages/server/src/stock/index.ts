import type * as contract from '@xinpu/contract/stock'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {
  myStock: 'add exportFile importFile list remove template update',
  stock: 'detail list search',
} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** Stock that companies offer. */
export const stock = {
  unbuilt,
  handlers: {},
} satisfies Domain<typeof contract, Unbuilt>
