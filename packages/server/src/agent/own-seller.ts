import { Refusal } from '@xinpu/contract/refusal'
import type { Db } from '../core/database.ts'
import type { SellerKind } from './tables.ts'
import { enterpriseIdOf, lockEnterprise } from '../enterprise/membership.ts'

/** What people call either kind. */
export const kindNames: Record<SellerKind, string> = { agent: '代理商', trader: '贸易商' }

/** A seller that everybody sees; refuses what is not there. */
export async function sellerNamed(db: Db, kind: SellerKind, id: number) {
  const shown = db.selectFrom('shown_seller').select('id').where('id', '=', id)
  const row = await sellerRows(db, kind).where('id', '=', shown).executeTakeFirst()
  if (!row) throw new Refusal(`没有找到这家${kindNames[kind]}`, 'NOT_FOUND')
  return row
}

/** The page of the person's enterprise; undefined where it has none. */
export async function ownSeller(db: Db, kind: SellerKind, accountId: number) {
  const enterpriseId = await enterpriseIdOf(db, accountId)
  return sellerRows(db, kind).where('enterprise_id', '=', enterpriseId).executeTakeFirst()
}

const sellerRows = (db: Db, kind: SellerKind) =>
  db.selectFrom('seller').select(['id', 'enterprise_id', 'name', 'logo']).where('kind', '=', kind)

/** The same, held until the transaction ends: people of one enterprise change it one at a time. */
export async function lockSeller(tx: Db, kind: SellerKind, accountId: number) {
  await lockEnterprise(tx, await enterpriseIdOf(tx, accountId))
  return ownSeller(tx, kind, accountId)
}
