import type { batch, demand } from '@xinpu/contract/demand'
import { Refusal } from '@xinpu/contract/refusal'
import { plainOf } from '@xinpu/trade/words'
import { sql, type Insertable } from 'kysely'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { oneByOne } from '../core/one-by-one.ts'
import type { Tables } from '../core/tables.ts'
import { contactNamed } from '../enterprise/contact-queries.ts'
import { offeringCompanyOf } from '../enterprise/membership.ts'
import { claimUpload } from '../storage/upload-store.ts'
import { wantMatches } from './matching.ts'
import { bringUp, ownOpen, sortOut } from './open-posts.ts'
import { columnsOf, faultOf, knownOf, type KnownBrands, type KnownOfPosts, type Told } from './draft-row.ts'

/** Someone who posts. */
export type Posting = Context & { user: User }

/** Whoever posts, also behind the scenes. */
export type Poster = Pick<Posting, 'db' | 'now'> & { user: Pick<User, 'id' | 'roles'> }

/** What all posts of one call have in common. */
export interface Shared {
  contactId?: number | undefined
  validDays: number
  bomId?: number | undefined
  /** @default 'open' */
  status?: 'draft' | 'open'
  /** Pictures that were uploaded for them. */
  images?: string[] | undefined
}

/**
 * What became of many posts: the numbers of those that stand, by their place, and why the others do not.
 * `sameId` is the own post that says the same.
 */
export interface Posted {
  posted: { rowNo: number; id: number }[]
  fail: { rowNo: number; error: string; sameId?: number }[]
}

const day = 24 * 60 * 60_000

/** When a post of so many days ends. */
export const endOf = (now: Date, days: number): Date => new Date(now.getTime() + days * day)

type Row = Insertable<Tables['demand']>

/**
 * Posts many at once for a person; a row that cannot stand does not stop the others, and of equal ones only the first
 * stands, also beside what the person has open already. So a retry posts nothing twice, and a list of parts that is
 * submitted again changes its posts.
 */
export const postMany = (context: Poster, demands: readonly batch.DemandRow[], shared: Shared): Promise<Posted> =>
  postingOf(context, (tx) => postWithin(tx, context, demands, shared))

/** Does what posts for a person, one after another, in one transaction. */
export const postingOf = <T>({ db, user }: Poster, work: (tx: Db) => Promise<T>): Promise<T> =>
  oneByOne(db, turnOf(user), work)

/** What posts of a person take turns at. */
export const turnOf = ({ id }: { id: number }): string => `demands of ${id}`

/** Posts many within what else is done in a transaction. */
export async function postWithin(
  tx: Db,
  context: Poster,
  demands: readonly batch.DemandRow[],
  shared: Shared,
): Promise<Posted> {
  const known = await knownOf(tx, demands)
  const common = await commonOf({ ...context, db: tx }, shared)
  const rows = demands.map((told) => ({ told, row: rowOf(told, known, common) }))
  const own = await ownOpen(
    tx,
    context,
    rows.map(({ row }) => row),
  )
  const { good, again, fail } = sortOut(rows, own, { known, bomId: shared.bomId })
  const ids = await insert(
    tx,
    good.map(({ row }) => row),
    context.now(),
  )
  await bringUp(tx, again, context.now())
  return { posted: [...good.map(({ rowNo }, at) => ({ rowNo, id: ids[at] ?? 0 })), ...again], fail }
}

/** Posts one, unless the same is open already and the person does not insist. */
export async function postOne(
  context: Posting,
  told: Told & batch.DemandRow,
  shared: Shared & { allowDuplicate: boolean },
): Promise<{ id: number; isDuplicate: boolean }> {
  const { db } = context
  const known = await knownOf(db, [told])
  refuseFaults(told, known)
  const row = rowOf(told, known, await commonOf(context, shared))
  await claimImages(context, shared.images)
  return oneByOne(db, `demands of ${context.user.id}`, async (tx) => {
    const [same] = shared.allowDuplicate || shared.status === 'draft' ? [] : await ownOpen(tx, context, [row])
    if (same) return { id: same.id, isDuplicate: true }
    const [id = 0] = await insert(tx, [row], context.now())
    return { id, isDuplicate: false }
  })
}

/** Refuses what cannot be shown, at the field that it is about. */
export function refuseFaults(told: Told, known: KnownOfPosts): void {
  const fault = faultOf(told, known)
  if (fault) throw new Refusal(fault.message, 'INVALID', { errors: [fault] })
}

/** Pictures that everybody sees come from our own server, sent by the person. */
export async function claimImages({ db, user, uuid }: Posting, images: readonly string[] = []): Promise<void> {
  const claims = images.map((url) => claimUpload(db, { url, purposes: ['image'], accountId: user.id, uuid }))
  if ((await Promise.all(claims)).every(Boolean)) return
  const message = '请重新上传图片'
  throw new Refusal(message, 'INVALID', { errors: [{ field: 'images', message }] })
}

/** Refuses a contact or a list of parts that is not one's own. */
export async function refuseOthers(
  { db, user }: Pick<Posting, 'db' | 'user'>,
  { contactId, bomId }: Pick<Shared, 'bomId' | 'contactId'>,
): Promise<void> {
  if (contactId !== undefined) await contactNamed(db, { kind: 'user', id: user.id }, contactId)
  if (bomId === undefined) return
  const own = db.selectFrom('bom').select('id').where('id', '=', bomId).where('account_id', '=', user.id)
  if (!(await own.executeTakeFirst())) throw new Refusal('没有找到这份 BOM，它可能已被删除', 'NOT_FOUND')
}

/** The columns that all posts of a call share: whose they are, and how long they stand. */
async function commonOf({ db, user, now }: Poster, { contactId, validDays, bomId, status = 'open', images }: Shared) {
  return {
    account_id: user.id,
    enterprise_id: await offeringCompanyOf(db, user.id),
    contact_id: contactId ?? null,
    bom_id: bomId ?? null,
    status,
    images: images ?? [],
    expires_at: endOf(now(), validDays),
    created_at: now(),
    updated_at: now(),
  }
}

const rowOf = (
  told: batch.DemandRow,
  brands: KnownBrands,
  common: Awaited<ReturnType<typeof commonOf>>,
): Row & { brand_key: string } => ({
  ...blank,
  ...common,
  type: told.type,
  model: told.model,
  model_plain: plainOf(told.model),
  quantity: told.quantity,
  ...columnsOf({ ...told, images: common.images }, brands),
})

/** What nobody told. Every row of one insert names the same columns. */
const blank = {
  brand: '',
  brand_id: null,
  brand_key: '',
  price: null,
  currency: 'CNY',
  tax_included: null,
  package: null,
  batch_no: null,
  delivery: null,
  region: null,
  description: null,
} as const

async function insert(tx: Db, rows: readonly Row[], at: Date): Promise<number[]> {
  if (rows.length === 0) return []
  const made = await tx
    .insertInto('demand')
    .values([...rows])
    .returning('id')
    .execute()
  const ids = made.map(({ id }) => id)
  if (rows[0]?.status === 'open') await wantMatches(tx, ids, at)
  return ids
}

/** Open posts of the other kind for a model, of others. */
export async function countAnswers(
  { db, user, now }: Posting,
  { type, model }: { type: demand.DemandType; model: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('demand')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('model_plain', '=', plainOf(model))
    .where('type', '=', type === 1 ? 0 : 1)
    .where('status', '=', 'open')
    .where('expires_at', '>', now())
    .where('account_id', '<>', user.id)
    .executeTakeFirstOrThrow()
  return count
}
