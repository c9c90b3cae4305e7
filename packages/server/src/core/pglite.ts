import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { OperatorError } from './operator-error.ts'
import { newListeners, type Listen } from './listening.ts'
import { checkFolder, notOpened } from './pglite-folder.ts'
import type { Answer, Notified, Statement } from './pglite-worker.ts'

/** What a statement came to. */
export interface Outcome {
  rows: unknown[]
  affected: number
}

/** One PGlite, spoken to from this thread. */
export interface Pglite {
  /** What is said in one breath goes as one message, and is answered by one. */
  run: (sql: string, parameters: readonly unknown[]) => Promise<Outcome>
  listen: Listen
  /** Comes when its thread ended unasked. */
  failed: Promise<Error>
  /** Ends it in the middle of whatever it does: nothing more is written. */
  halt: () => Promise<unknown>
  close: () => Promise<void>
}

/**
 * Megabytes of what was just made: an answer is gone when it is sent, and its bytes with the next small clearing up. Where
 * that comes seldom, V8 meets its bound for bytes first and clears up everything, 15 ms in which nobody is answered.
 */
const young = 12

/** Starts PGlite in a worker, on a folder or in memory. */
export async function startPglite(folder?: string): Promise<Pglite> {
  if (folder) checkFolder(folder)
  const worker = new Worker(new URL('pglite-worker.ts', import.meta.url), {
    workerData: { folder, engine: await engine() },
    resourceLimits: { maxYoungGenerationSizeMb: young },
  })
  const waiting = new Map<number, PromiseWithResolvers<Outcome>>()
  const said: Statement[] = []
  const ears = newListeners()
  const failed = Promise.withResolvers<Error>()
  let end: Error | undefined
  let isClosing = false
  let count = 0

  const fail = (error: Error) => {
    end ??= error
    failAll(waiting, end)
    if (!isClosing) failed.resolve(end)
  }
  await ready(worker).catch((error: unknown) => {
    throw folder ? notOpened(folder, error) : error
  })
  worker.on('message', (told: Answer[] | Notified | 'closed') => {
    if (told === 'closed') return
    if ('heard' in told) ears.tell(told.heard, told.words)
    else for (const answer of told) settle(waiting, answer)
  })
  worker.on('error', (error: Error) => fail(new OperatorError(`数据库线程意外停止（${error.message}）。请重新启动。`)))
  worker.on('exit', () => fail(new OperatorError('数据库线程意外停止。请重新启动。')))

  return {
    async run(sql, parameters) {
      if (end) throw end
      count += 1
      const answer = Promise.withResolvers<Outcome>()
      waiting.set(count, answer)
      if (said.push({ id: count, sql, parameters }) === 1) queueMicrotask(() => worker.postMessage(said.splice(0)))
      return answer.promise
    },
    async listen(channel, heard) {
      if (ears.add(channel, heard)) worker.postMessage({ listen: channel })
      return async () => ears.remove(channel, heard)
    },
    failed: failed.promise,
    halt: () => worker.terminate(),
    async close() {
      isClosing = true
      if (end) return
      const gone = once(worker, 'exit')
      worker.postMessage('close')
      await gone
    },
  }
}

let compiled: Promise<WebAssembly.Module> | undefined

/** PostgreSQL itself, compiled once a process: what V8 has made fast for one database is so for the next. */
function engine(): Promise<WebAssembly.Module> {
  compiled ??= readFile(join(createRequire(import.meta.url).resolve('@electric-sql/pglite'), '../pglite.wasm')).then(
    (bytes) => WebAssembly.compile(bytes),
  )
  return compiled
}

async function ready(worker: Worker) {
  const failure = once(worker, 'error').then(([error]: unknown[]) => {
    throw error
  })
  const exit = once(worker, 'exit').then(() => {
    throw new Error('its thread ended')
  })
  for (const end of [failure, exit]) end.catch(() => {})
  await Promise.race([once(worker, 'message'), failure, exit])
}

function settle(waiting: Map<number, PromiseWithResolvers<Outcome>>, { id, rows = [], affected = 0, error }: Answer) {
  const answer = waiting.get(id)
  waiting.delete(id)
  if (error) answer?.reject(Object.assign(new Error(error.message), error))
  else answer?.resolve({ rows, affected })
}

function failAll(waiting: Map<number, PromiseWithResolvers<Outcome>>, error: unknown) {
  for (const answer of waiting.values()) answer.reject(error)
  waiting.clear()
}
