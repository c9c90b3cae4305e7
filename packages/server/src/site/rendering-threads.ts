import { openThread, ThreadEnded, type RenderingThread } from './rendering-thread.ts'
import type { Site } from './rendering.ts'

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
}

/** Between the end of a thread that could not read the site and the next. */
const pause = 1000

/** Starts threads on a built site; one that ends is replaced, and its pages that had not begun are rendered by another, once. */
export async function renderingThreads(entry: string, { count, patience = 15_000 }: Terms): Promise<ThreadedSite> {
  const threads = new Set<RenderingThread>()
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

  const fetch: Site['fetch'] = async (request, { context: { visit } }) => {
    const { nonce, origin, now, encoding } = visit
    const told = { url: request.url, headers: [...request.headers], nonce, origin, now, encoding }
    const render = () => idlest().render({ id: (orders += 1), ...told }, visit)
    try {
      return await render()
    } catch (error) {
      if (isClosing || !(error instanceof ThreadEnded)) throw error
      return render()
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
