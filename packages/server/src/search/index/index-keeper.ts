import { isDatabaseAway } from '../../core/database-away.ts'
import type { Db } from '../../core/database.ts'
import type { Listen } from '../../core/listening.ts'
import type { IndexThread } from './index-thread.ts'
import { followed, makeIndex, openIndex, type SyncedIndex, type OnNews } from './synced-index.ts'
import { mostNews } from './outbox.ts'

/** The index that answers now, kept up with the database. */
export interface IndexKeeper {
  /** Undefined until the first is ready, and after one has failed until the next is. */
  current: () => IndexThread | undefined
  /** Follows what is written right now, and not only at the next look. */
  follow: () => Promise<void>
  close: () => Promise<void>
}

interface Terms {
  db: Db
  listen: Listen
  /** The file of the snapshot. */
  path: string
  /** Milliseconds between two looks at the outbox when nothing wakes. @default 300 */
  pause?: number | undefined
  onNews: OnNews
  onTrouble: (error: unknown) => void
}

/** With the time of a change itself, a write is found within a second even where no notification comes through. */
const usualPause = 300
/** Writes come in groups: after the first that wakes, others are waited for so long. */
const breath = 50
/** After a failure the next try waits so long. */
const patience = 5000

/** Opens the index and keeps it up, in the background. */
export function keepIndex({ db, listen, path, pause = usualPause, onNews, onTrouble }: Terms): IndexKeeper {
  let index: SyncedIndex | undefined
  let renewal: Promise<void> | undefined
  let isClosed = false
  let round: Promise<void> = Promise.resolve()
  /** During a long import one renewal follows another; between two of them the database rests as long as one took. */
  let restUntil = 0
  let timer: NodeJS.Timeout | undefined
  let isWoken = false

  /** What works on the index takes turns: each begins where the last has ended. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = round.then(() => (isClosed ? undefined : work()))
    round = turn.catch(() => {})
    return turn
  }

  const look = async () => {
    index ??= await openIndex(db, path)
    // While another is made, this one need not follow everything.
    if (renewal && index.small > mostNews) return
    const isKept = await followed(db, index, onNews)
    if ((!isKept || index.small > mostNews) && !renewal && performance.now() > restUntil) renewal = renew()
  }

  /** Another index is made beside the one that answers, and takes its place when it has caught up. */
  const renew = async () => {
    const began = performance.now()
    try {
      const next = await makeIndex(db, path)
      await inTurn(async () => {
        await followed(db, next, onNews)
        const last = index
        index = next
        onNews()
        await last?.thread.close()
      })
    } catch (error) {
      onTrouble(error)
    }
    restUntil = performance.now() + (performance.now() - began)
    renewal = undefined
  }

  const fail = async (error: unknown) => {
    if (isClosed) return
    onTrouble(error)
    // Nothing is written meanwhile: what stands here is as true as before.
    if (isDatabaseAway(error)) return
    await index?.thread.close()
    index = undefined
    onNews()
  }

  const follow = () => inTurn(look)

  const next = (after: number) => {
    if (!isClosed) timer = setTimeout(() => void followAgain(), after).unref()
  }
  const followAgain = async () => {
    timer = undefined
    isWoken = false
    try {
      await follow()
      next(isWoken ? breath : pause)
    } catch (error) {
      await fail(error)
      next(patience)
    }
  }
  /** The first that wakes is enough; where the index has failed, its rest is kept. */
  const wake = () => {
    if (isWoken || !index) return
    isWoken = true
    if (!timer) return
    clearTimeout(timer)
    next(breath)
  }
  next(0)
  const deaf = listen('outbox', wake).catch((error: unknown) => {
    onTrouble(error)
    return async () => {}
  })

  return {
    current: () => index?.thread,
    follow,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await (
        await deaf
      )()
      await round
      await renewal
      await index?.thread.close()
    },
  }
}
