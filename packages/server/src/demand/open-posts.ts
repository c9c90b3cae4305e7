import type { batch } from '@xinpu/contract/demand'
import { sql, type Insertable } from 'kysely'
import type { House, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { Tables } from '../core/tables.ts'
import { faultOf, sameness, type KnownOfPosts } from './draft-row.ts'
import type { Posted } from './posting.ts'

type Row = Insertable<Tables['demand']>

/** Own posts that stand open for a model of these. */
export async function ownOpen(
  tx: Db,
  { user, now }: Pick<House, 'now'> & { user: Pick<User, 'id'> },
  rows: readonly Row[],
) {
  const models = [...new Set(rows.map((row) => row.model_plain))]
  const found = await tx
    .selectFrom('demand')
    .select(['id', 'type', 'model_plain', 'brand_key', 'bom_id'])
    .where('account_id', '=', user.id)
    .where('model_plain', '=', sql<string>`any (${models}::text[])`)
    .where('status', '=', 'open')
    .where('expires_at', '>', now())
    .orderBy('id', 'desc')
    .execute()
  const wanted = new Set(rows.map((row) => sameness({ ...row, brand_key: row.brand_key ?? '' })))
  return found.filter((row) => wanted.has(sameness(row)))
}

interface Sorted {
  good: { rowNo: number; row: Row }[]
  /** What the same list of parts has open already: the post is brought up to its line. */
  again: { rowNo: number; id: number; quantity: number }[]
  fail: Posted['fail']
}

type OwnOpen = Awaited<ReturnType<typeof ownOpen>>

/** Which rows are posted, which change a post that stands, and which cannot stand. */
export function sortOut(
  rows: readonly { told: batch.DemandRow; row: Row }[],
  own: OwnOpen,
  { known, bomId }: { known: KnownOfPosts; bomId: number | undefined },
): Sorted {
  const standing = new Map<string, { sameId?: number }>(own.map((post) => [sameness(post), { sameId: post.id }]))
  const ofList = new Map(own.filter(({ bom_id }) => bom_id === bomId).map((post) => [sameness(post), post.id]))
  const found: Sorted = { good: [], again: [], fail: [] }
  for (const [at, { told, row }] of rows.entries()) {
    const rowNo = at + 1
    const key = sameness(row)
    const id = ofList.get(key)
    const fault = faultOf(told, known)
    const same = id ? undefined : standing.get(key)
    if (fault) found.fail.push({ rowNo, error: fault.message })
    else if (same) found.fail.push({ rowNo, error: alreadyOpen(row), ...same })
    else if (id) found.again.push({ rowNo, id, quantity: row.quantity })
    else found.good.push({ rowNo, row })
    if (!standing.has(key)) standing.set(key, {})
    ofList.delete(key)
  }
  return found
}

/** Posts ask for what their lines ask for now. */
export async function bringUp(tx: Db, again: Sorted['again'], at: Date): Promise<void> {
  if (again.length === 0) return
  const ids = again.map(({ id }) => id)
  const quantities = again.map(({ quantity }) => quantity)
  await sql`
    update demand set quantity = line.quantity, updated_at = ${at}
    from unnest(${ids}::int[], ${quantities}::int[]) as line (id, quantity)
    where demand.id = line.id and demand.quantity <> line.quantity`.execute(tx)
}

const alreadyOpen = ({ type, model }: Row) => `${model} 已有一条相同的${type === 1 ? '求购' : '供应'}在进行中`
