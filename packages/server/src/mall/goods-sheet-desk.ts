import { withdrawAll } from '../admin/audit-queue.ts'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'

/** Goods as the desk reads them: words in place of numbers. */
export async function deskWords(tx: Db, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('mall_goods')
    .innerJoin('brand', 'brand.id', 'brand_id')
    .innerJoin('category', 'category.id', 'mall_goods.category_id')
    .innerJoin('merchant', 'merchant.id', 'merchant_id')
    .select(['mall_goods.id', 'model', 'mall_goods.name', 'package', 'img_url', 'images', 'mall_goods.description'])
    .select(['brand.name_cn', 'category.name as category_name', 'merchant.name as merchant_name'])
    .where('mall_goods.id', '=', oneOf(ids))
    .orderBy('mall_goods.id')
    .execute()
  return rows.map(({ id, model, merchant_name, name_cn, category_name, img_url, ...rest }) => ({
    targetId: id,
    title: model,
    draft: { merchant: merchant_name, model, brandId: name_cn, categoryId: category_name, imgUrl: img_url, ...rest },
  }))
}

/** Puts any number of goods into the queue of the desk; what waited for them is withdrawn. */
export async function handInMany(tx: Db, ids: readonly number[], { accountId, at }: { accountId: number; at: Date }) {
  if (ids.length === 0) return
  const handed = await deskWords(tx, ids)
  await withdrawAll(tx, 'goods', ids)
  const rows = handed.map(({ targetId, title, draft }) => ({
    kind: 'goods' as const,
    target_id: targetId,
    account_id: accountId,
    title,
    draft: JSON.stringify(draft),
    found: '{}',
    created_at: at,
  }))
  await tx.insertInto('audit').values(rows).execute()
}
