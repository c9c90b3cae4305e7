import { sql } from 'kysely'
import type { Db } from '../../core/database.ts'
import { rowsText } from './row-text.ts'
import type { Change } from './segments.ts'
import type { Stamp } from './snapshot.ts'

/** What was written since a position. */
export interface News {
  stamp: Stamp
  /** At most one more than were asked for. */
  ids: number[]
  /** Whether the position says too little: everything changed, or it is of another past than this database's. */
  isLost: boolean
}

/** No part: names that searches know have changed. */
export const namesChanged = 0

/** Tells every server that names have changed, once the transaction is over. */
export const tellNames = (db: Db) =>
  sql`with told as (insert into outbox (part_id) values (${namesChanged}) returning seq)
    select pg_notify('outbox', '') from told`.execute(db)

/** Above this many changes at once, reading all parts anew is quicker. */
export const mostNews = 20_000
/** The outbox is kept so long, in days; older positions are lost. */
const outboxDays = 7

/** Deletes what was told longer ago: an index that has not read it by then is made anew. */
export const dropOldNews = (db: Db, now: Date) =>
  sql`delete from outbox where created_at < ${now}::timestamptz - make_interval(days => ${outboxDays})`.execute(db)

/** Which database this is, and which of its pasts: positions mean nothing to another. */
const era = sql`concat_ws('.', (select system_identifier from pg_control_system()),
  (select timeline_id from pg_control_checkpoint()), (select oid from pg_database where datname = current_database()), 'outbox'::regclass::oid)`

const stamp = sql`${era} as era, pg_current_snapshot()::text as position, (extract(epoch from now()) * 1000)::bigint as "readAt"`

/** Where the outbox stands now. */
export async function stampOf(db: Db): Promise<Stamp> {
  const { rows } = await sql<Stamp>`select ${stamp}`.execute(db)
  if (!rows[0]) throw new Error('The database told no position.')
  return rows[0]
}

/** The parts that transactions touched which were over now and not at the position: however long they took, none is passed by. */
export async function newsSince(db: Db, { position, readAt, era }: Stamp, most = mostNews): Promise<News> {
  const { rows } = await sql<Stamp & { ids: number[]; all: boolean; ahead: boolean }>`
    with news as materialized (
      select part_id from outbox
      where xid >= pg_snapshot_xmin(${position}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${position}::pg_snapshot)
    ), touched as (select distinct part_id from news where part_id is not null limit ${most + 1})
    select ${stamp}, array(select part_id from touched) as ids, exists (select from news where part_id is null) as all,
      pg_snapshot_xmax(${position}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) as ahead
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database told no news.')
  const { ids, all, ahead, ...now } = row
  const isOld = now.readAt - readAt > (outboxDays - 1) * 86_400_000
  return { stamp: now, ids, isLost: all || ahead || isOld || now.era !== era }
}

/** Rows in one answer: half a megabyte or so. */
const pageSize = 4000

/** Every part, page by page. */
export async function* allRows(db: Db): AsyncGenerator<string> {
  let last = 0
  for (;;) {
    const page = await rowsWhere(db, sql`id > ${last} order by id limit ${pageSize}`)
    if (page.text === null || page.last === null) return
    yield page.text
    last = page.last
  }
}

/** Parts that were touched, as changes of the index. */
export async function* changesOf(db: Db, ids: readonly number[]): AsyncGenerator<Change> {
  for (let from = 0; from < ids.length; from += pageSize) {
    const some = ids.slice(from, from + pageSize)
    const { text } = await rowsWhere(db, sql`id = any (${some}::int[])`)
    yield { ids: some, rows: text ?? '' }
  }
}

async function rowsWhere(db: Db, narrowed: Parameters<typeof rowsText>[0]) {
  const { rows } = await sql<{ last: number | null; text: string | null }>`${rowsText(narrowed)}`.execute(db)
  return rows[0] ?? { last: null, text: null }
}
