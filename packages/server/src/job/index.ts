import type * as contract from '@xinpu/contract/job'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'
import { usual } from '../storage/upload-kind.ts'
import { deliveryHandlers } from './delivery.ts'
import { seesResume } from './delivery-queries.ts'
import { seedJobs } from './job-seed.ts'
import { forgetViews, jobHandlers } from './job.ts'
import { myJobHandlers } from './my-job.ts'
import type { JobTables } from './tables.ts'

declare module '../core/tables.ts' {
  interface Tables extends JobTables {}
}

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** Jobs and applications. */
export const job = {
  unbuilt,
  handlers: { delivery: deliveryHandlers, job: jobHandlers, myJob: myJobHandlers },
  // A resume is its person's: it is sent again with the next application.
  uploads: { resume: { ...usual.paper, seenBy: 'owner', lasts: 'always' } },
  readers: [seesResume],
  daily: { jobViews: ({ db, now }) => forgetViews(db, now()) },
  seeds: [seedJobs],
} satisfies Domain<typeof contract, Unbuilt>
