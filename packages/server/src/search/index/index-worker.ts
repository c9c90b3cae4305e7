/** The index in a thread of its own: building it holds up no request, and a costly question only other questions. */
import { parentPort } from 'node:worker_threads'
import { openDesk, type Desk } from './desk.ts'

/** A question to the desk, by the name of its answer. */
export interface Asked {
  id: number
  name: keyof Desk
  input: unknown
}

export interface Answered {
  id: number
  answer?: unknown
  error?: string
}

const desk = openDesk()

parentPort?.on('message', (asked: Asked | 'close') => {
  if (asked === 'close') parentPort?.close()
  else answer(asked)
})

function answer({ id, name, input }: Asked) {
  try {
    const answer = (desk[name] as (input: unknown) => unknown)(input)
    parentPort?.postMessage({ id, answer } satisfies Answered)
  } catch (error) {
    parentPort?.postMessage({ id, error: (error as Error).stack ?? String(error) } satisfies Answered)
  }
}
