import { Refusal } from '@xinpu/contract/refusal'
import { fromMicro } from '@xinpu/trade/price'
import type { Db } from '../core/database.ts'
import type { SheetKind, SheetRow, TakingIn } from '../demand/sheet-kind.ts'
import { enterpriseIdOf } from '../enterprise/membership.ts'
import { modelKeyOf } from '../search/search-plan.ts'
import { putLines, type StockLine } from './put-lines.ts'
import { ownLines, type OwnLines } from './stock-queries.ts'

/** The columns of a sheet of stock, as it is handed in and given out. */
export const columns = ['型号', '品牌', '数量', '单价', '币种', '批号', '封装', '库存地'] as const

/** Lines that one file gives out; as many come in with one. */
const mostInFile = 50_000

/** Rows of a sheet become lines of stock: a lot that is there is replaced. */
export const stockSheet: SheetKind = {
  turnOf: ({ id }) => `stock of ${id}`,
  async take(tx, { user, now }, rows) {
    await putLines(tx, { enterpriseId: await enterpriseIdOf(tx, user.id), at: now() }, rows.map(lineOf))
    return new Map()
  },
  async end(tx, taking) {
    if (taking.task.replace_all) await removeOthers(tx, taking)
  },
  tell: ({ success }) => `已导入 ${success} 条库存`,
}

const lineOf = (row: SheetRow): StockLine => ({
  model: row.model,
  brand: row.brand,
  quantity: row.quantity ?? 1,
  currency: row.currency,
  batchNo: row.batch_no,
  package: row.package,
  location: row.location,
  status: 'on',
  ...(row.brand_id !== null && { brandId: row.brand_id }),
  ...(row.price !== null && { price: fromMicro(BigInt(row.price)) }),
})

/** Takes out what nobody said is there since the import began; what failed rows tell of is there all the same. */
async function removeOthers(tx: Db, { task: { id }, user }: TakingIn): Promise<void> {
  const failed = await tx
    .selectFrom('excel_row')
    .select('model')
    .where('task_id', '=', id)
    .where('status', 'in', ['error', 'failed'])
    .execute()
  const kept = failed.map(({ model }) => modelKeyOf(model))
  await tx
    .deleteFrom('stock')
    .using('excel_task')
    .where('excel_task.id', '=', id)
    .where('enterprise_id', '=', await enterpriseIdOf(tx, user.id))
    .whereRef('confirmed_at', '<', 'excel_task.started_at')
    .where(({ eb, val, fn }) => eb.not(eb('model_key', '=', fn.any(val(kept)))))
    .execute()
}

/** The lines of a company as rows under the columns, the latest first. */
export async function stockTable(db: Db, asked: OwnLines): Promise<string[][]> {
  const rows = await ownLines(db, asked)
    .limit(mostInFile + 1)
    .execute()
  if (rows.length > mostInFile) throw new Refusal(`库存超过 ${mostInFile} 条，请按型号或状态筛选后再导出`, 'CONFLICT')
  return rows.map((row) => [
    row.model,
    row.brand,
    String(row.quantity),
    row.price_micro === null ? '' : String(fromMicro(BigInt(row.price_micro))),
    row.currency,
    row.batch_no,
    row.package,
    row.location,
  ])
}
