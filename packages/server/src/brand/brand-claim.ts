import type { mine } from '@xinpu/contract/brand'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { throttle } from '../core/throttle.ts'
import { handIn, lockWaiting } from '../admin/audit-queue.ts'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { wrong } from '../enterprise/application-draft.ts'
import { certifiedOf, type Membership } from '../enterprise/membership.ts'
import { claimUpload } from '../storage/upload-store.ts'
import { brands, presentHint } from './brand-queries.ts'

const pace = { most: 20, minutes: 24 * 60 }

type Claim = Required<ParsedOf<typeof mine.apply>>

/** Hands a claim in for the person's enterprise; handed in again it is the same claim with another proof. */
export async function claimBrand(context: Context & { user: User }, claim: Claim): Promise<void> {
  const { db, user, uuid, now } = context
  await throttle(context, `claim ${user.id}`, pace)
  await db.transaction().execute(async (tx) => {
    const enterprise = await certifiedOf(tx, user.id)
    const before = await heldClaim(tx, claim.brandId, enterprise.enterprise_id)
    const brand = await claimable(tx, claim.brandId, enterprise)
    const isOurs =
      claim.certUrl === before?.cert_url ||
      (await claimUpload(tx, { url: claim.certUrl, purposes: ['certificate'], accountId: user.id, uuid }))
    if (!isOurs) throw wrong('certUrl', '请重新上传证明文件')
    const kept = { accountId: user.id, at: now() }
    const targetId = await keepClaim(tx, { ...claim, ...kept, enterpriseId: enterprise.enterprise_id })
    await handIn(tx, { kind: 'brandClaim', targetId, ...kept, ...matterOf(brand.fullName, enterprise, claim) })
  })
}

/** What the enterprise handed in before. A reviewer decides on that before this claim or after. */
async function heldClaim(tx: Db, brandId: number, enterpriseId: number) {
  const claim = await tx
    .selectFrom('brand_claim')
    .select(['id', 'cert_url'])
    .where('brand_id', '=', brandId)
    .where('enterprise_id', '=', enterpriseId)
    .executeTakeFirst()
  if (claim) await lockWaiting(tx, { kind: 'brandClaim', targetId: claim.id })
  return claim
}

/** A brand that nobody holds yet. */
async function claimable(tx: Db, brandId: number, { enterprise_id }: Membership) {
  const brand = await brands(tx).where('brand.id', '=', brandId).executeTakeFirst()
  if (!brand) throw new Refusal('没有找到这个品牌', 'NOT_FOUND')
  if (brand.enterprise_id === enterprise_id) throw new Refusal('贵企业已认领这个品牌，可以直接编辑', 'CONFLICT')
  if (brand.enterprise_id !== null) throw new Refusal('这个品牌已由其他企业认领，如有异议请联系客服', 'CONFLICT')
  return presentHint(brand)
}

interface Kept extends Claim {
  enterpriseId: number
  accountId: number
  at: Date
}

async function keepClaim(tx: Db, { brandId, enterpriseId, accountId, certUrl, remark, at }: Kept): Promise<number> {
  const said = { account_id: accountId, cert_url: certUrl, remark, created_at: at }
  const { id } = await tx
    .insertInto('brand_claim')
    .values({ ...said, brand_id: brandId, enterprise_id: enterpriseId })
    .onConflict((conflict) =>
      conflict.columns(['brand_id', 'enterprise_id']).doUpdateSet({ ...said, status: 'pending', reject_reason: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What the reviewers compare with the proof. */
const matterOf = (brand: string, { name, credit_code }: Membership, { certUrl, remark }: Claim) => ({
  title: `${brand} · ${name}`,
  draft: { brand, enterprise: name, creditCode: credit_code, certUrl, remark },
})
