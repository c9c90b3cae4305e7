import type { myStock } from '@xinpu/contract/stock'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { paginate } from '../core/paginate.ts'
import { startTask } from '../demand/excel-start.ts'
import { wantBuyers } from '../demand/stock-matching.ts'
import { enterpriseIdOf } from '../enterprise/membership.ts'
import { sheetFile } from '../storage/sheet-answer.ts'
import { columnsOf, putLines, refuseContact, type StockLine } from './put-lines.ts'
import { columns, stockTable } from './stock-sheet.ts'
import { ownLines, presentStock } from './stock-queries.ts'

export const myStockHandlers: HandlersOf<typeof myStock> = {
  async list({ keywords, status, ...page }, { db, user, now }) {
    const query = ownLines(db, { enterpriseId: await enterpriseIdOf(db, user.id), keywords, status })
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map((row) => presentStock(row, now())), totalRecord: total }
  },

  async add(line, { db, user, now }) {
    const enterpriseId = await enterpriseIdOf(db, user.id)
    await refuseContact(db, line)
    await refuseUnknownBrand(db, line.brandId)
    const [id = 0] = await db.transaction().execute((tx) => putLines(tx, { enterpriseId, at: now() }, [line]))
    return { id }
  },

  async update({ id, ...line }, { db, user, now }) {
    const enterpriseId = await enterpriseIdOf(db, user.id)
    await refuseContact(db, line)
    await refuseUnknownBrand(db, line.brandId)
    await db.transaction().execute((tx) => replaceLine(tx, { id, enterpriseId, at: now() }, line))
    return null
  },

  async importFile({ replaceAll, ...told }, context) {
    await enterpriseIdOf(context.db, context.user.id)
    return startTask(context, { kind: 'stock', replace_all: replaceAll }, told)
  },

  template: () => sheetFile('库存模板', [columns]),

  async exportFile(filter, { db, user }) {
    const enterpriseId = await enterpriseIdOf(db, user.id)
    return sheetFile('库存', [columns, ...(await stockTable(db, { ...filter, enterpriseId }))])
  },

  async remove({ ids }, { db, user }) {
    const enterpriseId = await enterpriseIdOf(db, user.id)
    await db.transaction().execute(async (tx) => {
      const removed = await tx
        .deleteFrom('stock')
        .where('id', '=', oneOf(ids))
        .where('enterprise_id', '=', enterpriseId)
        .returning('id')
        .execute()
      if (removed.length < new Set(ids).size) throw unknownLine()
    })
    return null
  },
}

interface Replacing {
  id: number
  enterpriseId: number
  at: Date
}

async function replaceLine(tx: Db, { id, enterpriseId, at }: Replacing, line: StockLine): Promise<void> {
  const columns = columnsOf(line)
  if (await sameLot(tx, { id, enterpriseId }, columns)) throw new Refusal('已有同型号、同批号的另一条库存', 'CONFLICT')
  const brandId = line.brandId ?? (await brandOf(tx, columns.brand_plain))
  const changed = await tx
    .updateTable('stock')
    .set({ ...columns, brand_id: brandId, confirmed_at: at })
    .where('id', '=', id)
    .where('enterprise_id', '=', enterpriseId)
    .returning('id')
    .execute()
  if (changed.length === 0) throw unknownLine()
  await wantBuyers(tx, [id], at)
}

/** Whether another line of the company tells of the same lot. */
async function sameLot(tx: Db, own: Pick<Replacing, 'enterpriseId' | 'id'>, columns: ReturnType<typeof columnsOf>) {
  const found = await tx
    .selectFrom('stock')
    .select('id')
    .where('enterprise_id', '=', own.enterpriseId)
    .where('model_key', '=', columns.model_key)
    .where('brand_plain', '=', columns.brand_plain)
    .where('batch_no', '=', columns.batch_no)
    .where('package', '=', columns.package)
    .where('location', '=', columns.location)
    .where('id', '<>', own.id)
    .executeTakeFirst()
  return found !== undefined
}

async function brandOf(tx: Db, plain: string): Promise<number | null> {
  const alias = await tx
    .selectFrom('brand_alias')
    .select('brand_id')
    .where(sql.ref('plain'), '=', plain)
    .executeTakeFirst()
  return alias?.brand_id ?? null
}

async function refuseUnknownBrand(db: Db, brandId: number | undefined): Promise<void> {
  if (brandId === undefined) return
  const brand = await db.selectFrom('brand').select('id').where('id', '=', brandId).executeTakeFirst()
  if (!brand) throw new Refusal('没有找到这个品牌', 'NOT_FOUND')
}

const unknownLine = () => new Refusal('没有找到这条库存', 'NOT_FOUND')
