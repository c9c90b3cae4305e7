import type { House } from '../core/context.ts'
import { dropDoneJobs } from './job-queue.ts'

const week = 7 * 24 * 60 * 60_000

/** The work behind the scenes. */
export const jobs = {
  daily: { jobs: ({ db, now }: House) => dropDoneJobs(db, new Date(now().getTime() - week)) },
}
