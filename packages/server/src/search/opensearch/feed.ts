import { sql } from 'kysely'
import type { Db } from '../../core/database.ts'
import { newsSince, stampOf, type News } from '../index/outbox.ts'
import { allDocuments, documentsOf } from './document.ts'
import type { Engine } from './engine.ts'
import type { Place } from './place.ts'

/** Above this many changes at once another index is made: it takes as long, and nothing old stays in it. */
const mostNews = 200_000
/** A place that is older than this, in milliseconds, is noted anew even without news: positions are kept for days only. */
const longQuiet = 3_600_000

/** How the engine stands to the database. */
export interface Standing {
  place: Place | undefined
  /** Whether its index is of this database. */
  isOurs: boolean
  /** What it has not followed. */
  news: News | undefined
}

/** Looks how far the engine has followed. */
export async function standing(db: Db, engine: Pick<Engine, 'place'>): Promise<Standing> {
  const place = await engine.place()
  const news = place && (await newsSince(db, place, mostNews))
  return { place, isOurs: place !== undefined && news?.stamp.era === place.era, news }
}

/** Whether somebody should feed. */
export function isBehind({ place, news }: Standing): boolean {
  if (!place || !news) return true
  return news.isLost || news.ids.length > 0 || news.stamp.readAt - place.readAt > longQuiet
}

/** Feeds what was written since, until it is told to stop; of several servers one, while the others go on without. */
export function feed(db: Db, engine: Engine, stop: AbortSignal): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext(${engine.alias})) as "isMine"`.execute(tx)
    if (!rows[0]?.isMine) return
    // Another may have fed since anybody looked.
    const { place, news } = await standing(tx, engine)
    if (!place || !news || news.isLost || news.ids.length > mostNews) await rebuild(tx, engine, stop)
    else await follow(tx, engine, { place, news, stop })
  })
}

/** The turn is noted before anything is sent, and the position when all of it was taken in: whoever is killed between is repeated. */
async function follow(
  db: Db,
  engine: Engine,
  { place, news, stop }: { place: Place; news: News; stop: AbortSignal },
): Promise<void> {
  const turn = await engine.note({ ...place, turn: place.turn + 1 })
  for await (const batch of documentsOf(db, news.ids)) {
    stop.throwIfAborted()
    await engine.feed(batch, { index: turn.index, turn: turn.turn, isShownAtOnce: true })
  }
  await engine.note({ ...turn, ...news.stamp })
}

/** Another index is made beside the one that answers, and takes its place when it is whole. */
async function rebuild(db: Db, engine: Engine, stop: AbortSignal): Promise<void> {
  const stamp = await stampOf(db)
  const index = `${engine.alias}-${stamp.readAt}`
  await engine.create(index)
  for await (const documents of allDocuments(db)) {
    stop.throwIfAborted()
    await engine.feed({ documents, gone: [] }, { index, turn: 1, isShownAtOnce: false })
  }
  await engine.note({ ...stamp, index, turn: 1 })
  await engine.switchTo(index)
}
