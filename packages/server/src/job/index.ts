import type * as contract from '@xinpu/contract/job'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {
  delivery: 'mine received send setStatus',
  job: 'category detail hot list',
  myJob: 'add list remove setStatus update',
} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** Jobs and applications. */
export const job = {
  unbuilt,
  handlers: {},
  uploads: { resume: 'unbuilt' },
} satisfies Domain<typeof contract, Unbuilt>
