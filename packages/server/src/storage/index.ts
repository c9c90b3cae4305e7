import type { House } from '../core/context.ts'
import type { StorageTables } from './tables.ts'
import { dropUnclaimed } from './upload-store.ts'

declare module '../core/tables.ts' {
  interface Tables extends StorageTables {}
}

/** Files, and what people sent. */
export const storage = { daily: { unclaimed: ({ db, now }: House) => dropUnclaimed(db, now()) } }
