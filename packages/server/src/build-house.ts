import { join } from 'node:path'
import { changes } from './core/changes.ts'
import type { House } from './core/context.ts'
import type { Database } from './core/database.ts'
import type { Settings } from './core/settings.ts'
import { sharedLimits } from './core/shared-limits.ts'
import { brought, domainServices } from './domains.ts'
import { mailSender } from './mail/mail-sender.ts'
import { outsideCache } from './outside/outside-cache.ts'
import { sqlSearch } from './search/sql-search.ts'
import { smsSender } from './sms/sms-sender.ts'
import { socialProviders } from './social/social-provider.ts'
import { fileStore } from './storage/file-store.ts'

/** A datasheet above 50 MB, or one that takes half a minute, is read where it is. */
const outsideBounds = { mostBytes: 50_000_000, patience: 30_000 }

type HouseDatabase = Pick<Database, 'db' | 'listen' | 'kind' | 'reads'>

/** Everything a handler leans on, from the settings. */
export function buildHouse(
  settings: Settings,
  { db, listen, kind, reads }: HouseDatabase,
  now = () => new Date(),
): House {
  return {
    ...domainServices({ db, settings, listen, now }),
    brought,
    db,
    reads,
    settings,
    files: fileStore(settings),
    search: sqlSearch(db),
    searchState: () => 'sql',
    sms: smsSender(settings, db),
    mail: mailSender(settings, db),
    outside: outsideCache(join(settings.dataDir, 'outside'), { hosts: settings.outsideHosts, ...outsideBounds }),
    social: socialProviders(settings, { db, now }),
    changes: changes(),
    // Only one process opens a PGlite.
    limits: sharedLimits(kind === 'postgresql' ? db : undefined),
    now,
  }
}
