import { Worker } from 'node:worker_threads'
import type { ReadingState } from '../core/job-tables.ts'
import type { ReaderMessage } from './page-text-worker.ts'

/** What one document may take. */
export interface ReaderLimits {
  /** Milliseconds without a page. */
  patience: number
  /** Milliseconds in all. */
  longest: number
  /** Bytes by which the process may grow meanwhile: what is unfolded lies outside the thread's own heap. */
  memory: number
}

const usual: ReaderLimits = { patience: 30_000, longest: 5 * 60_000, memory: 768 * 1024 * 1024 }
const heap = { maxOldGenerationSizeMb: 512 }
const glance = 200
/** Without work for so long the thread ends. */
const idle = 10_000

/** Reads PDFs in a thread that is begun when it is needed and ended when a document takes too much of it. */
export interface PageReader {
  /** Hands pages on as JSON, a few at a time; answers what the document came to. */
  read: (bytes: Uint8Array, keep: (pages: string) => Promise<void>, stop: AbortSignal) => Promise<Outcome>
  close: () => Promise<void>
}

export interface Outcome {
  state: ReadingState
  pageCount: number
}

export function pageReader(limits: ReaderLimits = usual): PageReader {
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
      const outcome = await readIn(worker, { bytes, keep, stop, limits })
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
  limits: ReaderLimits
}

const heavy: Outcome = { state: 'heavy', pageCount: 0 }

async function readIn(worker: Worker, { bytes, keep, stop, limits }: Reading): Promise<Outcome> {
  const answer = Promise.withResolvers<Outcome>()
  const watch = watchOver(limits, () => answer.resolve(heavy))
  const end = () => answer.resolve(heavy)

  const handOn = async (pages: string) => {
    watch.rest()
    await keep(pages)
    watch.go()
    worker.postMessage('next')
  }
  const hear = (message: ReaderMessage) => {
    if ('pages' in message) void handOn(message.pages).catch(answer.reject)
    else answer.resolve({ state: message.end, pageCount: message.pageCount })
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

/** Looks at time and memory every now and then; the time in which pages are kept is not the document's. */
function watchOver({ patience, longest, memory }: ReaderLimits, isTooMuch: () => void) {
  const memoryBefore = process.memoryUsage.rss()
  let since = performance.now()
  let spent = 0
  let isResting = false
  const timer = setInterval(() => {
    const age = isResting ? 0 : performance.now() - since
    const growth = process.memoryUsage.rss() - memoryBefore
    if (age > patience || spent + age > longest || growth > memory) isTooMuch()
  }, glance)

  return {
    rest() {
      spent += performance.now() - since
      isResting = true
    },
    go() {
      since = performance.now()
      isResting = false
    },
    end: () => clearInterval(timer),
  }
}
