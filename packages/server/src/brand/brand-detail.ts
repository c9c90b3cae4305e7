import type * as contract from '@xinpu/contract/brand'
import { Refusal } from '@xinpu/contract/refusal'
import { survivorOf } from '../admin/merge-subject.ts'
import { rightsOf } from '../admin/rights.ts'
import { isFollowing } from '../article/follow-queries.ts'
import type { User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { membershipOf } from '../enterprise/membership.ts'
import { brands, presentBrand, presentHint } from './brand-queries.ts'
import { mergerOf } from './mergers.ts'

type Reader = Pick<User, 'id' | 'roles'>

/** All that the page of a brand says, and how it stands with the person who looks. */
export async function brandDetail(db: Db, brandId: number, reader: Reader | null = null): Promise<contract.SpecBrand> {
  const row = await brands(db).select('intro').where('brand.id', '=', brandId).executeTakeFirst()
  if (!row) {
    const survivor = await survivorOf(db, 'brand', brandId)
    if (survivor === undefined) throw new Refusal('没有找到这个品牌', 'NOT_FOUND')
    return brandDetail(db, survivor, reader)
  }
  const heir = await heirOf(db, row.code)
  return {
    ...presentBrand(row),
    ...(row.intro !== '' && { intro: row.intro }),
    ...(heir && { mergedInto: presentHint(heir) }),
    ...(reader && (await readBy(db, row, reader))),
  }
}

/** How a brand stands with whoever reads of it. */
async function readBy(db: Db, brand: { id: number; enterprise_id: number | null }, { id, roles }: Reader) {
  const held = await liveSegmentOf(db, brand, id)
  return {
    isFollow: await isFollowing(db, id, 'brand', brand.id),
    mayEdit: held.isMine === true || rightsOf(roles).has('directory'),
    ...held,
  }
}

/** The brand that took another one over. */
async function heirOf(db: Db, code: string) {
  const merger = mergerOf(code)
  return merger && brands(db).where('code', '=', merger.into).executeTakeFirst()
}

/** Whether the person's certified enterprise holds a brand, or how its claim stands. */
async function liveSegmentOf(
  db: Db,
  brand: { id: number; enterprise_id: number | null },
  accountId: number,
): Promise<Pick<contract.SpecBrand, 'isMine' | 'claim'>> {
  const membership = await membershipOf(db, accountId)
  if (membership?.memberStatus !== 'joined' || membership.status !== 'certified') return {}
  if (brand.enterprise_id === membership.enterprise_id) return { isMine: true }
  const claim = await db
    .selectFrom('brand_claim')
    .select(['status', 'reject_reason'])
    .where('brand_id', '=', brand.id)
    .where('enterprise_id', '=', membership.enterprise_id)
    .executeTakeFirst()
  if (!claim) return {}
  return { claim: { status: claim.status, ...(claim.reject_reason !== null && { reason: claim.reject_reason }) } }
}
