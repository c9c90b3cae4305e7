import type { productLine } from '@xinpu/contract/agent'
import { Refusal } from '@xinpu/contract/refusal'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { sql } from 'kysely'
import { lockWaiting, withdrawAll } from '../admin/audit-queue.ts'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import type { SellerKind } from './tables.ts'
import { claimProof, refuseUnknownCategories, review, reviewedColumns, type Owner } from './line-review.ts'
import { saidLine } from './line-queries.ts'
import { lockSeller, kindNames } from './own-seller.ts'
import { refuseUnknownBrand } from './sold-brands.ts'

/** Adds a line to the page of the person's enterprise, and hands it in; answers its number. */
export async function addLine({ db, ...owner }: Owner, kind: SellerKind, draft: ParsedOf<typeof productLine.add>) {
  return db.transaction().execute(async (tx) => {
    const seller = await lockSeller(tx, kind, owner.user.id)
    if (!seller) throw new Refusal(`请先创建${kindNames[kind]}页面`, 'NOT_FOUND')
    await refuseUnknownBrand(tx, draft.brandId)
    await refuseUnknownCategories(tx, draft.categoryIds)
    await claimProof({ ...owner, db: tx }, draft.certUrl)
    const id = await insert(tx, seller.id, draft)
    await review({ ...owner, db: tx }, id)
    return id
  })
}

/** Of a brand there is one line. */
async function insert(tx: Db, sellerId: number, draft: ParsedOf<typeof productLine.add>): Promise<number> {
  const row = await tx
    .insertInto('product_line')
    .values({
      seller_id: sellerId,
      brand_id: draft.brandId,
      ...reviewedColumns(draft),
      position: sql<number>`(select least(coalesce(max(position), -1) + 1, 9999) from product_line where seller_id = ${sellerId})`,
    })
    .onConflict((conflict) => conflict.columns(['seller_id', 'brand_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Refusal('已有这个品牌的产品线，请直接修改', 'CONFLICT')
  return row.id
}

/** Changes a line; what the review looks at is handed in again. */
export async function changeLine(
  { db, ...owner }: Owner,
  kind: SellerKind,
  change: ParsedOf<typeof productLine.update>,
) {
  const { id, sort } = change
  await db.transaction().execute(async (tx) => {
    await heldLines(tx, kind, owner.user.id, [id])
    await lockWaiting(tx, { kind: 'productLine', targetId: id })
    if (sort !== undefined) await tx.updateTable('product_line').set({ position: sort }).where('id', '=', id).execute()
    const before = await saidLine(tx, id)
    const after = {
      ...before,
      ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
    }
    if (JSON.stringify(reviewedColumns(before)) === JSON.stringify(reviewedColumns(after))) return
    await refuseUnknownCategories(tx, after.categoryIds)
    if (after.certUrl !== before.certUrl) await claimProof({ ...owner, db: tx }, after.certUrl)
    await tx
      .updateTable('product_line')
      .set({ ...reviewedColumns(after), status: 'pending', reason: '' })
      .where('id', '=', id)
      .execute()
    await review({ ...owner, db: tx }, id)
  })
}

/** Takes lines off the page, and back from the review desk. */
export async function removeLines({ db, user }: Owner, kind: SellerKind, ids: readonly number[]) {
  await db.transaction().execute(async (tx) => {
    await heldLines(tx, kind, user.id, ids)
    await withdrawAll(tx, 'productLine', ids)
    await tx.deleteFrom('product_line').where('id', '=', oneOf(ids)).execute()
  })
}

async function heldLines(tx: Db, kind: SellerKind, accountId: number, ids: readonly number[]): Promise<void> {
  const seller = await lockSeller(tx, kind, accountId)
  const own = await tx
    .selectFrom('product_line')
    .select('id')
    .where('seller_id', '=', seller?.id ?? 0)
    .where('id', '=', oneOf(ids))
    .execute()
  if (own.length < new Set(ids).size) throw new Refusal('没有找到这条产品线', 'NOT_FOUND')
}
