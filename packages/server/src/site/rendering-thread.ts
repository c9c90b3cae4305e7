import { Worker } from 'node:worker_threads'
import { inOneMessage } from '../core/one-message.ts'
import type { InsideCall } from './inside-calls.ts'
import type { FromThread, Order, ToThread } from './render-words.ts'
import type { Visit } from './rendering.ts'

/** The thread ended before it had answered: another may. */
export class ThreadEnded extends Error {}

/** A thread that renders pages. */
export interface RenderingThread {
  /** Pages under way. */
  load: () => number
  render: (order: Order, visit: Visit) => PageUnderWay
  /** Comes when it has read the site. */
  ready: Promise<void>
  end: () => Promise<unknown>
}

export interface PageUnderWay {
  answer: Promise<Response>
  /** Comes when the thread has no more to do with it, however it ended. */
  end: Promise<void>
}

interface Page {
  visit: Visit
  answer: PromiseWithResolvers<Response>
  end: PromiseWithResolvers<void>
  body?: ReadableStreamDefaultController<Uint8Array>
}

/** Megabytes of what was just made: a page is a few, and most of it is gone with the page. */
const young = 64
/** Answers that have no body. */
const bodiless = [204, 205, 304]

export interface ThreadTerms {
  /** Milliseconds of silence, while it has work, after which it is ended. */
  patience: number
  /** Told when it has ended, for whatever reason, before its pages are. */
  onEnd: () => void
}

/** Starts a thread on the built site. */
export function openThread(entry: string, { patience, onEnd }: ThreadTerms): RenderingThread {
  const worker = new Worker(new URL('render-thread.ts', import.meta.url), {
    workerData: { entry },
    resourceLimits: { maxYoungGenerationSizeMb: young },
  })
  const pages = new Map<number, Page>()
  const ready = Promise.withResolvers<void>()
  let failure = new ThreadEnded('A rendering thread ended.')
  let heardAt = performance.now()
  const tell = inOneMessage<ToThread>((words) => worker.postMessage(words))

  worker.on('message', (words: FromThread[]) => {
    heardAt = performance.now()
    for (const word of words)
      if (word === 'ready') ready.resolve()
      else if (word !== 'pong') hear(word)
  })
  worker.on('error', (error) => {
    failure = new ThreadEnded('A rendering thread broke.', { cause: error })
  })
  worker.on('exit', () => {
    clearInterval(watch)
    onEnd()
    ready.reject(failure)
    for (const [id] of pages) fail(id, failure)
  })
  ready.promise.catch(() => {})
  const watch = setInterval(() => {
    if (pages.size === 0) heardAt = performance.now()
    else if (performance.now() - heardAt > patience) void worker.terminate()
    else tell('ping')
  }, patience / 4).unref()

  function hear(word: Exclude<FromThread, string>) {
    const page = pages.get(word.id)
    if (!page) return
    if ('ask' in word) return void answer(page, word)
    if ('isGone' in word) return page.visit.onGone()
    if ('status' in word) return page.answer.resolve(begun(word.id, page, word))
    if ('piece' in word) return page.body?.enqueue(word.piece)
    if ('error' in word) return fail(word.id, new Error(word.error))
    leave(word.id)
    page.visit.onWhole(word.size)
    page.body?.close()
  }

  async function answer({ visit }: Page, { id, call, ask }: { id: number; call: number; ask: InsideCall }) {
    try {
      tell({ id, call, answer: await visit.ask(ask) })
    } catch (error) {
      tell({ id, call, error: String(error) })
    }
  }

  function begun(id: number, page: Page, { status, headers }: { status: number; headers: [string, string][] }) {
    if (bodiless.includes(status)) return new Response(null, { status, headers })
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (page.body = controller),
      cancel() {
        leave(id)
        tell({ id, isLeft: true })
      },
    })
    return new Response(body, { status, headers })
  }

  function leave(id: number) {
    pages.get(id)?.end.resolve()
    pages.delete(id)
  }

  function fail(id: number, error: Error) {
    const page = pages.get(id)
    leave(id)
    page?.answer.reject(error)
    page?.body?.error(error)
  }

  return {
    load: () => pages.size,
    render(order, visit) {
      if (pages.size === 0) heardAt = performance.now()
      const page = { visit, answer: Promise.withResolvers<Response>(), end: Promise.withResolvers<void>() }
      pages.set(order.id, page)
      tell({ order })
      return { answer: page.answer.promise, end: page.end.promise }
    },
    ready: ready.promise,
    end: () => worker.terminate(),
  }
}
