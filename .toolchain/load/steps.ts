import { percentile } from '../bench/report.ts'
import type { Crowd, Crowded, Done } from './people.ts'

/** What one rate came to. */
export interface Step {
  rate: number
  p50: number
  p99: number
  /** Acts that were wrong or turned away, of all. */
  errors: number
  /** The part of one core that the people took. */
  cpu: number
  byWho: Map<Done['who'], number>
}

/** A site is over its limit where one of a hundred waits longer, in milliseconds, or one of two hundred fails. */
export const limits = { p99: 1000, errors: 0.005 }

export const isOver = ({ p99, errors }: Step): boolean => p99 > limits.p99 || errors > limits.errors

/** What a crowd came to. */
export function stepOf(rate: number, { done, turnedAway, cpu }: Crowded): Step {
  const right = done.filter(({ isRight }) => isRight)
  const times = right.map(({ ms }) => ms)
  const parties = Map.groupBy(right, ({ who }) => who)
  return {
    rate,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    errors: 1 - right.length / (done.length + turnedAway),
    cpu,
    byWho: new Map(
      [...parties].map(([who, all]) => [
        who,
        percentile(
          all.map(({ ms }) => ms),
          0.99,
        ),
      ]),
    ),
  }
}

/** The first of the rates, and what each is to the one before. */
const first = 5
const growth = 1.5
const mostSteps = 14

/** Fewer acts say nothing of one in a hundred. */
const leastActs = 200

type Send = (terms: Omit<Crowd, 'origin'>) => Promise<Crowded>

/** Asks at rising rates until the site is over its limit; the step before that is its knee. */
export async function climb(send: Send, seconds: number, tell?: (step: Step) => void): Promise<Step[]> {
  const steps: Step[] = []
  for (let at = 0; at < mostSteps; at += 1) {
    const step = await triedTwice(send, Math.round(first * growth ** at), seconds)
    steps.push(step)
    tell?.(step)
    if (isOver(step)) return steps
  }
  return steps
}

/** Over its limit is what is over it twice: once may be somebody else's work. */
async function triedTwice(send: Send, rate: number, seconds: number): Promise<Step> {
  const ask = async () => stepOf(rate, await send({ rate, seconds: Math.max(seconds, leastActs / rate) }))
  const step = await ask()
  return isOver(step) ? ask() : step
}

/** The highest rate that the site bore. */
export const kneeOf = (steps: readonly Step[]): Step | undefined => steps.findLast((step) => !isOver(step))
