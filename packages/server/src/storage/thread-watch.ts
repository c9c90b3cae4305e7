import type { Worker } from 'node:worker_threads'

/** What a thread may take for one file. */
export interface ThreadLimits {
  /** Milliseconds without a sign of life. */
  patience: number
  /** Milliseconds in all. */
  longest: number
  /** Bytes that the thread holds: what is unfolded lies outside its heap, which has a bound of its own. */
  memory: number
}

/** Watches over a thread; the time in which it waits for us is not the file's. */
export interface ThreadWatch {
  rest: () => void
  go: () => void
  end: () => void
}

const glance = 200

/** Looks at a thread's time and memory every now and then, also while it never comes back to its own loop. */
export function watchOver(worker: Worker, limits: ThreadLimits, isTooMuch: () => void): ThreadWatch {
  let since = performance.now()
  let spent = 0
  let isResting = false
  const age = () => (isResting ? 0 : performance.now() - since)
  const timer = setInterval(() => {
    if (age() > limits.patience || spent + age() > limits.longest) isTooMuch()
    heldBy(worker).then(
      (held) => held > limits.memory && isTooMuch(),
      // It is gone: whoever hears of that ends the watch.
      () => {},
    )
  }, glance)

  return {
    rest() {
      spent += age()
      isResting = true
    },
    go() {
      since = performance.now()
      isResting = false
    },
    end: () => clearInterval(timer),
  }
}

/** Bytes that a thread holds, in its heap and outside of it. */
export async function heldBy(worker: Worker): Promise<number> {
  const { used_heap_size: heap, external_memory: outside } = await worker.getHeapStatistics()
  return heap + outside
}
