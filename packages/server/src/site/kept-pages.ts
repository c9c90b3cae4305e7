import { LRUCache } from 'lru-cache'
import type { House } from '../core/context.ts'
import type { KeptPage } from './kept-page.ts'

/** Milliseconds. What this server does not hear of, such as another server's news, shows after that. */
const life = 5000
/** Bytes of all pages together, unpacked. */
const most = 64_000_000
/** What a page that is still being made counts as. */
const usual = 150_000

type Made = Promise<KeptPage | undefined>

/** Visitors' pages of the last seconds, as long as nothing was written that visitors read. */
export interface KeptPages {
  /** The page of a name, or the one that is being made; what comes may be nothing. */
  find: (name: string) => Made | undefined
  /** Keeps what is being made, and lets others wait for it. */
  keep: (name: string, making: Made) => void
}

interface Entry {
  until: number
  turn: number
  made: Made
}

export function keptPages({ changes, now }: Pick<House, 'changes' | 'now'>): KeptPages {
  const kept = new LRUCache<string, Entry>({ maxSize: most })

  async function settle(name: string, entry: Entry) {
    const page = await entry.made
    if (kept.peek(name) !== entry) return
    if (page) kept.set(name, entry, { size: page.html.length })
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
      kept.set(name, entry, { size: usual })
      void settle(name, entry)
    },
  }
}
