import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { House } from '../core/context.ts'
import type { JobKind } from './job-kinds.ts'
import { failJob, finishJob, holdJob, nextTry, releaseJob, takeJob, type Job } from './job-queue.ts'

type Log = Pick<FastifyBaseLogger, 'error'>
type Kind = Pick<JobKind<never>, 'drop' | 'isShort' | 'lease' | 'run' | 'tries'>
type Kinds = Readonly<Record<string, Kind>>

/** Nothing is due: looked again after so long. */
const rest = 3000

/**
 * Does jobs until it is stopped, short ones one after another and beside them the others; what it gives back waits for
 * those under way to be laid down.
 *
 * @param kinds By default the product's own.
 */
export function startJobs(house: House, log: Log, kinds: Kinds = house.brought.jobs as Kinds): () => Promise<void> {
  const stop = new AbortController()
  const lanes = [true, false].map((isShort) => work(house, { log, stop: stop.signal, kinds: laneOf(kinds, isShort) }))
  return async () => {
    stop.abort()
    await Promise.all(lanes)
  }
}

const laneOf = (kinds: Kinds, isShort: boolean): Kinds =>
  Object.fromEntries(Object.entries(kinds).filter(([, kind]) => (kind.isShort ?? false) === isShort))

async function work(house: House, terms: Terms): Promise<void> {
  const { log, stop } = terms
  while (!stop.aborted) {
    const isDone = await runNext(house, terms).catch((error: unknown) => void log.error(error))
    if (!isDone) await pause(rest, undefined, { signal: stop, ref: false }).catch(() => {})
  }
}

/** Does everything that is due now; answers how many jobs that were. */
export async function runDueJobs(house: House, log: Log, kinds?: Kinds): Promise<number> {
  const { signal: stop } = new AbortController()
  let count = 0
  while (await runNext(house, { log, stop, kinds })) count += 1
  return count
}

interface Terms {
  log: Log
  stop: AbortSignal
  /** @default the product's own */
  kinds?: Kinds
}

/** Does one job; false when none is due. */
async function runNext(house: House, { log, stop, kinds = house.brought.jobs as Kinds }: Terms): Promise<boolean> {
  const { db, now } = house
  const job = await takeJob(db, now(), kinds)
  const kind = job && kinds[job.kind]
  if (!job || !kind) return false
  const letGo = hold(house, { job, lease: kind.lease, log })
  try {
    if (job.tries > kind.tries) await giveUp(house, { job, kind, log })
    else await done(house, { job, kind, stop })
  } catch (error) {
    if (stop.aborted) await releaseJob(db, job)
    else await putOff(house, job, { error, tries: kind.tries, log })
  } finally {
    letGo()
  }
  return true
}

async function done(house: House, { job, kind, stop }: { job: Job; kind: Kind; stop: AbortSignal }) {
  await kind.run(house, job.payload as never, stop)
  await finishJob(house.db, job, house.now())
}

/** The last of its tries ended without a word, as when a process is killed: this one is the one too many. */
async function giveUp(house: House, { job, kind, log }: { job: Job; kind: Kind; log: Log }) {
  log.error({ job: job.kind, id: job.id, tries: job.tries }, 'given up: every runner went silent')
  await kind.drop?.(house, job.payload as never)
  await failJob(house.db, job, { error: 'Every runner went silent.', now: house.now() })
}

/** Renews the lease while the job is under way; call the answer to stop. */
function hold({ db, now }: House, { job, lease, log }: { job: Job; lease: number; log: Log }): () => void {
  const renew = () => holdJob(db, job, new Date(now().getTime() + lease))
  const timer = setInterval(() => void renew().catch((error: unknown) => log.error(error)), lease / 3)
  return () => clearInterval(timer)
}

async function putOff(
  { db, now }: House,
  job: Job,
  { error, tries, log }: { error: unknown; tries: number; log: Log },
) {
  const at = now()
  const isLast = job.tries >= tries
  log.error({ err: error, job: job.kind, id: job.id, tries: job.tries }, isLast ? 'given up' : 'put off')
  await failJob(db, job, {
    error: error instanceof Error ? error.message : String(error),
    now: at,
    ...(!isLast && { again: nextTry(at, job.tries) }),
  })
}
