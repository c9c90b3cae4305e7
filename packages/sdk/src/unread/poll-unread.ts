import { ApiError } from '../api-error.ts'
import type { Client } from '../client.ts'
import { unreadCounts, unreadIm } from '../generated/message.gen.ts'
import { pause } from '../pause.ts'
import type { Unread } from './watch-unread.ts'

/** Every ten seconds (specification, section 9); longer after a failure, up to a minute. */
const pace = 10_000
const slowest = 60_000
const notBuilt = 501

/** Asks how much is unread again and again, until nobody waits. A product without talks is asked for them once. */
export function pollUnread(call: Client) {
  let hasTalks = true

  return async (spread: (unread: Unread) => void, signal: AbortSignal): Promise<void> => {
    let wait = pace
    while (!signal.aborted) {
      const unread = await ask(signal).catch(() => undefined)
      if (unread && !signal.aborted) spread(unread)
      wait = unread ? pace : Math.min(wait * 2, slowest)
      await pause(wait, signal)
    }
  }

  async function ask(signal: AbortSignal): Promise<Unread> {
    const [counts, im] = await Promise.all([call(unreadCounts, {}, { signal }), talks(signal)])
    return { ...counts, im }
  }

  async function talks(signal: AbortSignal): Promise<number> {
    if (!hasTalks) return 0
    try {
      return await call(unreadIm, {}, { signal })
    } catch (error) {
      if (!(error instanceof ApiError && error.code === notBuilt)) throw error
      hasTalks = false
      return 0
    }
  }
}
