import type { FastifyBaseLogger } from 'fastify'
import type { House } from './context.ts'
import { releaseTurn, takeTurn } from './turn.ts'

const afterStart = 10_000
const afterFailure = 10 * 60_000
/** Milliseconds between two rounds. */
export const sixHours = 6 * 60 * 60_000

/** Work that a server takes another turn at than all the others: each folder of files has one of its own. */
interface OwnTurn {
  turnOf: (house: House) => string
  run: (house: House) => Promise<unknown>
}

/** What is done by itself, by the name that servers take turns at. Each may run twice without harm. */
export type DailyWork = Readonly<Record<string, ((house: House) => Promise<unknown>) | OwnTurn>>

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
  for (const [name, work] of Object.entries(house.brought.daily)) {
    const turn = turnOf(house, name)
    const run = typeof work === 'function' ? work : work.run
    if (stop?.aborted) return isWhole
    isWhole = (await runJob(house, log, turn, run)) && isWhole
  }
  return isWhole
}

/** The name that servers take turns at for a job. */
export function turnOf(house: House, name: string): string {
  const work = house.brought.daily[name]
  return typeof work === 'object' ? work.turnOf(house) : name
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
