import { Refusal } from '@xinpu/contract/refusal'
import type { mine } from '@xinpu/contract/demand'
import { sql } from 'kysely'
import { refuseBarred } from '../core/admit.ts'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { postsWithQuotes } from './enquiry-queries.ts'
import { wantMatches } from './matching.ts'
import { endOf, type Posting } from './posting.ts'

/** Days that a post has that is opened again past its end. */
const usualDays = 30

const day = 24 * 60 * 60_000

/** An own post, as far as its owner's acts look at it. */
export type Own = Awaited<ReturnType<typeof ownPosts>>[number]

/** Some own posts, held until the transaction ends; a number that is not among one's own is refused. */
async function ownPosts(tx: Db, accountId: number, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('demand')
    .select(['id', 'status', 'model', 'model_plain', 'brand', 'brand_key', 'expires_at', 'refreshed_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', oneOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length < new Set(ids).size) throw missing()
  return rows
}

const missing = () => new Refusal('没有找到这条供求，它可能已被删除', 'NOT_FOUND')

/** The same of one. */
export async function ownPost(tx: Db, accountId: number, id: number): Promise<Own> {
  const [own] = await ownPosts(tx, accountId, [id])
  if (!own) throw missing()
  return own
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
    refuseRejected(rows)
    if (status === 'closed') refuseUnseen(rows)
    else refuseBarred(user)
    await tx.updateTable('demand').set(switched(status, now())).where('id', '=', oneOf(ids)).execute()
    if (status === 'open') await wantMatches(tx, ids, now())
  })

const refuseRejected = (rows: readonly Own[]): void =>
  refuseUnless(rows, ({ status }) => status !== 'rejected', '未通过审核，请修改后重新发布')

/** A draft, or what a review turned down, would be seen by everybody once it is closed: as a post that has ended. */
export function refuseUnseen(rows: readonly Own[]): void {
  refuseUnless(rows, ({ status }) => status !== 'draft', '草稿还没有发布，不能关闭，可以删除')
  refuseRejected(rows)
}

/** What closing a post, or opening it again, writes. */
export const switched = (status: mine.DemandSwitch, now: Date) => ({
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
    const at = now()
    await tx
      .updateTable('demand')
      .set({ status: 'open', expires_at: endOf(at, days) })
      .where('id', '=', oneOf(ids))
      .execute()
    const back = rows.filter((row) => row.expires_at <= at).map(({ id }) => id)
    await wantMatches(tx, back, at)
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

/** Deletes posts; what somebody has agreed to stays, for both sides. */
export const deletePosts = ({ db, user }: Posting, ids: readonly number[]) =>
  db.transaction().execute(async (tx) => {
    const rows = await ownPosts(tx, user.id, ids)
    const agreed = await postsWithQuotes(tx, ids, ['accepted'])
    refuseUnless(rows, ({ id }) => !agreed.has(id), '有已成交的报价，不能删除，可以关闭')
    await tx.deleteFrom('demand').where('id', '=', oneOf(ids)).execute()
  })
