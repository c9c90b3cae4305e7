import { Worker } from 'node:worker_threads'
import type { ReadingState } from './tables.ts'
import { watchOver, type ThreadLimits } from '../storage/thread-watch.ts'
import type { ReaderMessage } from './page-text-worker.ts'

/** Generous with time: the thread goes last wherever there is other work. */
const usual: ThreadLimits = { patience: 2 * 60_000, longest: 15 * 60_000, memory: 768 * 1024 * 1024 }
const heap = { maxOldGenerationSizeMb: 512 }
/** Without work for so long the thread ends. */
const idle = 10_000

/** Reads PDFs in a thread that is begun when it is needed and ended when a document takes too much of it. */
export interface PageReader {
  /** Hands pages on as JSON, a few at a time and in their order; answers what the document came to. */
  read: (bytes: Uint8Array, keep: (pages: string) => Promise<void>, stop: AbortSignal) => Promise<Outcome>
  close: () => Promise<void>
}

export interface Outcome {
  state: ReadingState
  pageCount: number
}

export function pageReader(limits: ThreadLimits = usual): PageReader {
  let worker: Worker | undefined
  let timer: NodeJS.Timeout | undefined

  const close = async () => {
    clearTimeout(timer)
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }

  return {
    close,
    async read(bytes, keep, stop) {
      clearTimeout(timer)
      worker ??= new Worker(new URL('page-text-worker.ts', import.meta.url), { resourceLimits: heap }).on(
        'error',
        () => {},
      )
      const outcome = await readIn(worker, { bytes, keep, stop, limits }).catch(async (error: unknown) => {
        // It has the rest of this document yet, and would hand it on as the next one's.
        await close()
        throw error
      })
      if (outcome.state === 'heavy' || stop.aborted) await close()
      else timer = setTimeout(() => void close(), idle).unref()
      stop.throwIfAborted()
      return outcome
    },
  }
}

interface Reading {
  bytes: Uint8Array
  keep: (pages: string) => Promise<void>
  stop: AbortSignal
  limits: ThreadLimits
}

const heavy: Outcome = { state: 'heavy', pageCount: 0 }

async function readIn(worker: Worker, { bytes, keep, stop, limits }: Reading): Promise<Outcome> {
  const answer = Promise.withResolvers<Outcome>()
  const watch = watchOver(worker, limits, () => answer.resolve(heavy))
  const end = () => answer.resolve(heavy)

  let keeping: Promise<void> = Promise.resolve()
  // While pages are kept the next few are read, and no more: a document never waits in memory.
  const handOn = async (pages: string) => {
    watch.rest()
    await keeping
    keeping = keep(pages)
    watch.go()
    worker.postMessage('next')
    await keeping
  }
  const hear = (message: ReaderMessage) => {
    if ('pages' in message) void handOn(message.pages).catch(answer.reject)
    else keeping.then(() => answer.resolve({ state: message.end, pageCount: message.pageCount }), answer.reject)
  }

  worker.on('message', hear).on('error', end).on('exit', end)
  stop.addEventListener('abort', end)
  worker.postMessage(bytes)
  try {
    return await answer.promise
  } finally {
    watch.end()
    stop.removeEventListener('abort', end)
    worker.off('message', hear).off('error', end).off('exit', end)
  }
}
