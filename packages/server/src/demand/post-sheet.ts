import type { batch } from '@xinpu/contract/demand'
import { fromMicro } from '@xinpu/trade/price'
import type { TaskRow } from './excel-queries.ts'
import { postWithin, turnOf } from './posting.ts'
import type { SheetKind, SheetRow } from './sheet-kind.ts'

const names = { 0: '供应', 1: '求购' } as const

/** Rows of a sheet become posts. */
export const postSheet: SheetKind = {
  turnOf,
  async take(tx, { task, user, now }, rows) {
    const shared = { validDays: task.valid_days ?? 30, contactId: task.contact_id ?? undefined }
    const demands = rows.map((row) => demandOf(row, task))
    const { fail } = await postWithin(tx, { db: tx, now, user }, demands, shared)
    return new Map(fail.map(({ rowNo, error }) => [rows[rowNo - 1]?.id ?? 0, error]))
  },
  tell: ({ success, type }) => `已发布 ${success} 条${names[type ?? 1]}`,
}

const demandOf = (row: SheetRow, { type }: TaskRow): batch.DemandRow => ({
  type: type ?? 1,
  model: row.model,
  quantity: row.quantity ?? 1,
  brand: row.brand,
  ...(row.brand_id !== null && { brandId: row.brand_id }),
  ...(row.price !== null && { price: fromMicro(BigInt(row.price)) }),
  currency: row.currency,
  package: row.package,
  batchNo: row.batch_no,
  delivery: row.delivery,
  description: row.remark,
})
