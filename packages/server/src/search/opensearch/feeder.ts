import { isDatabaseAway } from '../../core/database-away.ts'
import type { Db } from '../../core/database.ts'
import type { Listen } from '../../core/listening.ts'
import { dropCached } from '../index/cached.ts'
import { namesChanged } from '../index/outbox.ts'
import { isOvertaken, type Engine } from './engine.ts'
import { feed, isBehind, standing, type Standing } from './feed.ts'

/** Keeps the engine up with the database. */
export interface Feeder {
  /** Whether the engine may be asked: its index is of this database, and takes in what is written. */
  state: () => 'opensearch' | 'making' | 'away'
  /** Follows what is written right now, and not only at the next look. */
  follow: () => Promise<void>
  close: () => Promise<void>
}

interface Terms {
  db: Db
  listen: Listen
  engine: Engine
  /** Milliseconds between two looks when nothing wakes. @default 1000 */
  pause?: number | undefined
  /** Hears that something which was written is found now, by whichever server it was fed. */
  onNews: () => void
  onTrouble: (error: unknown) => void
}

/** An index of another database answers nothing. */
const stateOf = ({ isOurs }: Standing) => (isOurs ? 'opensearch' : 'making')

/** Writes come in groups: after the first that wakes, others are waited for so long. */
const breath = 50
/** After a failure the next try waits so long. */
const patience = 5000

/** Begins to feed, in the background. */
export function startFeeder({ db, listen, engine, pause = 1000, onNews, onTrouble }: Terms): Feeder {
  let state: ReturnType<Feeder['state']> = 'making'
  let known = ''
  const closing = new AbortController()
  let isWoken = false
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()

  const look = async () => {
    const found = await standing(db, engine)
    // What takes in nothing answers for nothing: it is asked again when it is level.
    if (state !== 'away') state = stateOf(found)
    if (found.news?.ids.includes(namesChanged)) dropCached()
    if (isBehind(found)) await feed(db, engine, closing.signal)
    const now = isBehind(found) ? await standing(db, engine) : found
    state = stateOf(now)
    const position = now.place ? `${now.place.index} ${now.place.position}` : ''
    if (position !== known) onNews()
    known = position
  }

  const fail = (error: unknown) => {
    // Another server feeds, or nothing is written meanwhile: what the engine has is as true as before.
    if (closing.signal.aborted || isOvertaken(error)) return
    onTrouble(error)
    if (!isDatabaseAway(error)) state = 'away'
  }

  const follow = () => {
    const turn = round
      .then(() => (closing.signal.aborted ? undefined : look()))
      .catch((error: unknown) => {
        fail(error)
        throw error
      })
    round = turn.catch(() => {})
    return turn
  }

  const next = (after: number) => {
    if (!closing.signal.aborted) timer = setTimeout(() => void followAgain(), after).unref()
  }
  const followAgain = async () => {
    timer = undefined
    isWoken = false
    try {
      await follow()
      next(isWoken ? breath : pause)
    } catch {
      next(patience)
    }
  }
  const wake = () => {
    if (isWoken || state !== 'opensearch') return
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
    state: () => state,
    follow,
    async close() {
      closing.abort()
      clearTimeout(timer)
      await (
        await deaf
      )()
      await round
      await engine.close()
    },
  }
}
