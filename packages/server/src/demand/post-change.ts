import { Refusal } from '@xinpu/contract/refusal'
import type { mine } from '@xinpu/contract/demand'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { refuseBarred } from '../core/admit.ts'
import type { Db } from '../core/database.ts'
import { columnsOf, knownOf, type Columns, type KnownBrands } from './draft-row.ts'
import { postsWithQuotes } from './enquiry-queries.ts'
import { wantMatches } from './matching.ts'
import { ownPost, refuseUnseen, switched, type Own } from './own-posts.ts'
import { claimImages, endOf, refuseFaults, type Posting, refuseOthers } from './posting.ts'

type Change = ParsedOf<typeof mine.update>

/** Changes a post; one that a review turned down is open again with that, and one that has ended with new days. */
export async function changePost(context: Posting, change: Change): Promise<void> {
  const known = await knownOf(context.db, [change])
  refuseFaults(change, known)
  await refuseOthers(context, change)
  await claimImages(context, change.images)
  await context.db.transaction().execute((tx) => applyChange(tx, context, change, known))
}

async function applyChange(tx: Db, { user, now }: Posting, change: Change, brands: KnownBrands): Promise<void> {
  const at = now()
  const own = await ownPost(tx, user.id, change.id)
  const { validDays } = change
  const status = change.status ?? (opensAgain(own, change, at) ? 'open' : undefined)
  if (status === 'open' || validDays !== undefined) refuseBarred(user)
  if (status === 'closed') refuseUnseen([own])
  const columns = columnsOf(change, brands)
  const isOther = isOtherPart(own, columns, change)
  if (own.status === 'rejected' && !isOther) await refuseUnmended(tx, own, columns)
  if (isOther) await refuseQuoted(tx, own)
  await tx
    .updateTable('demand')
    .set({
      ...columns,
      ...(change.contactId !== undefined && { contact_id: change.contactId }),
      updated_at: at,
      ...(status && { ...switched(status, at), reject_reason: null }),
      ...(validDays !== undefined && { expires_at: endOf(at, validDays) }),
    })
    .where('id', '=', change.id)
    .execute()
  if (isOther || status === 'open') await wantMatches(tx, [own.id], at)
}

/** Whether a change has a post seen again that is not seen now, without a word on that. */
function opensAgain({ status, expires_at }: Own, { validDays }: Change, at: Date): boolean {
  const hasEnded = status === 'expired' || (status === 'open' && expires_at <= at)
  return status === 'rejected' || (hasEnded && validDays !== undefined)
}

/** Whether a change names another part than the post did; the same words mean the brand that they meant then. */
function isOtherPart(own: Own, { model_plain, brand, brand_key }: Columns, { brandId }: Change): boolean {
  if (model_plain !== undefined && model_plain !== own.model_plain) return true
  const isSaidAnew = brandId !== undefined || brand !== own.brand
  return brand_key !== undefined && brand_key !== own.brand_key && isSaidAnew
}

/** What a review turned down stays down until what it says has changed. */
async function refuseUnmended(tx: Db, { id, model }: Own, columns: Columns): Promise<void> {
  const stands: Record<string, unknown> = await tx
    .selectFrom('demand')
    .select(said)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const told: Record<string, unknown> = columns
  const isMended = said.some((name) => name in told && String(told[name] ?? '') !== String(stands[name] ?? ''))
  if (!isMended) throw new Refusal(`${model}：未通过审核，内容没有改动，请修改后重新发布`, 'CONFLICT')
}

/** What a post says to those who read it. */
const said = [
  'model',
  'brand',
  'quantity',
  'price',
  'currency',
  'tax_included',
  'package',
  'batch_no',
  'delivery',
  'region',
  'description',
  'images',
] as const satisfies readonly (keyof Columns)[]

/** What a quote was made for is not swapped under it. */
async function refuseQuoted(tx: Db, { id, model }: Own): Promise<void> {
  const quoted = await postsWithQuotes(tx, [id], ['waiting', 'replied', 'accepted'])
  if (quoted.size > 0) throw new Refusal(`${model}：已有报价，型号和品牌不能改，请另发一条`, 'CONFLICT')
}

/** Changes many; one that cannot be does not stop the others. */
export async function changeMany(context: Posting, changes: readonly Change[]) {
  const known = await knownOf(context.db, changes)
  const fail: { id: number; error: string }[] = []
  await context.db.transaction().execute(async (tx) => {
    for (const change of changes) {
      const error = await tried(() => {
        refuseFaults(change, known)
        return applyChange(tx, context, change, known)
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
