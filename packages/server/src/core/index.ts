import type { House } from './context.ts'
import { deleteSpentCounts } from './spent-counts.ts'

/** What the core does by itself. */
export const core = { daily: { counts: ({ db, now }: House) => deleteSpentCounts(db, now()) } }
