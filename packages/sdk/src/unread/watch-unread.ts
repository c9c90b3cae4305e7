import type { Client } from '../client.ts'
import { unreadCounts, unreadIm } from '../generated/message.gen.ts'
import type { UnReadCount } from '../generated/types.gen.ts'
import { pause } from '../pause.ts'

/** Everything unread of the person: one count a panel, and the chat's. */
export interface Unread extends UnReadCount {
  im: number
}

/** First after a second, then every ten (specification, section 9); longer after a failure, up to a minute. */
const first = 1000
const pace = 10_000
const slowest = 60_000
const name = 'xinpu-unread'

/**
 * Tells how much is unread, in every tab of the browser, while one of them asks: the tab that is visible and came first.
 * A hidden tab hands over. Call it once somebody is logged in, and what it gives back to stop.
 */
export function watchUnread(call: Client, tell: (unread: Unread) => void): () => void {
  const channel = new BroadcastChannel(name)
  let turn = new AbortController()
  channel.addEventListener('message', ({ data }) => tell(data as Unread))

  const spread = (unread: Unread) => {
    tell(unread)
    channel.postMessage(unread)
  }
  const takeTurn = () => {
    turn.abort()
    turn = new AbortController()
    if (document.visibilityState === 'visible') void lead(call, spread, turn.signal)
  }

  document.addEventListener('visibilitychange', takeTurn)
  takeTurn()
  return () => {
    turn.abort()
    channel.close()
    document.removeEventListener('visibilitychange', takeTurn)
  }
}

/** Waits to be the leader and asks as long as it is. Without locks (plain http) every visible tab asks. */
async function lead(call: Client, spread: (unread: Unread) => void, signal: AbortSignal): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks
  try {
    await (locks ? locks.request(name, { signal }, () => poll(call, spread, signal)) : poll(call, spread, signal))
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

async function poll(call: Client, spread: (unread: Unread) => void, signal: AbortSignal): Promise<void> {
  let wait = pace
  await pause(first, signal)
  while (!signal.aborted) {
    const unread = await ask(call, signal)
    if (unread && !signal.aborted) spread(unread)
    wait = unread ? pace : Math.min(wait * 2, slowest)
    await pause(wait, signal)
  }
}

async function ask(call: Client, signal: AbortSignal): Promise<Unread | undefined> {
  try {
    const [counts, im] = await Promise.all([call(unreadCounts, {}, { signal }), call(unreadIm, {}, { signal })])
    return { ...counts, im }
  } catch {
    return undefined
  }
}
