import type { event } from '@xinpu/contract/message'
import type { Db } from '../core/database.ts'
import { linesOf, presentLine } from './im-lines.ts'
import { seatsOf } from './im-seats.ts'

/** Talks whose news a stream looks for: those that were spoken in last. */
const watched = 20
/** Lines of one turn; who missed more asks for the talk anyway. */
const most = 50

/** What a stream has told of a talk: its last line, and how far the other has read. */
interface Told {
  last: number
  read: number
}

/**
 * Lines that a stream has not told of, of either side, oldest first; and the last own line anew once the other has read
 * on. The first turn tells nothing: the page has asked for what was there before.
 */
export function talkNews(db: Db, accountId: number): () => Promise<event.ImEvent[]> {
  let told: Map<number, Told> | undefined
  return async () => {
    const now = await talksNow(db, accountId)
    const before = told
    told = new Map([...(before ?? []), ...now])
    if (!before) return []
    const changed = [...now].filter(([id, { last, read }]) => {
      const known = before.get(id)
      return known?.last !== last || known.read !== read
    })
    return changed.length === 0 ? [] : linesSince(db, accountId, changed, before)
  }
}

async function talksNow(db: Db, accountId: number): Promise<Map<number, Told>> {
  const rows = await db
    .selectFrom(seatsOf(db, accountId).as('own'))
    .innerJoin('im_member as other', (join) =>
      join.onRef('other.session_id', '=', 'own.session_id').onRef('other.id', '<>', 'own.id'),
    )
    .select(['own.session_id', 'own.last_id', 'other.read_id'])
    .where('own.is_shown', '=', true)
    .orderBy('own.last_at', 'desc')
    .orderBy('own.session_id', 'desc')
    .limit(watched)
    .execute()
  return new Map(rows.map(({ session_id, last_id, read_id }) => [session_id, { last: last_id, read: read_id }]))
}

async function linesSince(
  db: Db,
  accountId: number,
  changed: readonly [number, Told][],
  before: ReadonlyMap<number, Told>,
): Promise<event.ImEvent[]> {
  // A talk that is not watched has come up by its new lines: what is older than all that was told is no news.
  const newest = Math.max(0, ...[...before.values()].map(({ last }) => last))
  const rows = await linesOf(db, accountId)
    .where((on) =>
      on.or(
        changed.map(([id, { last, read }]) => {
          // Its last line is told in any case: numbers are drawn before lines are seen.
          const known = before.get(id) ?? { last: Math.min(newest, last - 1), read }
          const from = known.last === last ? Math.min(last, read) - 1 : known.last
          return on.and([on('line.session_id', '=', id), on('line.id', '>', from)])
        }),
      ),
    )
    .orderBy('line.id', 'desc')
    .limit(most)
    .execute()
  return rows.toReversed().map((row) => ({ kind: 'im', msg: presentLine(row) }))
}
