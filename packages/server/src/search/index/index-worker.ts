/** The index in a thread of its own: building it holds up no request, and a costly question only other questions. */
import { parentPort } from 'node:worker_threads'
import { openPartIndex, type PartIndex } from './part-index.ts'

/** A question to the index, by the name of its answer. */
export interface Asked {
  id: number
  name: keyof PartIndex
  input: unknown
}

export interface Answered {
  id: number
  answer?: unknown
  error?: string
}

const index = openPartIndex()

parentPort?.on('message', (asked: (Asked | 'close')[]) => {
  const answers = asked.filter((each) => each !== 'close').map(answerTo)
  if (answers.length > 0) parentPort?.postMessage(answers)
  if (asked.includes('close')) parentPort?.close()
})

function answerTo({ id, name, input }: Asked): Answered {
  try {
    return { id, answer: (index[name] as (input: unknown) => unknown)(input) }
  } catch (error) {
    return { id, error: (error as Error).stack ?? String(error) }
  }
}
