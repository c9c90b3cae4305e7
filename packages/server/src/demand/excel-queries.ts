import type { excelTask } from '@xinpu/contract/demand'
import { Refusal } from '@xinpu/contract/refusal'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../core/database.ts'
import type { Tables } from '../core/tables.ts'

export type TaskRow = Selectable<Tables['excel_task']>

/** Says a task. */
export const presentTask = (row: TaskRow): excelTask.ExcelTask => ({
  id: row.id,
  fileName: row.file_name,
  kind: row.kind,
  ...(row.type !== null && { type: row.type }),
  status: row.status,
  total: row.total,
  ready: row.ready,
  success: row.success,
  fail: row.fail,
  deleted: row.deleted,
  skipped: row.skipped,
  ...(row.replace_all && { replaceAll: true as const }),
  ...(row.fail_reason && { failReason: row.fail_reason }),
  createTime: row.created_at.toISOString(),
  ...(row.finished_at && { finishTime: row.finished_at.toISOString() }),
})

/** A person's own task; whoever asks for another's finds none. */
export async function ownTask(db: Db, { id, accountId }: { id: number; accountId: number }): Promise<TaskRow> {
  const row = await db
    .selectFrom('excel_task')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) throw new Refusal('没有找到这个导入任务，它可能已被删除', 'NOT_FOUND')
  return row
}

/** Moves a task on, if it is where it should be; of two at once one does. */
export async function moveTask(
  db: Db,
  id: number,
  from: readonly excelTask.ExcelTaskStatus[],
  change: { status: excelTask.ExcelTaskStatus; started_at?: Date; finished_at?: Date; fail_reason?: string | null },
): Promise<boolean> {
  const moved = await db
    .updateTable('excel_task')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

/** Counts the rows of a task anew; those that are gone were deleted. */
export const recount = (tx: Db, id: number) =>
  sql`
    update excel_task set ready = counted.ready, success = counted.success, fail = counted.fail,
      skipped = counted.skipped, deleted = total - counted.rows
    from (
      select count(*)::int as rows,
        count(*) filter (where status = 'ready')::int as ready,
        count(*) filter (where status = 'imported')::int as success,
        count(*) filter (where status in ('error', 'failed'))::int as fail,
        count(*) filter (where status = 'skipped')::int as skipped
      from excel_row where task_id = ${id}
    ) counted
    where id = ${id}
  `.execute(tx)

const mostReasons = 20

/**
 * Why rows of a task failed, and how many did for each. What was typed stands between quotes and is left out; of several
 * faults of a row the first counts, so that the counts add up.
 */
export async function reasonsOf(db: Db, id: number): Promise<{ reason: string; count: number }[]> {
  const { rows } = await sql<{ reason: string; count: number }>`
    select regexp_replace(split_part(coalesce(error, '未写明'), '；', 1), '“[^”]*”', '', 'g') as reason, count(*)::int as count
    from excel_row where task_id = ${id} and status in ('error', 'failed')
    group by 1 order by 2 desc, 1 limit ${mostReasons}
  `.execute(db)
  return rows
}
