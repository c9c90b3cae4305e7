import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import type { Db } from './database.ts'
import { positionOf, progress } from './log-position.ts'
import { openConnections } from './postgres-pool.ts'
import { routedDialect, type Ways } from './routed-dialect.ts'
import type { Tables } from './tables.ts'

/** Where lists are read: from a replica, as far as whoever asks finds there what they wrote. */
export interface Reads {
  /** Whether there is a replica at all. */
  readonly hasReplica: boolean
  /** The database for lists of somebody whose last write was at a position of the log; visitors wrote nothing. */
  dbFor: (wrote: string | null | undefined) => Db
  /** For who follows the database: from the replica until that fails or falls behind, and then never again. */
  feed: Db
}

/** Milliseconds between two looks at how far the replica has come. */
const beat = 250
/** Milliseconds after which one that says nothing is away. */
const silence = 2000
/** Milliseconds that a replica may lag. */
const patience = 5000

/** Without a replica all is read where it is written. */
export const readsOf = (db: Db): Reads => ({ hasReplica: false, dbFor: () => db, feed: db })

interface Replica {
  reads: Reads
  close: () => Promise<void>
}

/** @param url A streaming replica of the database, or what will be one: nobody waits for it. */
export function openReplica(
  url: string,
  db: Db,
  terms: Pick<Ways, 'first'> & { preparesStatements: boolean },
): Replica {
  let isSilent = false
  const { pool: replica, destroyConnection } = openConnections(url, () => isSilent, terms)
  const replicaDb = routed({ first: replica, replica, mayRead: () => false })
  const known = progress(patience)
  let isBusy = false
  let isFollowed = true

  const look = async () => {
    if (isBusy) return
    isBusy = true
    isSilent = false
    const [first, reached] = await Promise.all([inTime(wroteAt(db)), inTime(reachedAt(replicaDb))])
    if (reached === 'silent') {
      isSilent = true
      destroyConnection()
    }
    known.note(Date.now(), told(first), told(reached))
    isFollowed &&= known.mayServe(undefined)
    isBusy = false
  }
  const timer = setInterval(() => void look(), beat).unref()
  void look().then(() => (isFollowed = known.mayServe(undefined)))

  const reading = routed({ ...terms, replica, mayRead: () => known.mayServe(undefined) })
  return {
    reads: {
      hasReplica: true,
      dbFor: (wrote) => (known.mayServe(wrote ? positionOf(wrote) : undefined) ? reading : db),
      feed: routed({ ...terms, replica, mayRead: () => isFollowed }),
    },
    async close() {
      clearInterval(timer)
      await replica.end()
    },
  }
}

/** One that is paused breaks no connection by itself. */
const inTime = (position: Promise<bigint | undefined>): Promise<bigint | 'silent' | undefined> =>
  Promise.race([position, pause(silence, 'silent' as const, { ref: false })])

const told = (position: bigint | 'silent' | undefined) => (position === 'silent' ? undefined : position)

const routed = (ways: Ways): Db => new Kysely<Tables>({ dialect: routedDialect(ways) })

const orAway = (position: Promise<{ rows: { at: string | null }[] }>): Promise<bigint | undefined> =>
  position.then(
    ({ rows }) => (rows[0]?.at ? positionOf(rows[0].at) : undefined),
    () => undefined,
  )

const wroteAt = (db: Db) => orAway(sql<{ at: string }>`select pg_current_wal_lsn()::text as at`.execute(db))

/** One that was made the first database has written all that it has. */
const reachedAt = (db: Db) =>
  orAway(
    sql<{
      at: string
    }>`select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)::text as at`.execute(
      db,
    ),
  )
