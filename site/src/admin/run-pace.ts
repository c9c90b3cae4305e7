import type { Reconciliation } from '@xinpu/sdk/types'

/** Milliseconds after which one that is under way is looked at again. */
const pace = 1500

/** How soon comparisons are asked for again: while one of them is under way, and not once all have ended. */
export const paceOf = (runs: readonly Pick<Reconciliation, 'state'>[]): number | false =>
  runs.some(({ state }) => state === 'running') && pace
