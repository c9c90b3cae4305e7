import { setTimeout } from 'node:timers/promises'
import pLimit from 'p-limit'

/** What was begun when its turn came: its answer, and when the next may begin. */
interface Begun<Answer> {
  answer: Promise<Answer>
  end: Promise<unknown>
}

interface Terms {
  /** So many are under way at once; the others wait in line. */
  atOnce: number
  /** Milliseconds after which what waits for somebody else holds up no other. */
  longestTurn: number
}

/** A line in which work waits for its turn; whoever waits has the answer as soon as it is there. */
export function turns({ atOnce, longestTurn }: Terms) {
  const inTurn = pLimit(atOnce)
  return <Answer>(begin: () => Begun<Answer>): Promise<Answer> =>
    new Promise((resolve, reject) => {
      inTurn(() => {
        const { answer, end } = begin()
        resolve(answer)
        return Promise.race([end, setTimeout(longestTurn, undefined, { ref: false })])
      }).catch(reject)
    })
}
