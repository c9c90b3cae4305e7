import type { Client } from '../client.ts'
import type { ListenTerms } from '../events/listen.ts'
import type { ImMsg, UnReadCount } from '../generated/types.gen.ts'
import { pause } from '../pause.ts'
import { hearUnread } from './hear-unread.ts'
import { pollUnread } from './poll-unread.ts'

/** Everything unread of the person: one count a panel, and the chat's. */
export interface Unread extends UnReadCount {
  im: number
}

/** Where the stream of events is: what the client was made with. */
export interface UnreadLine extends Pick<ListenTerms<never>, 'baseURL' | 'session' | 'outsideSource' | 'fetch'> {
  /** Hears of lines of talks as they are said, by either side; without a stream only the numbers tell of them. */
  hear?: (msg: ImMsg) => void
}

/** What tabs tell each other. */
export type News = Unread | ImMsg

/** First after a second (specification, section 9). */
const first = 1000
const name = 'xinpu-unread'

/**
 * Tells how much is unread, in every tab of the browser, while one of them asks: the tab that is visible and came first.
 * A hidden tab hands over. With a `line` that tab hears of changes as they happen, and asks only where the server will
 * not have it. Call it once somebody is logged in, and what it gives back to stop.
 */
export function watchUnread(call: Client, tell: (unread: Unread) => void, line?: UnreadLine): () => void {
  const channel = new BroadcastChannel(name)
  const ask = pollUnread(call)
  let turn = new AbortController()
  const take = (news: News) => ('sessionId' in news ? line?.hear?.(news) : tell(news))
  channel.addEventListener('message', ({ data }) => take(data as News))

  const spread = (news: News) => {
    take(news)
    channel.postMessage(news)
  }
  const follow = async (signal: AbortSignal) => {
    await pause(first, signal)
    if (line) await hearUnread(line, spread, signal)
    await ask(spread, signal)
  }
  const takeTurn = () => {
    turn.abort()
    turn = new AbortController()
    if (document.visibilityState === 'visible') void lead(follow, turn.signal)
  }

  document.addEventListener('visibilitychange', takeTurn)
  takeTurn()
  return () => {
    turn.abort()
    channel.close()
    document.removeEventListener('visibilitychange', takeTurn)
  }
}

/** Waits to be the leader, and follows what is unread as long as it is. Without locks (plain http) every visible tab does. */
async function lead(follow: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks
  try {
    await (locks ? locks.request(name, { signal }, () => follow(signal)) : follow(signal))
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
