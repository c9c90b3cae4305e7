import { openThread, ThreadEnded, type RenderingThread } from './rendering-thread.ts'
import type { Order } from './render-words.ts'
import type { Site, Visit } from './rendering.ts'
import { turns } from './turns.ts'

/** The built site, rendered in threads of its own: the thread that answers calls does nothing else. */
export interface ThreadedSite extends Site {
  close: () => Promise<void>
}

interface Terms {
  count: number
  /**
   * Milliseconds of silence after which a thread that has work is taken to hang.
   *
   * @default 15000
   */
  patience?: number
  /**
   * Milliseconds after which a page that waits for somebody else holds up no other.
   *
   * @default 500
   */
  longestTurn?: number
}

/** Between the end of a thread that could not read the site and the next. */
const pause = 1000
/**
 * Pages of a thread that are under way at once; the others wait in line. Whoever waits is not served sooner by a page that
 * is begun, and all that are begun are in memory: with 32 a thread, a page cost a quarter more, for V8 to clear up.
 */
const atOnce = 4

/** Starts threads on a built site; one that ends is replaced, and its pages that had not begun are rendered by another, once. */
export async function renderingThreads(
  entry: string,
  { count, patience = 15_000, longestTurn = 500 }: Terms,
): Promise<ThreadedSite> {
  const threads = new Set<RenderingThread>()
  const inTurn = turns({ atOnce: count * atOnce, longestTurn })
  let isClosing = false
  let orders = 0

  function open(): RenderingThread {
    let isSound = false
    const thread = openThread(entry, {
      patience,
      onEnd() {
        threads.delete(thread)
        setTimeout(refill, isSound ? 0 : pause).unref()
      },
    })
    threads.add(thread)
    thread.ready.then(
      () => (isSound = true),
      () => {},
    )
    return thread
  }

  function refill() {
    if (!isClosing && threads.size < count) open()
  }

  const idlest = (): RenderingThread => [...threads].toSorted((a, b) => a.load() - b.load())[0] ?? open()

  const rendered = (order: Omit<Order, 'id'>, visit: Visit) =>
    inTurn(() => idlest().render({ id: (orders += 1), ...order }, visit))

  const fetch: Site['fetch'] = async (request, { context: { visit } }) => {
    const { nonce, origin, now, encoding } = visit
    const told = { url: request.url, headers: [...request.headers], nonce, origin, now, encoding }
    try {
      return await rendered(told, visit)
    } catch (error) {
      if (isClosing || !(error instanceof ThreadEnded)) throw error
      return rendered(told, visit)
    }
  }

  async function close() {
    isClosing = true
    await Promise.all([...threads].map((thread) => thread.end()))
  }

  for (let at = 0; at < count; at += 1) open()
  try {
    await Promise.all([...threads].map(({ ready }) => ready))
  } catch (error) {
    await close()
    throw error
  }
  return { fetch, close }
}
