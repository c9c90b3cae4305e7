import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'
import type { Tally } from './limit-ledger.ts'

/** As many addresses as @fastify/rate-limit remembers by itself. */
const mostKeys = 5000

interface Window {
  count: number
  endsAt: number
  /** What other servers counted, as of the last exchange. */
  others: { count: number; endsAt: number }
}

/** Counts the requests of addresses: this server's, and what it heard of others'. */
export interface RequestCount {
  store: FastifyRateLimitStoreCtor
  /** What was counted under keys that were asked with since the last time. */
  changes: () => Map<string, Tally>
  hear: (key: string, others: { count: number; left: number }) => void
}

export function requestCount(): RequestCount {
  const windows = new LRUCache<string, Window>({ max: mostKeys })
  const changed = new Set<string>()

  function count(key: string, length: number) {
    const now = performance.now()
    const window = windows.get(key) ?? { count: 0, endsAt: 0, others: { count: 0, endsAt: 0 } }
    if (window.endsAt <= now) Object.assign(window, { count: 0, endsAt: now + length })
    window.count += 1
    windows.set(key, window)
    changed.add(key)
    const { others } = window
    if (others.endsAt <= now) return { current: window.count, ttl: window.endsAt - now }
    return { current: window.count + others.count, ttl: Math.max(window.endsAt, others.endsAt) - now }
  }

  return {
    store: class implements FastifyRateLimitStore {
      incr: FastifyRateLimitStore['incr'] = (key, answer, length) => answer(null, count(`request ${key}`, length))
      child = () => this
    },
    changes() {
      const now = performance.now()
      const told = [...changed].flatMap((key) => {
        const window = windows.peek(key)
        return window ? [[key, { count: window.count, left: window.endsAt - now }] as const] : []
      })
      changed.clear()
      return new Map(told)
    },
    hear(key, { count: counted, left }) {
      const window = windows.peek(key)
      if (window) window.others = { count: counted, endsAt: performance.now() + left }
    },
  }
}
