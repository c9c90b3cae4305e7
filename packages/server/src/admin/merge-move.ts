import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { isRow, keysOf, leadsTo, placeOf, putBack, takeOut, type Kept, type Moved } from './merge-rows.ts'
import type { Refer } from './refers.ts'

interface Pair {
  fromId: number
  intoId: number
}

/**
 * Leads the rows of one column from one number to another, and tells what it did. A row that has no place beside those of
 * the other goes where its kind says so; what else has none ends it all.
 */
export async function moveRows(
  tx: Db,
  key: string,
  refer: Refer,
  { fromId, intoId }: Pair,
): Promise<{ moved: Moved; gone: Kept[] }> {
  const { table, column } = placeOf(key)
  const keys = await keysOf(tx, table)
  const { rows } = await sql<{ id: Record<string, unknown>; held: unknown }>`
    select jsonb_build_object(${sql.join(keys.flatMap((name) => [sql.lit(name), sql.ref(name)]))}) as id,
      to_jsonb(${sql.ref(column)}) as held
    from ${sql.table(table)} where ${leadsTo(key, refer, fromId)} for update`.execute(tx)
  const moved: Moved = { key, rows: [] }
  const gone: Kept[] = []
  const isMany = await moveTogether(tx, key, refer, { fromId, intoId })
  for (const row of rows) {
    const left = isMany ? undefined : await moveOne(tx, { table, column, id: row.id, refer, fromId, intoId })
    if (left) gone.push(...left)
    // Where the column is part of the key, the row is known by the new number afterwards.
    else moved.rows.push({ ...row, id: column in row.id ? { ...row.id, [column]: intoId } : row.id })
  }
  return { moved, gone }
}

/** Moves all at once; answers whether every row had a place. */
async function moveTogether(tx: Db, key: string, refer: Refer, pair: Pair): Promise<boolean> {
  const { table, column } = placeOf(key)
  return inPart(tx, () =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${valueOf(column, refer, pair)}
      where ${leadsTo(key, refer, pair.fromId)}`.execute(tx),
  )
}

/** How PostgreSQL says that there is another such row already, or that what the row leads to is not there. */
const noPlace: ReadonlySet<string | undefined> = new Set(['23505', '23503'])

/** Does something that may find no place, and leaves all as it was where it finds none; answers whether it was done. */
async function inPart(tx: Db, act: () => Promise<unknown>): Promise<boolean> {
  await sql`savepoint part_of_merge`.execute(tx)
  try {
    await act()
    await sql`release savepoint part_of_merge`.execute(tx)
    return true
  } catch (error) {
    if (!noPlace.has((error as { code?: string }).code)) throw error
    await sql`rollback to savepoint part_of_merge`.execute(tx)
    return false
  }
}

interface One extends Pair {
  table: string
  column: string
  id: Record<string, unknown>
  refer: Refer
}

/** Moves one row; answers the row where it had no place and went. */
async function moveOne(tx: Db, { table, column, id, refer, fromId, intoId }: One): Promise<Kept[] | undefined> {
  const isMoved = await inPart(tx, () =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${valueOf(column, refer, { fromId, intoId })}
      where ${isRow(id)}`.execute(tx),
  )
  if (isMoved) return undefined
  if (refer.isSpare) return takeOut(tx, table, id)
  throw new Refusal(`两边都有相同的${refer.label}，请先处理再合并`, 'CONFLICT')
}

/** What the column holds afterwards; a list names each number once, where it stood first. */
const valueOf = (column: string, { isList }: Refer, { fromId, intoId }: Pair) =>
  isList
    ? sql`array(select n from unnest(array_replace(${sql.ref(column)}, ${fromId}, ${intoId})) with ordinality as t (n, at)
        group by n order by min(at))`
    : sql`${intoId}`

/** Leads moved rows back; one that was moved elsewhere meanwhile stays there. */
export async function moveBack(tx: Db, { key, rows }: Moved, refer: Refer, { fromId, intoId }: Pair): Promise<void> {
  const { table, column } = placeOf(key)
  for (const { id, held } of rows) {
    const before = refer.isList ? listBefore(column, held as number[], { fromId, intoId }) : sql`${fromId}`
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${before}
      where ${isRow(id)} and ${leadsTo(key, refer, intoId)}`.execute(tx)
  }
}

/** The list as it was; where somebody changed it meanwhile, only the number of the merge is led back in it. */
function listBefore(column: string, held: readonly number[], { fromId, intoId }: Pair) {
  const left = [...new Set(held.map((id) => (id === fromId ? intoId : id)))]
  const name = sql.ref(column)
  const ledBack = held.includes(intoId)
    ? sql`array_append(${name}, ${fromId}::int)`
    : sql`array_replace(${name}, ${intoId}::int, ${fromId}::int)`
  return sql`case when ${name} = ${listOf(left)} then ${listOf(held)} else ${ledBack} end`
}

const listOf = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int[]`

/**
 * Puts back what a merge took out, the merged one first: the others lead to it. What has lost its own ground meanwhile,
 * such as a mark of somebody who left, stays out; without the merged one itself nothing is put back.
 */
export async function bringBack(tx: Db, [subject, ...others]: readonly Kept[]): Promise<void> {
  if (!subject) return
  if (!(await inPart(tx, () => putBack(tx, subject))))
    throw new Refusal('它的位置已被占用，或它的品牌之后也被合并，请先撤销或处理', 'CONFLICT')
  for (const kept of others) await inPart(tx, () => putBack(tx, kept))
}
