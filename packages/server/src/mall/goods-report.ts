import type { ParsedOf } from '@xinpu/contract/endpoint'
import { goods } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import { offenceMatter, reportFields } from '../admin/report-matter.ts'
import { handInReport, throttleReports } from '../admin/report.ts'
import type { Context, User } from '../core/context.ts'
import { takeOffShelf } from './goods-matter.ts'
import { goodsNumbered } from './goods-queries.ts'

const reasonLabels = goods.GoodsReportReason.meta()?.['labels'] as Record<goods.GoodsReportReason, string>

/** Tells the reviewers what is wrong with goods that are for sale; the same person again says it anew. */
export async function reportGoods(
  context: Context & { user: User },
  { id, ...said }: ParsedOf<typeof goods.report>,
): Promise<void> {
  await throttleReports(context, 'goods')
  const [row] = await goodsNumbered(context.db, [id])
  if (!row?.is_shown) throw new Refusal('商品已下架', 'NOT_FOUND')
  if (row.seller_id === context.user.id) throw new Refusal('自己的商品可以直接修改或下架', 'CONFLICT')
  await handInReport(context, {
    matter: 'goodsReport',
    kind: 'goods',
    id,
    ...said,
    thing: `商品 ${row.model} · ${row.merchant_name}`,
    place: `/mall/productDetails/${id}`,
    reasonLabel: reasonLabels[said.reason],
    told: { text: row.name },
  })
}

/** 商品举报 at the review desk: a report that holds takes goods off the shelf until their seller has changed them. */
export const goodsReportMatter = offenceMatter(reportFields('举报', '商品'), '已下架', (tx, draft, reason) =>
  takeOffShelf(tx, Number(draft['id']), reason),
)
