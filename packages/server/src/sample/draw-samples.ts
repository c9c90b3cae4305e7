import { on } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Sample, SampleTerms } from './sample-terms.ts'

/** So many samples are drawn at a time; whoever asked has a thread of its own, and the database too. */
const most = Math.min(2, availableParallelism())

/** Draws samples in threads of their own and hands them on in the order that they were asked for. */
export async function* drawSamples(terms: readonly SampleTerms[]): AsyncGenerator<Sample> {
  const threads = Array.from({ length: most }, (_, place) =>
    startThread(terms.filter((_, index) => index % most === place)),
  )
  try {
    for (const index of terms.keys()) yield (await threads[index % most]?.next()) as Sample
  } finally {
    await Promise.all(threads.map((thread) => thread.end()))
  }
}

function startThread(terms: readonly SampleTerms[]) {
  const worker = new Worker(new URL('sample-thread.ts', import.meta.url), { workerData: terms })
  // It is listened to from the beginning: what is drawn before it is asked for waits here.
  const drawn = on(worker, 'message', { close: ['exit'] })
  return {
    async next(): Promise<Sample> {
      const { value, done } = await drawn.next()
      if (done) throw new Error('Whoever draws samples ended before the last one.')
      return (value as [Sample])[0]
    },
    end: () => worker.terminate(),
  }
}
