import { setImmediate } from 'node:timers/promises'
import { isForPage } from './page-asks.ts'

/** Calls that go before a page that waits: pages are slower beside a busy API, and come all the same. */
const most = 8
/**
 * Statements that go to the database together. Each way there wakes a thread, which costs as much as a small statement;
 * who comes meanwhile waits for all of them.
 */
const atOnce = 4

/** Who waits for the one session: in the order of coming, what pages ask behind what is called. */
export interface Line {
  /** Asks when its turn has come, with others. */
  join: <Answer>(ask: () => Promise<Answer>) => Promise<Answer>
  /** Comes when nobody else is under way, and nobody begins until its end is told. */
  beAlone: () => Promise<() => void>
}

interface Waiting {
  isAlone: boolean
  /** Comes to its end, whatever that is. */
  begin: () => Promise<unknown>
}

export function newLine(): Line {
  const [calls, pages]: [Waiting[], Waiting[]] = [[], []]
  let passed = 0
  let isUnderWay = false

  const first = () => (calls.length === 0 || (passed >= most && pages.length > 0) ? pages : calls)

  /** Those whose turn it is. */
  function taken(): Waiting[] {
    const together: Waiting[] = []
    for (let line = first(), [next] = line; next && fits(next, together); line = first(), [next] = line) {
      passed = line === pages || pages.length === 0 ? 0 : passed + 1
      together.push(next)
      line.shift()
    }
    return together
  }

  async function goOn() {
    isUnderWay = true
    while (calls.length + pages.length > 0) {
      // What is asked in one breath goes together.
      await setImmediate()
      await Promise.allSettled(taken().map(({ begin }) => begin()))
    }
    isUnderWay = false
  }

  function wait(waiting: Waiting) {
    const line = isForPage() ? pages : calls
    line.push(waiting)
    if (!isUnderWay) void goOn()
  }

  return {
    join: (ask) => new Promise((resolve, reject) => wait({ isAlone: false, begin: () => ask().then(resolve, reject) })),
    beAlone: () =>
      new Promise((resolve) => wait({ isAlone: true, begin: () => new Promise<void>((end) => resolve(end)) })),
  }
}

const fits = (next: Waiting, together: readonly Waiting[]) =>
  together.length === 0 || (together.length < atOnce && !next.isAlone && !together.some(({ isAlone }) => isAlone))
