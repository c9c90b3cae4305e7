import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { newEars, type Listen } from './listening.ts'
import type { Answer, Heard } from './pglite-worker.ts'

/** What a statement came to. */
export interface Outcome {
  rows: unknown[]
  affected: number
}

/** One PGlite, spoken to from this thread. */
export interface Pglite {
  run: (sql: string, parameters: readonly unknown[]) => Promise<Outcome>
  listen: Listen
  close: () => Promise<void>
}

/** Starts PGlite in a worker, on a folder or in memory. */
export async function startPglite(folder?: string): Promise<Pglite> {
  const worker = new Worker(new URL('pglite-worker.ts', import.meta.url), { workerData: { folder } })
  const waiting = new Map<number, PromiseWithResolvers<Outcome>>()
  const ears = newEars()
  let count = 0

  await ready(worker)
  worker.on('message', (answer: Answer | Heard | 'closed') => {
    if (answer === 'closed') return
    if ('heard' in answer) ears.tell(answer.heard, answer.words)
    else settle(waiting, answer)
  })
  worker.on('error', (error) => failAll(waiting, error))
  worker.on('exit', () => failAll(waiting, new Error('The database has stopped.')))

  return {
    run(sql, parameters) {
      count += 1
      const answer = Promise.withResolvers<Outcome>()
      waiting.set(count, answer)
      worker.postMessage({ id: count, sql, parameters })
      return answer.promise
    },
    async listen(channel, heard) {
      if (ears.add(channel, heard)) worker.postMessage({ listen: channel })
      return async () => ears.remove(channel, heard)
    },
    async close() {
      worker.postMessage('close')
      await once(worker, 'exit')
    },
  }
}

async function ready(worker: Worker) {
  const failure = once(worker, 'error').then(([error]: unknown[]) => {
    throw error
  })
  failure.catch(() => {})
  await Promise.race([once(worker, 'message'), failure])
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
