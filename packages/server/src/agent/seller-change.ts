import type { AgentType } from '@xinpu/contract/agent'
import { Refusal } from '@xinpu/contract/refusal'
import { letterOf } from '@xinpu/trade/pinyin'
import { withdrawAll } from '../admin/audit-queue.ts'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { SellerKind } from './tables.ts'
import { nameKey } from '../enterprise/enterprise-queries.ts'
import { enterpriseIdOf } from '../enterprise/membership.ts'
import { claimFile } from './own-file.ts'
import { lockSeller, kindNames } from './own-seller.ts'
import { nameBrands } from './sold-brands.ts'

/** What an enterprise says of itself as a seller. */
export interface SellerDraft {
  name: string
  fullName: string
  website?: string | undefined
  fullLogo?: string | undefined
  type?: AgentType | undefined
  intro?: string | undefined
  region?: string | undefined
  address?: string | undefined
  brandIds?: readonly number[] | undefined
}

type Owner = Context & { user: User }

/** Opens the page of the person's enterprise; answers its number. */
export function openSeller({ db, ...owner }: Owner, kind: SellerKind, draft: SellerDraft): Promise<number> {
  return db.transaction().execute(async (tx) => {
    if (await lockSeller(tx, kind, owner.user.id)) throw new Refusal(`贵企业已有${kindNames[kind]}页面`, 'CONFLICT')
    const enterpriseId = await enterpriseIdOf(tx, owner.user.id)
    await claimLogo({ ...owner, db: tx }, draft.fullLogo)
    const { id } = await tx
      .insertInto('seller')
      .values({ kind, enterprise_id: enterpriseId, ...columnsOf(draft), created_at: owner.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await nameBrands(tx, id, draft.brandIds ?? [])
    return id
  })
}

interface Change extends SellerDraft {
  id: number
}

/** Replaces what the page says. */
export async function changeSeller({ db, ...owner }: Owner, kind: SellerKind, { id, ...draft }: Change) {
  await db.transaction().execute(async (tx) => {
    const mine = await heldSellerNamed(tx, kind, owner.user.id, id)
    if (draft.fullLogo !== mine.logo) await claimLogo({ ...owner, db: tx }, draft.fullLogo)
    await tx.updateTable('seller').set(columnsOf(draft)).where('id', '=', id).execute()
    await nameBrands(tx, id, draft.brandIds ?? [])
  })
}

/** Closes the page with its lines; what waits at the review desk is taken back. */
export async function closeSeller({ db, user }: Owner, kind: SellerKind, id: number) {
  await db.transaction().execute(async (tx) => {
    await heldSellerNamed(tx, kind, user.id, id)
    const own = await tx.selectFrom('product_line').select('id').where('seller_id', '=', id).execute()
    await withdrawAll(
      tx,
      'productLine',
      own.map((line) => line.id),
    )
    await tx.deleteFrom('seller').where('id', '=', id).execute()
  })
}

async function heldSellerNamed(tx: Db, kind: SellerKind, accountId: number, id: number) {
  const mine = await lockSeller(tx, kind, accountId)
  if (mine?.id !== id) throw new Refusal(`没有找到贵企业的${kindNames[kind]}页面`, 'NOT_FOUND')
  return mine
}

const claimLogo = async (owner: Owner, url: string | undefined) =>
  url && claimFile(owner, { field: 'fullLogo', label: '标志', url, purposes: ['image', 'avatar'] })

const columnsOf = ({ name, fullName, fullLogo, website, type, intro, region, address }: SellerDraft) => ({
  name,
  full_name: fullName,
  name_key: `${nameKey(name)} ${nameKey(fullName)}`,
  letter: letterOf(name),
  logo: fullLogo ?? null,
  website: website ?? null,
  type: type ?? null,
  intro: intro || null,
  region: region || null,
  address: address || null,
})
