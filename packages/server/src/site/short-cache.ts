import { LRUCache } from 'lru-cache'
import type { House } from '../core/context.ts'

/** Milliseconds. What this server does not hear of, such as another server's news, shows after that. */
const life = 5000

/** What visitors were sent in the last seconds, as long as nothing was written that visitors read. */
export interface ShortCache<T> {
  /** What has a name, or is being made; what comes may be nothing. */
  find: (name: string) => Promise<T | undefined> | undefined
  /** Keeps what is being made, and lets others wait for it; nothing is not kept. */
  keep: (name: string, making: Promise<T | undefined>) => void
}

interface Terms<T> {
  /** Bytes of all together. */
  most: number
  /** What one that is still being made counts as. */
  usual: number
  sizeOf: (made: T) => number
}

interface Entry<T> {
  until: number
  turn: number
  made: Promise<T | undefined>
}

export function shortCache<T>({ changes, now }: Pick<House, 'changes' | 'now'>, terms: Terms<T>): ShortCache<T> {
  const kept = new LRUCache<string, Entry<T>>({ maxSize: terms.most })

  async function settle(name: string, entry: Entry<T>) {
    const made = await entry.made
    if (kept.peek(name) !== entry) return
    if (made) kept.set(name, entry, { size: terms.sizeOf(made) })
    else kept.delete(name)
  }

  return {
    find(name) {
      const entry = kept.get(name)
      return entry && entry.turn === changes.turn() && now().getTime() < entry.until ? entry.made : undefined
    },
    keep(name, making) {
      // Who waits for what breaks makes it anew.
      const made = making.catch(() => undefined)
      const entry = { until: now().getTime() + life, turn: changes.turn(), made }
      kept.set(name, entry, { size: terms.usual })
      void settle(name, entry)
    },
  }
}
