import type { demand } from '@xinpu/contract/demand'
import type { Db } from '../core/database.ts'
import type { TaskRow } from './excel-queries.ts'

const reason = '错误原因'

/** The columns that a sheet of posts may have, as the wizard knows them. */
export const templateOf = (type: demand.DemandType): string[][] => [
  ['型号', '品牌', '数量', type === 1 ? '目标单价' : '单价', '币种', '封装', '批号', '交期', '备注'],
]

/**
 * The rows of a task that failed, under the columns they came in, each with its reason: it can be handed in again as it
 * is, and the reasons of the last time go.
 */
export async function errorTable(db: Db, { id, header }: TaskRow): Promise<string[][]> {
  const rows = await db
    .selectFrom('excel_row')
    .select(['cells', 'error'])
    .where('task_id', '=', id)
    .where('status', 'in', ['error', 'failed'])
    .orderBy('row_no')
    .execute()
  const kept = header.flatMap((name, column) => (name.trim() === reason ? [] : [column]))
  const width = Math.max(header.length, ...rows.map(({ cells }) => cells.length))
  const columns = [...kept, ...Array.from({ length: width - header.length }, (_, at) => header.length + at)]
  return [
    [...columns.map((column) => header[column] ?? ''), reason],
    ...rows.map(({ cells, error }) => [...columns.map((column) => cells[column] ?? ''), error ?? '']),
  ]
}
