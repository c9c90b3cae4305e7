import type { merge } from '@xinpu/contract/admin'
import { Refusal } from '@xinpu/contract/refusal'
import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { oneByOne } from '../core/one-by-one.ts'
import { paginate } from '../core/paginate.ts'
import { giveHolder, takeHolder } from './merge-holder.ts'
import { bringBack, moveBack, moveRows } from './merge-move.ts'
import { countOf, takeOut, type Kept, type Moved } from './merge-rows.ts'
import { obstaclesOf, subjectsOf, type Subject } from './merge-subject.ts'
import type { Refer } from './refers.ts'

/** Milliseconds in which a merge can be undone. */
const undoTime = 30 * 24 * 60 * 60_000

export const mergeHandlers: HandlersOf<typeof merge> = {
  async list({ kind, ...page }, { db, now }) {
    const query = merges(db)
      .$if(kind !== undefined, (found) => found.where('kind', '=', kind ?? 'brand'))
      .orderBy('merge.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map((row) => present(row, now())), totalRecord: total }
  },

  preview: (asked, { brought, db }) =>
    db.transaction().execute(async (tx) => {
      const { kind, fromId, intoId } = asked
      const { from, into } = await subjectsOf(tx, asked)
      const obstacles = await obstaclesOf(tx, kind, fromId, intoId)
      return { kind, from, into, obstacles, moves: await movesOf(tx, brought, kind, fromId) }
    }),

  run: (asked, { brought, db, user, now, note }) =>
    oneByOne(db, 'merge', async (tx) => {
      const { kind, fromId, intoId, reason } = asked
      const { from, into } = await subjectsOf(tx, asked)
      const [obstacle] = await obstaclesOf(tx, kind, fromId, intoId)
      if (obstacle) throw new Refusal(obstacle, 'CONFLICT')
      const done = await moveAll(tx, brought, asked)
      const added = kind === 'brand' ? await nameToo(tx, from, intoId) : []
      const gives_holder = kind === 'brand' && (await giveHolder(tx, asked))
      const gone = [...done.gone, ...(await takeOut(tx, kind, { id: fromId }))]
      await countToo(tx, gone, { from_id: fromId, into_id: intoId }, 1)
      await tellIndex(tx, kind, intoId)
      note(`${from.name}（${fromId}）→ ${into.name}（${intoId}）：${reason}`)
      return tx
        .insertInto('merge')
        .values({
          kind,
          from_id: fromId,
          into_id: intoId,
          from_name: from.name,
          into_name: into.name,
          reason,
          moved: JSON.stringify(done.moved),
          gone: JSON.stringify(gone),
          added: JSON.stringify(added),
          gives_holder,
          merged_by: user.id,
          merged_at: now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    }),

  undo: ({ id }, { brought, db, user, now, note }) =>
    oneByOne(db, 'merge', async (tx) => {
      const row = await tx.selectFrom('merge').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      if (!row) throw new Refusal('没有找到这次合并', 'NOT_FOUND')
      await refuseLate(tx, row, now())
      const pair = { fromId: row.from_id, intoId: row.into_id }
      for (const { table, row: added } of row.added) await takeOut(tx, table, { plain: added['plain'] })
      await bringBack(tx, row.gone.toReversed())
      if (row.gives_holder) await takeHolder(tx, pair)
      for (const moved of row.moved) await moveBack(tx, moved, referOf(brought, moved.key), pair)
      await countToo(tx, row.gone, row, -1)
      await tellIndex(tx, row.kind, row.into_id)
      await tx.updateTable('merge').set({ undone_by: user.id, undone_at: now() }).where('id', '=', id).execute()
      note(`撤销：${row.from_name}（${row.from_id}）→ ${row.into_name}（${row.into_id}）`)
      return null
    }),
}

type Brought = House['brought']

const refersOf = ({ refers }: Brought, kind: merge.MergeKind): [string, Refer][] =>
  Object.entries<Refer>(refers).filter(([, { to }]) => to === kind)

const referOf = ({ refers }: Brought, key: string): Refer => {
  const refer = refers[key]
  if (!refer) throw new Error(`Nobody declares ${key}`)
  return refer
}

/** How many rows of what lead to one number, those of one label together. */
async function movesOf(tx: Db, brought: Brought, kind: merge.MergeKind, id: number) {
  const counts = new Map<string, number>()
  for (const [key, refer] of refersOf(brought, kind))
    counts.set(refer.label, (counts.get(refer.label) ?? 0) + (await countOf(tx, key, refer, id)))
  return [...counts].flatMap(([label, count]) => (count > 0 ? [{ label, count }] : []))
}

async function moveAll(tx: Db, brought: Brought, asked: { kind: merge.MergeKind; fromId: number; intoId: number }) {
  const moved: Moved[] = []
  const gone: Kept[] = []
  for (const [key, refer] of refersOf(brought, asked.kind)) {
    const done = await moveRows(tx, key, refer, asked)
    if (done.moved.rows.length > 0) moved.push(done.moved)
    gone.push(...done.gone)
  }
  return { moved, gone }
}

/** The search looks at the part anew that stays: what leads to it has changed. */
async function tellIndex(tx: Db, kind: merge.MergeKind, id: number): Promise<void> {
  if (kind === 'part') await sql`insert into outbox (part_id) values (${id})`.execute(tx)
}

/** The name that went stays findable. */
async function nameToo(tx: Db, { name }: Subject, intoId: number): Promise<Kept[]> {
  const plain = plainOf(name)
  if (plain === '') return []
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    insert into brand_alias (plain, alias, brand_id) values (${plain}, ${name}, ${intoId})
    on conflict do nothing returning to_jsonb(brand_alias) as row`.execute(tx)
  return rows.map(({ row }) => ({ table: 'brand_alias', row }))
}

/** What a brand counts of its own goes to the one that stays, or comes back from it. */
async function countToo(tx: Db, gone: readonly Kept[], { from_id, into_id }: Sides, sign: 1 | -1): Promise<void> {
  const kept = gone.find(({ table, row }) => table === 'brand' && row['id'] === from_id)
  if (!kept) return
  const [parts, sheets] = [Number(kept.row['part_count']) * sign, Number(kept.row['datasheet_count']) * sign]
  await sql`update brand set part_count = part_count + ${parts}::int,
    datasheet_count = datasheet_count + ${sheets}::int where id = ${into_id}`.execute(tx)
}

type Sides = Pick<MergeRow, 'from_id' | 'into_id'>

type MergeRow = Awaited<ReturnType<ReturnType<typeof merges>['executeTakeFirstOrThrow']>>

/** Refuses what was undone, is too long ago, or has another merge on top of it. */
async function refuseLate(
  tx: Db,
  row: Pick<MergeRow, 'from_id' | 'id' | 'into_id' | 'kind' | 'merged_at' | 'undone_at'>,
  at: Date,
) {
  if (row.undone_at) throw new Refusal('这次合并已经撤销了', 'CONFLICT')
  if (at.getTime() - row.merged_at.getTime() > undoTime) throw new Refusal('合并已超过 30 天，不能撤销', 'CONFLICT')
  const later = await tx
    .selectFrom('merge')
    .select('id')
    .where('kind', '=', row.kind)
    .where('id', '>', row.id)
    .where('undone_at', 'is', null)
    .where(({ eb, or }) => or([eb('from_id', '=', row.into_id), eb('into_id', '=', row.into_id)]))
    .executeTakeFirst()
  if (later) throw new Refusal('之后又有一次合并，请先撤销那一次', 'CONFLICT')
}

const merges = (db: Db) =>
  db
    .selectFrom('merge')
    .innerJoin('account', 'account.id', 'merged_by')
    .select(['merge.id', 'kind', 'from_id', 'into_id', 'from_name', 'into_name', 'reason', 'merged_by'])
    .select(['merged_at', 'undone_at', 'nick_name', 'avatar'])
    .select(
      sql<number>`(select coalesce(sum(jsonb_array_length(m -> 'rows')), 0)::int from jsonb_array_elements(moved) as m)`.as(
        'count',
      ),
    )

const present = (row: MergeRow, at: Date): merge.MergeRecord => ({
  id: row.id,
  kind: row.kind,
  from: { id: row.from_id, name: row.from_name },
  into: { id: row.into_id, name: row.into_name },
  reason: row.reason,
  moved: row.count,
  user: { id: row.merged_by, nickName: row.nick_name, avatar: row.avatar },
  mergeTime: row.merged_at.toISOString(),
  ...(row.undone_at && { undoneTime: row.undone_at.toISOString() }),
  ...(!row.undone_at &&
    at.getTime() - row.merged_at.getTime() < undoTime && {
      undoBefore: new Date(row.merged_at.getTime() + undoTime).toISOString(),
    }),
})
