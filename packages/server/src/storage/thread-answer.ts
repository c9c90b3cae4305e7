import { Worker } from 'node:worker_threads'
import { watchOver, type ThreadLimits } from './thread-watch.ts'

/** Megabytes of a thread's heap. */
export interface ThreadHeap {
  heap: number
  /** Of what is new: less is cleaned more often, and grows less. Missing: as Node says. */
  young?: number
}

/** What a thread makes of a file that comes in as its data; `heavy` where the file takes too much of it. */
export async function answerOfThread<Answer>(
  file: URL,
  workerData: unknown,
  { heap, young, ...limits }: ThreadLimits & ThreadHeap,
): Promise<Answer | 'heavy'> {
  const worker = new Worker(file, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: heap, ...(young && { maxYoungGenerationSizeMb: young }) },
    // What the readers grumble about a file is nobody's log.
    stdout: true,
    stderr: true,
  })
  const answer = Promise.withResolvers<Answer | 'heavy'>()
  const end = () => answer.resolve('heavy')
  const watch = watchOver(worker, limits, end)
  // Out of memory, or out of stack beyond what can be caught.
  worker.once('message', answer.resolve).once('error', end).once('exit', end)
  try {
    return await answer.promise
  } finally {
    watch.end()
    await worker.terminate()
  }
}
