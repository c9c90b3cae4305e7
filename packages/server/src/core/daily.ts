import type { FastifyBaseLogger } from 'fastify'
import { raiseIdleAlerts } from '../account/idle-accounts.ts'
import { raiseSearchAlerts } from '../account/search-alerts.ts'
import { raiseLicenceAlerts } from '../enterprise/licence-alerts.ts'
import { dropDoneJobs } from '../jobs/job-queue.ts'
import { wantUnreadPageText } from '../datasheet/page-text.ts'
import { dropUnclaimed } from '../storage/upload-store.ts'
import { storeIdOf } from '../storage/store-id.ts'
import { dropStrayBytes, dropUnnamedFiles } from '../storage/unnamed-bytes.ts'
import { dropUnnamedUploads } from '../storage/unnamed-uploads.ts'
import type { House } from './context.ts'
import { deleteSpent } from './spent-rows.ts'
import { releaseTurn, takeTurn } from './turn.ts'

const afterStart = 10_000
const afterFailure = 10 * 60_000
const sixHours = 6 * 60 * 60_000
const week = 7 * 24 * 60 * 60_000

/** What is done by itself. Each may run twice without harm. */
const jobs = {
  unclaimed: ({ db, now }) => dropUnclaimed(db, now()),
  unnamed: dropUnnamedUploads,
  files: dropUnnamedFiles,
  licences: ({ db, now }) => raiseLicenceAlerts(db, now()),
  spent: ({ db, now }) => deleteSpent(db, now()),
  jobs: ({ db, now }) => dropDoneJobs(db, new Date(now().getTime() - week)),
  texts: ({ db }) => wantUnreadPageText(db),
  idle: ({ db, now }) => raiseIdleAlerts(db, now()),
  searches: raiseSearchAlerts,
} satisfies Jobs

type Jobs = Record<string, (house: House) => Promise<unknown>>

/** With the job that each folder of files has of its own: servers may share one. */
const jobsOf = ({ settings: { dataDir } }: House): Jobs => ({
  ...jobs,
  [`strays of ${storeIdOf(dataDir)}`]: (house) => dropStrayBytes(house),
})

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>

/**
 * Has the jobs done soon after the start and every six hours, and soon again after one failed; what it gives back waits
 * for the one under way.
 */
export function startDaily(house: House, log: Log): () => Promise<void> {
  let round = Promise.resolve()
  const isStopped = new AbortController()
  let timer: NodeJS.Timeout
  const next = (pause: number) => void (timer = setTimeout(() => void (round = run()), pause).unref())
  const run = async () => {
    const isDone = await runDaily(house, log, isStopped.signal)
    if (!isStopped.signal.aborted) next(isDone ? sixHours : afterFailure)
  }
  next(afterStart)
  return () => {
    isStopped.abort()
    clearTimeout(timer)
    return round
  }
}

/**
 * One round: jobs whose turn another node has are passed over; one that fails keeps nobody from the next. Answers
 * whether none failed.
 */
export async function runDaily(house: House, log: Log, stop?: AbortSignal): Promise<boolean> {
  let isWhole = true
  for (const [name, run] of Object.entries(jobsOf(house))) {
    if (stop?.aborted) return isWhole
    isWhole = (await runJob(house, log, name, run)) && isWhole
  }
  return isWhole
}

async function runJob(house: House, log: Log, name: string, run: (house: House) => Promise<unknown>): Promise<boolean> {
  try {
    if (await takeTurn(house, name, sixHours)) log.info({ job: name, done: await run(house) })
    return true
  } catch (error) {
    log.error(error)
    await releaseTurn(house, name).catch(() => {})
    return false
  }
}
