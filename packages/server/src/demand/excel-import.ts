import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { House, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { oneByOne } from '../core/one-by-one.ts'
import { notify } from '../message/notify.ts'
import { moveTask, recount } from './excel-queries.ts'
import type { SheetKind, SheetRow, TakingIn } from './sheet-kind.ts'

declare module '../jobs/job-queue.ts' {
  interface JobPayloads {
    excelImport: { id: number; roles: string[] }
  }
}

const atOnce = 200

/**
 * Imports the rows of a task that are ready, some at a time: what they become and what became of them are written
 * together, so that whoever goes on after a crash doubles nothing. Stops where its owner cancels it.
 */
export async function importTask(house: House, { id, roles }: { id: number; roles: string[] }, stop: AbortSignal) {
  const task = await house.db.selectFrom('excel_task').selectAll().where('id', '=', id).executeTakeFirst()
  const kind = task && house.brought.sheets[task.kind]
  if (!kind || kind === 'unbuilt') return
  const taking = { task, user: { id: task.account_id, roles: new Set(roles) as User['roles'] }, now: house.now }
  try {
    while (await importSome(house.db, kind, taking)) stop.throwIfAborted()
    await finish(house.db, kind, taking)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await stopImport(house, { id, reason: error.message })
  }
}

/** Imports the next rows; false where nothing is left, or the task no longer runs. */
const importSome = (db: Db, kind: SheetKind, taking: TakingIn): Promise<boolean> =>
  oneByOne(db, kind.turnOf(taking.user), async (tx) => {
    const { id } = taking.task
    const runs = await tx
      .selectFrom('excel_task')
      .select('id')
      .where('id', '=', id)
      .where('status', '=', 'importing')
      .forUpdate()
      .executeTakeFirst()
    const rows = runs ? await nextRows(tx, id) : []
    if (rows.length === 0) return false
    await mark(tx, rows, await kind.take(tx, taking, rows))
    await recount(tx, id)
    return true
  })

const nextRows = (tx: Db, id: number): Promise<SheetRow[]> =>
  tx
    .selectFrom('excel_row')
    .selectAll()
    .where('task_id', '=', id)
    .where('status', '=', 'ready')
    .orderBy('row_no')
    .limit(atOnce)
    .execute()

/** Writes what became of rows, in one statement. */
async function mark(tx: Db, rows: readonly SheetRow[], errors: ReadonlyMap<number, string>): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const told = ids.map((id) => errors.get(id) ?? null)
  await sql`
    update excel_row set error = said.error, status = case when said.error is null then 'imported' else 'failed' end
    from (select unnest(${ids}::int[]) as id, unnest(${told}::text[]) as error) said
    where excel_row.id = said.id
  `.execute(tx)
}

/** Ends a task whose import cannot go on: what is in stays, and the rest is told as not imported. */
export const stopImport = ({ db, now }: Pick<House, 'db' | 'now'>, { id, reason = stopped }: Stopped) =>
  db.transaction().execute(async (tx) => {
    const change = { status: 'failed', finished_at: now(), fail_reason: reason } as const
    if (!(await moveTask(tx, id, ['importing'], change))) return
    await tx
      .updateTable('excel_row')
      .set({ status: 'failed', error: reason })
      .where('task_id', '=', id)
      .where('status', '=', 'ready')
      .execute()
    await recount(tx, id)
  })

interface Stopped {
  id: number
  reason?: string
}

const stopped = '导入中断，请下载错误表后再次导入'

/** The task is done once no row is ready; its owner is told. */
const finish = (db: Db, kind: SheetKind, taking: TakingIn) =>
  db.transaction().execute(async (tx) => {
    const { id, account_id: to, file_name: name, type } = taking.task
    if (!(await moveTask(tx, id, ['importing'], { status: 'done', finished_at: taking.now() }))) return
    await kind.end?.(tx, taking)
    const { success, fail } = await tx
      .selectFrom('excel_task')
      .select(['success', 'fail'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const rest = fail > 0 ? `，${fail} 行没有导入，可下载错误表修改后再次导入` : ''
    const content = `${kind.tell({ success, type })}${rest}。`
    await notify(tx, { to, kind: 'notification', title: `${name} 导入完成`, content, url: taskList })
  })

/** Where a person finds their tasks. */
const taskList = '/userCenter/taskList/taskList'
