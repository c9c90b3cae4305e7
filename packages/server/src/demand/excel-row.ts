import type { excelRow } from '@xinpu/contract/demand'
import { Refusal } from '@xinpu/contract/refusal'
import { fromMicro, toMicro } from '@xinpu/trade/price'
import { plainOf } from '@xinpu/trade/words'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import type { Tables } from '../core/tables.ts'
import { suggestionsFor } from './brand-check.ts'
import { contactsAmong } from './contact-models.ts'
import { brandsOf } from './draft-row.ts'
import { ownTask, recount, type TaskRow } from './excel-queries.ts'
import { faultOfLine, priceFaultsIn } from './sheet-row.ts'

type Row = Selectable<Tables['excel_row']>

export const excelRowHandlers: HandlersOf<typeof excelRow> = {
  async list({ taskId, status, ...page }, { db, user }) {
    await ownTask(db, { id: taskId, accountId: user.id })
    const query = db
      .selectFrom('excel_row')
      .selectAll()
      .where('task_id', '=', taskId)
      .$if(status !== undefined, (found) => found.where('status', '=', status ?? 'ready'))
      .orderBy(sql`status not in ('error', 'failed')`)
      .orderBy('row_no')
    const { rows, total } = await paginate(db, query, page)
    return { data: await presentRows(db, rows), totalRecord: total }
  },

  async update({ id, sameBrand, ...told }, { db, user }) {
    return db.transaction().execute(async (tx) => {
      const { kind, ...row } = await openRow(tx, id, user.id)
      const changed = await changedRow(tx, { row, kind }, told)
      await tx.updateTable('excel_row').set(changed).where('id', '=', id).execute()
      if (sameBrand) await alikeBrands(tx, row, changed)
      await recount(tx, row.task_id)
      const [shown] = await presentRows(tx, [{ ...row, ...changed }])
      if (!shown) throw gone()
      return shown
    })
  },

  async remove({ ids }, { db, user }) {
    await db.transaction().execute(async (tx) => {
      const deleted = await tx
        .deleteFrom('excel_row')
        .using('excel_task')
        .whereRef('excel_task.id', '=', 'excel_row.task_id')
        .where('excel_task.account_id', '=', user.id)
        .where('excel_task.status', '=', 'confirm')
        .where('excel_row.id', 'in', ids)
        .returning('excel_row.task_id')
        .execute()
      if (deleted.length < new Set(ids).size) throw gone()
      for (const id of new Set(deleted.map(({ task_id }) => task_id))) await recount(tx, id)
    })
    return null
  },
}

const gone = () => new Refusal('没有找到这一行，或任务已开始导入', 'NOT_FOUND')

/** A row of an own task that still waits for its owner; held, so that nobody confirms it meanwhile. */
async function openRow(tx: Db, id: number, accountId: number): Promise<Row & Pick<TaskRow, 'kind'>> {
  const row = await tx.selectFrom('excel_row').selectAll().where('id', '=', id).executeTakeFirst()
  const task =
    row &&
    (await tx
      .selectFrom('excel_task')
      .select(['status', 'kind'])
      .where('id', '=', row.task_id)
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst())
  if (!row || !task) throw gone()
  if (task.status !== 'confirm') throw new Refusal('任务已开始导入或已结束，不能再改', 'CONFLICT')
  return { ...row, kind: task.kind }
}

interface Told {
  model?: string | undefined
  brand?: string | undefined
  brandId?: number | undefined
  quantity?: number | undefined
  price?: number | undefined
  negotiable?: boolean | undefined
  currency?: Row['currency'] | undefined
  batchNo?: string | undefined
  remark?: string | undefined
}

/** What a corrected row becomes: what is wrong with it is looked at anew. */
async function changedRow(tx: Db, { row, kind }: { row: Row; kind: TaskRow['kind'] }, told: Told) {
  const { batchNo = row.batch_no, model = row.model, remark = row.remark, quantity = row.quantity } = told
  const { brand, brand_id } = await brandOf(tx, row, told)
  const { package: shape, delivery, location } = row
  const isContact = (await contactsAmong(tx, [model])).has(model)
  const line = { model, brand, package: shape, batchNo, delivery, location, remark, quantity, isContact }
  const price = priceOf(told)
  const error = faultOfLine(line, kind, price === undefined ? priceFaultsIn(row.error) : [])
  return {
    model,
    brand,
    brand_id,
    quantity,
    price: price === undefined ? row.price : price,
    currency: told.currency ?? row.currency,
    remark,
    error,
    batch_no: batchNo,
    status: error === null ? ('ready' as const) : ('error' as const),
  }
}

/** The price that is told: none of 面议, and undefined where nothing is. */
function priceOf({ price, negotiable }: Told): number | null | undefined {
  if (negotiable) return null
  return price === undefined ? undefined : Number(toMicro(price))
}

/** The brand that was chosen, or what the typed one means. */
async function brandOf(tx: Db, row: Row, { brand, brandId }: Told): Promise<Pick<Row, 'brand' | 'brand_id'>> {
  if (brandId === undefined && brand === undefined) return row
  const typed = brand ?? row.brand
  const known = await brandsOf(tx, [{ brand: typed, ...(brandId !== undefined && { brandId }) }])
  if (brandId !== undefined && !known.byId.has(brandId)) throw new Refusal('没有找到这个品牌，请重新选择', 'NOT_FOUND')
  return { brand: typed, brand_id: brandId ?? known.byName.get(plainOf(typed)) ?? null }
}

/** Rows of the task that spell the brand as this one did get the same. */
const alikeBrands = (tx: Db, { task_id, brand }: Row, to: Pick<Row, 'brand' | 'brand_id'>) =>
  tx
    .updateTable('excel_row')
    .set({ brand: to.brand, brand_id: to.brand_id })
    .where('task_id', '=', task_id)
    .where('brand', '=', brand)
    .where('status', 'in', ['ready', 'error'])
    .execute()

async function presentRows(db: Db, rows: readonly Row[]): Promise<excelRow.ExcelTaskRow[]> {
  const unknown = rows.filter(({ brand, brand_id }) => brand !== '' && brand_id === null)
  const hints = await suggestionsFor(
    db,
    unknown.map(({ brand }) => brand),
  )
  return rows.map((row) => ({
    id: row.id,
    taskId: row.task_id,
    rowNo: row.row_no,
    cells: row.cells,
    model: row.model,
    brand: row.brand,
    ...(row.brand_id !== null && { brandId: row.brand_id }),
    brandMatched: row.brand_id !== null,
    suggestBrands: row.brand_id === null ? (hints.get(plainOf(row.brand)) ?? []) : [],
    quantity: row.quantity,
    ...(row.price !== null && { price: fromMicro(BigInt(row.price)), currency: row.currency }),
    ...(row.batch_no && { batchNo: row.batch_no }),
    ...(row.remark && { remark: row.remark }),
    ...(row.error !== null && { error: row.error }),
    status: row.status,
  }))
}
