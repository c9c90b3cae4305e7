import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

interface WaitingJobs {
  failed: number
  /** Those that are due: what is asked for at a moment to come does not wait before it. */
  waiting: number
  /** How long the first of them has been due. */
  minutes: number
}

/** What of the work behind the scenes is behind. */
export async function waitingJobs(db: Db): Promise<WaitingJobs> {
  const { rows } = await sql<WaitingJobs>`
    select count(*) filter (where state = 'failed')::int as failed, count(*) filter (where is_due)::int as waiting,
      coalesce(extract(epoch from now() - min(due_at) filter (where is_due)) / 60, 0)::int as minutes
    from (
      select state, greatest(created_at, not_before) as due_at,
        state = 'waiting' and run_at <= now() and (not_before is null or not_before <= now()) as is_due
      from job
    ) as known`.execute(db)
  return rows[0] ?? { failed: 0, waiting: 0, minutes: 0 }
}
