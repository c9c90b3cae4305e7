import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Db } from './database.ts'
import { limitLedger, type Tally } from './limit-ledger.ts'
import { requestCount } from './request-count.ts'

const beat = 1000

/** Limits that hold over every server of a database. */
export interface SharedLimits {
  /** Counts requests; none where a server is alone and counts for itself. */
  store: FastifyRateLimitStoreCtor | undefined
  /** Takes one of a few places; gives back how to leave it, or nothing when all are taken. */
  hold: (key: string, most: number) => Promise<(() => void) | undefined>
  /** Tells other servers what was counted here, and hears what they counted. */
  exchange: () => Promise<void>
  /** Exchanges again and again; what it gives back ends that. */
  start: () => () => Promise<void>
}

/** @param db Where other servers count too; without it this one is alone. */
export function sharedLimits(db: Db | undefined): SharedLimits {
  const ledger = db && limitLedger(db)
  const requests = requestCount()
  const held = new Map<string, number>()
  const changed = new Set<string>()
  let round = Promise.resolve()

  async function swap() {
    const tallies = requests.changes()
    const own = [...changed]
    for (const key of own) tallies.set(key, heldOf(held.get(key)))
    changed.clear()
    if (!ledger || (tallies.size === 0 && held.size === 0)) return
    try {
      for (const others of await ledger.tell(tallies)) requests.hear(others.key, others)
    } catch {
      // The database is away: this server's own counts hold, and all it holds is told again.
      for (const key of [...own, ...held.keys()]) changed.add(key)
    }
  }

  const exchange = () => (round = round.then(swap))

  function leave(key: string) {
    const rest = (held.get(key) ?? 0) - 1
    if (rest > 0) held.set(key, rest)
    else held.delete(key)
    if (!ledger) return
    changed.add(key)
    void exchange()
  }

  async function hold(key: string, most: number) {
    const own = held.get(key) ?? 0
    if (own >= most) return undefined
    held.set(key, own + 1)
    const place = new AbortController()
    place.signal.addEventListener('abort', () => leave(key), { once: true })
    const isFree = await claim(key, most).catch((error: unknown) => {
      place.abort()
      throw error
    })
    if (isFree) return () => place.abort()
    place.abort()
    return undefined
  }

  async function claim(key: string, most: number) {
    if (!ledger) return true
    const isFree = await ledger.claim(key, () => held.get(key) ?? 0, most)
    // An exchange that began before may end after it.
    changed.add(key)
    return isFree
  }

  return {
    store: ledger && requests.store,
    hold,
    exchange,
    start() {
      if (!ledger) return async () => {}
      const timer = setInterval(() => void exchange(), beat).unref()
      return async () => {
        clearInterval(timer)
        await exchange()
      }
    },
  }
}

const heldOf = (count = 0): Tally => ({ count, left: count > 0 ? null : 0 })
