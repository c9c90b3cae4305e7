import { buffer } from 'node:stream/consumers'
import { toMicro } from '@xinpu/trade/price'
import { plainOf } from '@xinpu/trade/words'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { contactsAmong } from './contact-models.ts'
import { brandsOf } from './draft-row.ts'
import { moveTask, recount, type TaskRow } from './excel-queries.ts'
import { contactFault, type SheetLine } from './sheet-row.ts'
import { mostTaskRows, readSheet, type SheetAnswer } from './sheet-thread.ts'

declare module '../jobs/job-queue.ts' {
  interface JobPayloads {
    excelParse: { id: number }
  }
}

/** Reads the file of a task into rows. Twice comes to the same: rows and the step are written together. */
export async function parseTask(house: House, { id }: { id: number }): Promise<void> {
  const { db } = house
  await moveTask(db, id, ['waiting'], { status: 'parsing' })
  const task = await db.selectFrom('excel_task').selectAll().where('id', '=', id).executeTakeFirst()
  if (task?.status !== 'parsing') return
  const answer = await answerOf(house, task)
  if (answer.fault !== undefined) return failTask(house, { id, reason: answer.fault })
  await db.transaction().execute(async (tx) => {
    const told = { header: answer.header, map: JSON.stringify(answer.map), total: answer.lines.length }
    if (!(await moveTask(tx, id, ['parsing'], { status: 'confirm' }))) return
    // Until they are written, every row is one that is gone.
    await tx
      .updateTable('excel_task')
      .set({ ...told, deleted: told.total })
      .where('id', '=', id)
      .execute()
    await writeRows(tx, task, answer.lines)
    await recount(tx, id)
  })
}

/** Ends a task whose file cannot be read, with the reason. */
export const failTask = async (
  { db, now }: Pick<House, 'db' | 'now'>,
  { id, reason }: { id: number; reason: string },
) =>
  void (await moveTask(db, id, ['waiting', 'parsing'], { status: 'failed', fail_reason: reason, finished_at: now() }))

async function answerOf(
  { db, files }: House,
  { upload_key: key, account_id, kind, told }: TaskRow,
): Promise<SheetAnswer> {
  const upload = key && (await db.selectFrom('upload').select('sha256').where('key', '=', key).executeTakeFirst())
  if (!upload || (await files.sizeOf(upload.sha256)) === undefined) return { fault: '文件已不在，请重新上传' }
  const rows = await db
    .selectFrom('column_map')
    .select(['signature', 'map'])
    .where('account_id', '=', account_id)
    .execute()
  const known = Object.fromEntries(rows.map(({ signature, map }) => [signature, map]))
  const bytes = await buffer(files.read(upload.sha256))
  return readSheet({ bytes: new Uint8Array(bytes), kind, mostRows: mostTaskRows, ...told, known })
}

/** Rows of one statement: each has some fifteen values, and there are 65,535 at most. */
const atOnce = 1000

async function writeRows(tx: Db, { id, from_task_id: from }: TaskRow, lines: readonly SheetLine[]): Promise<void> {
  const brands = await brandsOf(tx, lines)
  const suspects = lines.filter(({ isSuspect }) => isSuspect)
  const contacts = await contactsAmong(
    tx,
    suspects.map(({ model }) => model),
  )
  const decided = from === null ? new Map<string, number>() : await decidedBrands(tx, from)
  for (let at = 0; at < lines.length; at += atOnce) {
    const rows = lines.slice(at, at + atOnce).map((line) => {
      const brandId = decided.get(line.brand) ?? brands.byName.get(plainOf(line.brand)) ?? null
      return {
        ...columnsOf(!line.isAside && contacts.has(line.model) ? withContact(line) : line),
        task_id: id,
        brand_id: brandId,
      }
    })
    await tx.insertInto('excel_row').values(rows).execute()
  }
}

const withContact = (line: SheetLine): SheetLine => ({
  ...line,
  error: line.error === null ? contactFault : `${line.error}；${contactFault}`,
})

const columnsOf = ({ rowNo, batchNo, price, error, isSuspect: _suspect, isAside, ...line }: SheetLine) => ({
  ...line,
  row_no: rowNo,
  batch_no: batchNo,
  price: price === null ? null : Number(toMicro(price)),
  error,
  status: isAside ? ('skipped' as const) : error === null ? ('ready' as const) : ('error' as const),
})

/** What the owner said of brands in a former task, by how they were spelt. */
async function decidedBrands(tx: Db, taskId: number): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('excel_row')
    .distinctOn('brand')
    .select(['brand', 'brand_id'])
    .where('task_id', '=', taskId)
    .where('brand_id', 'is not', null)
    .where('brand', '<>', '')
    .execute()
  return new Map(rows.map(({ brand, brand_id }) => [brand, brand_id ?? 0]))
}
