import { Refusal } from '@xinpu/contract/refusal'
import type { mine } from '@xinpu/contract/demand'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { sql } from 'kysely'
import { refuseBarred } from '../core/admit.ts'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { brandsOf, columnsOf, type KnownBrands } from './draft-row.ts'
import { wantMatches } from './matching.ts'
import { claimImages, endOf, refuseFaults, type Posting, refuseOthers } from './posting.ts'

/** Days that a post has that is opened again past its end. */
const usualDays = 30

const day = 24 * 60 * 60_000

type Own = Awaited<ReturnType<typeof ownPosts>>[number]

/** Some own posts, held until the transaction ends; a number that is not among one's own is refused. */
async function ownPosts(tx: Db, accountId: number, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('demand')
    .select(['id', 'status', 'model', 'expires_at', 'refreshed_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', oneOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length < new Set(ids).size) throw new Refusal('没有找到这条供求，它可能已被删除', 'NOT_FOUND')
  return rows
}

/** Own posts that a change suits, or a refusal that names the first it does not. */
function refuseUnless(rows: readonly Own[], suits: (row: Own) => boolean, why: string): void {
  const other = rows.find((row) => !suits(row))
  if (other) throw new Refusal(`${other.model}：${why}`, 'CONFLICT')
}

/** Closes posts or opens them again; past its end a post has new days. */
export const switchPosts = ({ db, user, now }: Posting, ids: readonly number[], status: mine.DemandSwitch) =>
  db.transaction().execute(async (tx) => {
    const rows = await ownPosts(tx, user.id, ids)
    refuseUnless(rows, (row) => row.status !== 'rejected', '未通过审核，请修改后重新发布')
    if (status === 'open') refuseBarred(user)
    await tx.updateTable('demand').set(switched(status, now())).where('id', '=', oneOf(ids)).execute()
    if (status === 'open') await wantMatches(tx, ids, now())
  })

const switched = (status: mine.DemandSwitch, now: Date) => ({
  status,
  ...(status === 'open' && {
    updated_at: sql<Date>`case when status = 'open' then updated_at else ${now}::timestamptz end`,
    expires_at: sql<Date>`case when expires_at > ${now} then expires_at else ${endOf(now, usualDays)}::timestamptz end`,
  }),
})

/** Gives posts more days from now. */
export const renewPosts = ({ db, user, now }: Posting, ids: readonly number[], days: number) =>
  db.transaction().execute(async (tx) => {
    const rows = await ownPosts(tx, user.id, ids)
    const renewable = new Set(['open', 'expired'])
    refuseUnless(rows, (row) => renewable.has(row.status), '只有进行中或已过期的供求可以续期')
    refuseBarred(user)
    await tx
      .updateTable('demand')
      .set({ status: 'open', expires_at: endOf(now(), days) })
      .where('id', '=', oneOf(ids))
      .execute()
  })

/** Moves posts to the top, each once a day. */
export const refreshPosts = ({ db, user, now }: Posting, ids: readonly number[]) =>
  db.transaction().execute(async (tx) => {
    const at = now()
    const rows = await ownPosts(tx, user.id, ids)
    refuseUnless(rows, (row) => row.status === 'open' && row.expires_at > at, '只有进行中的供求可以刷新')
    const due = rows.filter((row) => !row.refreshed_at || at.getTime() - row.refreshed_at.getTime() >= day)
    if (due.length === 0) throw new Refusal('每条供求一天只能刷新一次，请明天再试', 'TOO_FREQUENT')
    await tx
      .updateTable('demand')
      .set({ updated_at: at, refreshed_at: at })
      .where('id', '=', oneOf(due.map(({ id }) => id)))
      .execute()
  })

export const deletePosts = ({ db, user }: Posting, ids: readonly number[]) =>
  db.transaction().execute(async (tx) => {
    await ownPosts(tx, user.id, ids)
    await tx.deleteFrom('demand').where('id', '=', oneOf(ids)).execute()
  })

type Change = ParsedOf<typeof mine.update>

/** Changes a post; one that a review turned down is open again with that. */
export async function changePost(context: Posting, change: Change): Promise<void> {
  const brands = await brandsOf(context.db, [change])
  refuseFaults(change, brands)
  await refuseOthers(context, change)
  await claimImages(context, change.images)
  await context.db.transaction().execute((tx) => applyChange(tx, context, change, brands))
}

async function applyChange(tx: Db, { user, now }: Posting, change: Change, brands: KnownBrands): Promise<void> {
  const [own] = await ownPosts(tx, user.id, [change.id])
  const status = change.status ?? (own?.status === 'rejected' ? 'open' : undefined)
  if (status === 'open') refuseBarred(user)
  await tx
    .updateTable('demand')
    .set({
      ...columnsOf(change, brands),
      ...(change.contactId !== undefined && { contact_id: change.contactId }),
      updated_at: now(),
      ...(status && { ...switched(status, now()), reject_reason: null }),
    })
    .where('id', '=', change.id)
    .execute()
}

/** Changes many; one that cannot be does not stop the others. */
export async function changeMany(context: Posting, changes: readonly Change[]) {
  const brands = await brandsOf(context.db, changes)
  const fail: { id: number; error: string }[] = []
  await context.db.transaction().execute(async (tx) => {
    for (const change of changes) {
      const error = await tried(() => {
        refuseFaults(change, brands)
        return applyChange(tx, context, change, brands)
      })
      if (error) fail.push({ id: change.id, error })
    }
  })
  return { success: changes.length - fail.length, fail }
}

/** What a refusal says; undefined where there was none. */
async function tried(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}
