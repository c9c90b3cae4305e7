import type { House } from '../core/context.ts'
import type { StorageTables } from './tables.ts'
import { dropStrayBytes, dropUnnamedFiles } from './unnamed-bytes.ts'
import { dropUnnamedUploads } from './unnamed-uploads.ts'
import { dropUnclaimed } from './upload-store.ts'
import { dropOldTickets } from './old-tickets.ts'

declare module '../core/tables.ts' {
  interface Tables extends StorageTables {}
}

/** Files, and what people sent. */
export const storage = {
  daily: {
    uploadTickets: dropOldTickets,
    unclaimed: ({ db, now }: House) => dropUnclaimed(db, now()),
    unnamed: dropUnnamedUploads,
    files: dropUnnamedFiles,
    // Servers may share a store of files.
    strays: {
      turnOf: ({ files }: House) => `strays of ${files.id()}`,
      run: (house: House) => dropStrayBytes(house),
    },
  },
}
