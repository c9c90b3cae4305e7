import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PartIndex } from './part-index.ts'
import type { Answered, Asked } from './index-worker.ts'

/** An index in another thread. */
export interface IndexThread {
  ask: <Name extends keyof PartIndex>(name: Name, input: InputOf<Name>) => Promise<ReturnType<PartIndex[Name]>>
  /** What was asked before is still answered. */
  close: () => Promise<void>
}

type InputOf<Name extends keyof PartIndex> = Parameters<PartIndex[Name]> extends [infer Input] ? Input : undefined

/** Starts an empty index. It keeps no process alive. */
export function startIndex(): IndexThread {
  const worker = new Worker(new URL('index-worker.ts', import.meta.url))
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let asked: (Asked | 'close')[] = []
  let count = 0
  worker.unref()
  worker.on('message', (answers: Answered[]) => answers.forEach((answered) => settle(waiting, answered)))
  worker.on('error', (error) => failAll(waiting, error))
  let isOver = false
  worker.on('exit', () => {
    isOver = true
    failAll(waiting, new Error('The index has stopped.'))
  })

  /** Waking the other thread costs as much as a question: what is asked together goes together. */
  const send = (question: Asked | 'close') => {
    if (asked.push(question) > 1) return
    setImmediate(() => {
      worker.postMessage(asked)
      asked = []
    })
  }

  return {
    async ask(name, input) {
      if (isOver) throw new Error('The index has stopped.')
      count += 1
      const answer = Promise.withResolvers<unknown>()
      waiting.set(count, answer)
      send({ id: count, name, input })
      return answer.promise as Promise<ReturnType<PartIndex[typeof name]>>
    },
    async close() {
      if (isOver) return
      worker.ref()
      send('close')
      await once(worker, 'exit')
    },
  }
}

type Waiting = Map<number, PromiseWithResolvers<unknown>>

function settle(waiting: Waiting, { id, answer, error }: Answered) {
  const asked = waiting.get(id)
  waiting.delete(id)
  if (error === undefined) asked?.resolve(answer)
  else asked?.reject(new Error(error))
}

function failAll(waiting: Waiting, error: unknown) {
  for (const asked of waiting.values()) asked.reject(error)
  waiting.clear()
}
