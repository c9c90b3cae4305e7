import type { Brings } from '../domain.ts'
import { dropOldNews } from './index/outbox.ts'
import { forgetMissed, missedSearches } from './missed-search.ts'
import { refreshWords } from './refresh-words.ts'
import type { SearchTables } from './tables.ts'

declare module '../core/tables.ts' {
  interface Tables extends SearchTables {}
}

/** Finding parts. */
export const search = {
  jobs: { words: { run: refreshWords, lease: 60_000, tries: 6 } },
  daily: { outbox: ({ db, now }) => dropOldNews(db, now()), missed: ({ db, now }) => forgetMissed(db, now()) },
  services: ({ db, now }) => ({ missed: missedSearches(db, now) }),
} satisfies Brings
