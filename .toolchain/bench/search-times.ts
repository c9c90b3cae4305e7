import type { PartSearch } from '../../packages/server/src/search/part-search.ts'
import { percentile, timed } from './report.ts'
import type { Floor } from './search-floor.ts'
import type { Kind } from './search-questions.ts'

/** Other work on the machine slows a round down, and nothing speeds one up: of some rounds the one with the best p95 says most. */
export const rounds = { inProcess: 10, overHttp: 5 }
/** Milliseconds after which a kind is asked no more. */
const patience = 10_000

/** The times of the best round. */
export async function bestOf(rounds: number, measure: () => Promise<number[]>): Promise<number[]> {
  let best = await measure()
  for (let round = 1; round < rounds; round += 1) {
    const times = await measure()
    if (percentile(times, 0.95) < percentile(best, 0.95)) best = times
  }
  return best
}

/** Milliseconds of so many questions to one form of the search. */
export async function timesOf(
  { texts, ask }: Pick<Kind, 'texts' | 'ask'>,
  search: PartSearch,
  most: number,
): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + patience
  for (let at = 0; at < most && performance.now() < until; at += 1) {
    const text = texts[at % texts.length] ?? ''
    times.push(await timed(() => ask(search, text)))
  }
  return times
}

/** The same for the floor; none where it has no answer. */
export async function floorTimes({ texts, floor }: Kind, memory: Floor): Promise<number[]> {
  const times: number[] = []
  if (floor) for (const text of texts) times.push(await timed(async () => floor(memory, text)))
  return times
}
