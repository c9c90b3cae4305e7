import { Refusal } from '@xinpu/contract/refusal'

/** Those in line hold their files in memory. */
const longestLine = 20

/** Lets pieces of heavy work through a few at a time: a decoded picture takes 160 MB. Past a full line nobody waits. */
export function turnstile(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let busy = 0

  return async (work) => {
    if (waiting.length >= longestLine) throw new Refusal('上传的人较多，请稍后再试', 'TOO_FREQUENT', { retryAfter: 10 })
    if (busy >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else busy += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The place goes to the next in line without ever being free.
      if (next) next()
      else busy -= 1
    }
  }
}
