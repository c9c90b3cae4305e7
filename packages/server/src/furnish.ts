import { join } from 'node:path'
import type { House } from './core/context.ts'
import type { Db } from './core/database.ts'
import type { Settings } from './core/settings.ts'
import { sqlSearch } from './search/sql-search.ts'
import { smsSender } from './sms/sms-sender.ts'
import { fileStore } from './storage/file-store.ts'

/** Everything a handler leans on, from the settings. */
export const furnish = (settings: Settings, db: Db): House => ({
  db,
  settings,
  files: fileStore(join(settings.dataDir, 'files')),
  search: sqlSearch(db),
  sms: smsSender(settings, db),
  now: () => new Date(),
})
