import { sql, type ColumnType, type Generated } from 'kysely'
import type { Db } from '../core/database.ts'
import type { Json, Stamp } from '../core/tables.ts'

declare module '../core/tables.ts' {
  interface Tables {
    job: {
      id: Generated<number>
      kind: string
      key: string
      payload: Json<object>
      state: ColumnType<JobState, JobState | undefined, JobState>
      tries: Generated<number>
      run_at: Stamp
      not_before: Date | null
      lease_until: Date | null
      error: Generated<string>
      created_at: Stamp
      finished_at: Date | null
    }
  }
}

type JobState = 'waiting' | 'running' | 'done' | 'failed'

/**
 * What each kind of job needs to know. A kind adds its line where it is done, by `declare module '../jobs/job-queue.ts'`;
 * `domains.ts` does not compile until somebody brings its worker.
 */
export interface JobPayloads {}

export type JobKindName = keyof JobPayloads

/** A job that somebody has taken. */
export interface Job {
  id: number
  kind: JobKindName
  payload: object
  /** Which try this is, from 1; also tells a runner that lost its lease from the one that has it now. */
  tries: number
}

/** What somebody waits for is due before everything else, however much there is to do: due since ever. */
const beforeAll = new Date(0)

/**
 * Asks for work, within the transaction that makes it due; what is asked for already stays asked once. What a person
 * waits for, such as a letter, goes before what the house does for itself; `notBefore` is a moment to come.
 */
export async function enqueue<Kind extends JobKindName>(
  db: Db,
  kind: Kind,
  wanted: readonly { key: string | number; payload: JobPayloads[Kind]; isAwaited?: boolean; notBefore?: Date }[],
): Promise<void> {
  if (wanted.length === 0) return
  const rows = wanted.map(({ key, payload, isAwaited, notBefore = null }) => ({
    kind,
    key: String(key),
    payload: JSON.stringify(payload),
    not_before: notBefore,
    ...(isAwaited && { run_at: beforeAll }),
  }))
  await db
    .insertInto('job')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute()
}

/** Seconds until a job that failed is tried again; after each further failure four times as many. */
const firstPause = 15

/** When a job that failed is tried again. */
export const nextTry = (now: Date, tries: number): Date =>
  new Date(now.getTime() + firstPause * 4 ** (tries - 1) * 1000)

/**
 * Takes the job that has been due longest, or one whose runner has gone silent; of two who ask, each gets another. What
 * seems to wait or to be held for more than twice the time that is given tells of a clock that jumped back: it does not
 * count. Clocks of several servers differ by less. A job that nobody tried yet is due at once, whatever the clock of the
 * database said when it was asked for.
 */
export async function takeJob(
  db: Db,
  now: Date,
  kinds: Readonly<Record<string, { lease: number }>>,
): Promise<Job | undefined> {
  const names = Object.keys(kinds)
  if (names.length === 0) return undefined
  const lease = sql`(${JSON.stringify(leasesOf(kinds))}::jsonb ->> kind)::int * interval '1 millisecond'`
  const { rows } = await sql<Job>`
    update job set state = 'running', tries = tries + 1,
      lease_until = ${now}::timestamptz + ${lease}
    where id = (
      select id from job
      where kind in (${sql.join(names)}) and (not_before is null or not_before <= ${now}) and (
        state = 'waiting' and (tries = 0 or run_at <= ${now} or run_at > ${now}::timestamptz + 2 * ${pause})
        or state = 'running' and (lease_until <= ${now} or lease_until > ${now}::timestamptz + 2 * ${lease})
      )
      order by run_at, id limit 1 for update skip locked
    )
    returning id, kind, payload, tries
  `.execute(db)
  return rows[0]
}

/** As `nextTry` has it. */
const pause = sql`make_interval(secs => ${firstPause} * power(4, tries - 1))`

const leasesOf = (kinds: Readonly<Record<string, { lease: number }>>) =>
  Object.fromEntries(Object.entries(kinds).map(([name, { lease }]) => [name, lease]))

/** The row of a job, for whoever still has it. */
const mine = (db: Db, { id, tries }: Job) =>
  db.updateTable('job').where('id', '=', id).where('state', '=', 'running').where('tries', '=', tries)

/** A runner that is alive holds on to its job. */
export const holdJob = (db: Db, job: Job, until: Date) => mine(db, job).set({ lease_until: until }).execute()

export const finishJob = (db: Db, job: Job, now: Date) =>
  mine(db, job).set({ state: 'done', finished_at: now, lease_until: null, error: '' }).execute()

/** Puts a job off, or gives it up: `again` is when it is tried next. */
export const failJob = (db: Db, job: Job, { error, again, now }: { error: string; again?: Date; now: Date }) =>
  mine(db, job)
    .set({
      error: error.slice(0, 500),
      lease_until: null,
      ...(again ? { state: 'waiting', run_at: again } : { state: 'failed', finished_at: now }),
    })
    .execute()

/** Gives a job back untried: the process stops. */
export const releaseJob = (db: Db, job: Job) =>
  mine(db, job)
    .set({ state: 'waiting', tries: job.tries - 1, lease_until: null })
    .execute()

/** Forgets what was done long ago. */
export const dropDoneJobs = (db: Db, before: Date) =>
  db.deleteFrom('job').where('state', '=', 'done').where('finished_at', '<', before).execute()
