import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

declare module '../core/context.ts' {
  interface House {
    /** Where streams hear of what is told to their person. */
    unread: UnreadHub
  }
}

/** What is notified on: an account's id. */
const channel = 'unread'

/** Whoever shows what is unread of an account, on this server. */
export interface UnreadHub {
  /** Has a bell rung whenever an account is woken; gives back how to end that. */
  watch: (accountId: number, ring: () => void) => () => void
  /** What the database notifies of; without an account, some may have been missed. */
  hear: (account?: string) => void
  channel: string
}

/**
 * Says that something of accounts may be other than it was: what is unread, or whether a session still is. Every server
 * of the database hears it when the transaction is over.
 */
export async function wake(db: Db, ...accountIds: readonly number[]): Promise<void> {
  if (accountIds.length === 0) return
  await sql`select pg_notify(${channel}, id::text) from unnest(${accountIds}::int[]) as id`.execute(db)
}

export function unreadHub(): UnreadHub {
  const watchers = new Map<number, Set<() => void>>()
  return {
    channel,
    watch(accountId, ring) {
      const rings = watchers.get(accountId) ?? new Set()
      watchers.set(accountId, rings.add(ring))
      return () => {
        rings.delete(ring)
        if (rings.size === 0 && watchers.get(accountId) === rings) watchers.delete(accountId)
      }
    },
    hear(account) {
      const woken = account ? [watchers.get(Number(account))] : [...watchers.values()]
      for (const rings of woken) rings?.forEach((ring) => ring())
    },
  }
}
