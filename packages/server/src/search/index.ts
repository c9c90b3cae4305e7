import type { Brings } from '../domain.ts'
import { dropOldNews } from './index/outbox.ts'
import { refreshWords } from './refresh-words.ts'

/** Finding parts. */
export const search = {
  jobs: { words: { run: refreshWords, lease: 60_000, tries: 6 } },
  daily: { outbox: ({ db, now }) => dropOldNews(db, now()) },
} satisfies Brings
