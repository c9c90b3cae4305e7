import { parentPort, Worker, type ResourceLimits } from 'node:worker_threads'
import { heldBy, watchOver, type ThreadLimits } from './thread-watch.ts'

/** Megabytes of a thread's heap. */
export interface ThreadHeap {
  heap: number
  /** Of what is new: less is cleaned more often, and grows less. Missing: as Node says. */
  young?: number
}

/** Milliseconds that a thread waits for the next file: to begin one and to read its libraries takes a third of a second. */
const idle = 10_000
/** Bytes: what a thread still holds of one file would be laid to the next. A reader of PDFs holds 40 MB when it has read none. */
const mostLeft = 128 * 1024 * 1024

interface Resting {
  worker: Worker
  timer: NodeJS.Timeout
}

/** One of each kind at most. */
const resting = new Map<string, Resting>()

/**
 * What a thread makes of a file; `heavy` where the file takes too much of it. A thread that was given too much, or broke,
 * ends: a hostile file costs only itself.
 */
export async function answerOfThread<Answer>(
  file: URL,
  question: unknown,
  { heap, young, ...limits }: ThreadLimits & ThreadHeap,
): Promise<Answer | 'heavy'> {
  const kind = `${file.href} ${heap} ${young}`
  const worker =
    waiting(kind) ?? begun(file, { maxOldGenerationSizeMb: heap, ...(young && { maxYoungGenerationSizeMb: young }) })
  const answer = Promise.withResolvers<Answer | 'heavy'>()
  const end = () => answer.resolve('heavy')
  const watch = watchOver(worker, limits, end)
  // Out of memory, or out of stack beyond what can be caught.
  worker.once('message', answer.resolve).once('error', end).once('exit', end)
  worker.postMessage(question)
  const said = await answer.promise
  watch.end()
  worker.off('message', answer.resolve).off('error', end).off('exit', end)
  await (said === 'heavy' ? worker.terminate() : rest(kind, worker))
  return said
}

/** Within a thread: answers for each file that comes. What is thrown ends the thread, and its file is `heavy`. */
export function answerEach<Question>(answer: (question: Question) => Promise<unknown>): void {
  parentPort?.on('message', (question: Question) => void answer(question).then((said) => parentPort?.postMessage(said)))
}

function begun(file: URL, resourceLimits: ResourceLimits): Worker {
  const worker = new Worker(file, {
    resourceLimits,
    // What the readers grumble about a file is nobody's log.
    stdout: true,
    stderr: true,
  })
  worker.stdout.resume()
  worker.stderr.resume()
  // One that breaks while nobody asks it anything is gone, and that is all.
  return worker.on('error', () => {})
}

function waiting(kind: string): Worker | undefined {
  const found = resting.get(kind)
  if (!found) return undefined
  clearTimeout(found.timer)
  resting.delete(kind)
  found.worker.ref()
  return found.worker
}

async function rest(kind: string, worker: Worker): Promise<void> {
  // One that ends now does not answer any more.
  const gone = Promise.withResolvers<number>()
  const go = () => gone.resolve(Infinity)
  worker.once('exit', go)
  const left = await Promise.race([heldBy(worker).catch(() => Infinity), gone.promise])
  worker.off('exit', go)
  if (left > mostLeft || resting.has(kind)) return void (await worker.terminate())
  worker.unref()
  const end = () => {
    resting.delete(kind)
    void worker.terminate()
  }
  resting.set(kind, { worker, timer: setTimeout(end, idle).unref() })
}
