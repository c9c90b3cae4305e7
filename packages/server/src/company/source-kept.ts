import {
  bulkhead,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel'
import type { Cause, CompanySource, Entry, OuterCompany, Section, ToldList } from './source.ts'

/** Why a provider told nothing: it is silent, answers with something else, has had enough of us, or has no such list. */
export class SourceFailure extends Error {
  readonly why: 'absent' | 'down' | 'garbage' | 'quota'
  constructor(why: 'absent' | 'down' | 'garbage' | 'quota', message: string) {
    super(message)
    this.why = why
  }
}

/** A provider as it is: each question ends when it is told to. */
export interface FarSource {
  name: string
  isMetered: boolean
  entry: (outer: OuterCompany, stop: AbortSignal, cause: Cause) => Promise<Entry | undefined>
  rows: (section: Section, outer: OuterCompany, stop: AbortSignal, cause: Cause) => Promise<ToldList>
  find: (words: string, stop: AbortSignal) => Promise<readonly OuterCompany[]>
}

/** Questions that are asked at the same time, and those that wait for their turn. */
const most = { atOnce: 8, waiting: 64 }
/** Failures in a row after which nobody asks for a while, and milliseconds of that while. */
const rest = { after: 5, for: 20_000 }

/** A list that a provider does not have says nothing of how it is. */
const isAway = handleWhen((error) => !(error instanceof SourceFailure) || error.why !== 'absent')

/** What may go well a moment later; a quota or an answer in another form does not. */
const mayPass = handleWhen((error) => !(error instanceof SourceFailure) || error.why === 'down')

/**
 * Asks a provider with patience and no more than it takes: a question ends in time, is asked once more where that may
 * help, and after some failures in a row nobody asks for a while.
 *
 * @param patience Milliseconds for a question.
 */
export function keptSource(far: FarSource, patience: number): CompanySource {
  const breaker = circuitBreaker(isAway, {
    halfOpenAfter: rest.for,
    breaker: new ConsecutiveBreaker(rest.after),
  })
  const again = retry(mayPass, { maxAttempts: 1, backoff: new ExponentialBackoff({ initialDelay: 50, maxDelay: 200 }) })
  const policy = wrap(
    bulkhead(most.atOnce, most.waiting),
    breaker,
    timeout(patience, TimeoutStrategy.Aggressive),
    again,
  )
  let last: 'away' | 'ok' = 'ok'

  async function ask<Answer>(question: (stop: AbortSignal) => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await policy.execute(({ signal }) => question(signal))
      last = 'ok'
      return answer
    } catch (error) {
      if (!(error instanceof SourceFailure) || error.why !== 'absent') last = 'away'
      throw error
    }
  }

  return {
    name: far.name,
    isMetered: far.isMetered,
    state: () => last,
    entry: (outer, cause = 'looked') => ask((stop) => far.entry(outer, stop, cause)),
    rows: (section, outer, cause = 'looked') => ask((stop) => far.rows(section, outer, stop, cause)),
    find: (words) => ask((stop) => far.find(words, stop)),
  }
}
