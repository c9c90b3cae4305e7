import type { House } from '../core/context.ts'
import { storeIdOf } from './store-id.ts'
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
    // Servers may share a folder of files.
    strays: {
      turnOf: ({ settings }: House) => `strays of ${storeIdOf(settings.dataDir)}`,
      run: (house: House) => dropStrayBytes(house),
    },
  },
}
