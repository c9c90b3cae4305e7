import { reasonOf, type Matter } from '../admin/audit-matter.ts'
import { handIn } from '../admin/audit-queue.ts'
import type { Db } from '../core/database.ts'
import { notify } from '../message/notify.ts'
import { deskWords } from './goods-sheet-desk.ts'
import { showGoods } from './goods-shelf.ts'

/** Where a seller looks after goods. */
const ownPage = '/mall/userCenter?role=seller&tab=goods'

const fields = new Map([
  ['merchant', '店铺'],
  ['model', '型号'],
  ['name', '商品名称'],
  ['brandId', '品牌'],
  ['categoryId', '分类'],
  ['package', '封装'],
  ['imgUrl', '主图'],
  ['images', '商品图片'],
  ['description', '商品详情'],
])

/** 商品 at the review desk. */
export const goodsMatter: Matter = {
  fields,
  html: new Set(['description']),

  evidence: ({ imgUrl, images }) =>
    [imgUrl, ...(Array.isArray(images) ? images : [])]
      .filter((url): url is string => typeof url === 'string' && url !== '')
      .map((url, at) => ({ name: `图片 ${at + 1}`, url })),

  async pass(tx, { target_id, account_id, title }, { remark }) {
    await settle(tx, target_id, { status: 'on', reject_reason: null })
    await tell(tx, account_id, `商品「${title}」已上架`, remark || '现在所有人都能看到它。')
  },

  async reject(tx, { target_id, account_id, title }, verdict) {
    const reason = reasonOf(this, verdict)
    await settle(tx, target_id, { status: 'rejected', reject_reason: reason })
    await tell(tx, account_id, `商品「${title}」未通过审核`, `${reason}。请修改后重新提交。`)
  },
}

async function settle(tx: Db, id: number, verdict: { status: 'on' | 'rejected'; reject_reason: string | null }) {
  const { merchant_id } = await tx
    .updateTable('mall_goods')
    .set(verdict)
    .where('id', '=', id)
    .returning('merchant_id')
    .executeTakeFirstOrThrow()
  await showGoods(tx, merchant_id)
}

/** Goods that were on the shelf, or could be put there, wait for their seller to change them; who sells them is told why. */
export async function takeOffShelf(tx: Db, id: number, reason: string): Promise<void> {
  const row = await tx
    .updateTable('mall_goods')
    .from('merchant')
    .set({ status: 'rejected', reject_reason: reason })
    .whereRef('merchant.id', '=', 'merchant_id')
    .where('mall_goods.id', '=', id)
    .where('mall_goods.status', 'in', ['on', 'off'])
    .where('is_deleted', '=', false)
    .returning(['merchant_id', 'merchant.account_id', 'mall_goods.name'])
    .executeTakeFirst()
  if (!row) return
  await showGoods(tx, row.merchant_id)
  await tell(tx, row.account_id, `商品「${row.name}」已下架`, `${reason}。请修改后重新提交。`)
}

const tell = (tx: Db, to: number, title: string, content: string) =>
  notify(tx, { to, kind: 'notification', title, content, url: ownPage })

interface Handing {
  id: number
  accountId: number
  at: Date
}

/** Puts goods into the queue of the desk, with words in place of numbers. */
export async function handInGoods(tx: Db, { id, accountId, at }: Handing): Promise<void> {
  const [words] = await deskWords(tx, [id])
  if (words) await handIn(tx, { kind: 'goods', ...words, accountId, at })
}
