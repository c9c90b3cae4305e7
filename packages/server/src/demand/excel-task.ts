import type { excelTask } from '@xinpu/contract/demand'
import { Refusal } from '@xinpu/contract/refusal'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { enqueue } from '../jobs/job-queue.ts'
import { sheetFile } from '../storage/sheet-answer.ts'
import { checkBrands, taskBrands } from './brand-check.ts'
import { errorTable, templateOf } from './excel-error.ts'
import { startTask } from './excel-start.ts'
import { moveTask, ownTask, presentTask, reasonsOf, recount } from './excel-queries.ts'
import { refuseOthers } from './posting.ts'

export const excelTaskHandlers: HandlersOf<typeof excelTask> = {
  upload: ({ type, ...told }, context) => startTask(context, { kind: 'demand', type }, told),

  async checkBrand({ taskId, brands }, { db, user }) {
    if (taskId !== undefined) await ownTask(db, { id: taskId, accountId: user.id })
    if (brands !== undefined || taskId === undefined) return checkBrands(db, brands ?? [])
    return taskBrands(db, taskId)
  },

  async list({ status, kind, ...page }, { db, user }) {
    const query = db
      .selectFrom('excel_task')
      .selectAll()
      .where('account_id', '=', user.id)
      .$if(status !== undefined, (found) => found.where('status', '=', status ?? 'done'))
      .$if(kind !== undefined, (found) => found.where('kind', '=', kind ?? 'demand'))
      .orderBy('id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(presentTask), totalRecord: total }
  },

  async detail({ id }, { db, user }) {
    const task = await ownTask(db, { id, accountId: user.id })
    return { ...presentTask(task), ...(task.fail > 0 && { reasons: await reasonsOf(db, id) }) }
  },

  async confirm({ taskId: id, contactId, validDays, skipErrors }, context) {
    const { db, user, now } = context
    await refuseOthers(context, { contactId })
    const own = { id, accountId: user.id }
    return db.transaction().execute(async (tx) => {
      const { fail, ready } = await ownTask(tx, own)
      if (ready === 0) throw new Refusal('没有可以导入的行，请先改好错误的行', 'CONFLICT')
      if (fail > 0 && !skipErrors) throw new Refusal(`还有 ${fail} 行有错误，请改好，或勾选跳过`, 'CONFLICT')
      if (!(await moveTask(tx, id, ['confirm'], { status: 'importing', started_at: now() })))
        throw new Refusal('这个任务已经开始导入或已结束', 'CONFLICT')
      await tx
        .updateTable('excel_task')
        .set({ contact_id: contactId ?? null, valid_days: validDays })
        .where('id', '=', id)
        .execute()
      const payload = { id, roles: [...user.roles] }
      await enqueue(tx, 'excelImport', [{ key: `${id} ${now().getTime()}`, payload, isAwaited: true }])
      return presentTask(await ownTask(tx, own))
    })
  },

  async cancel({ id }, { db, user, now }) {
    await ownTask(db, { id, accountId: user.id })
    await db.transaction().execute(async (tx) => {
      const running = ['waiting', 'parsing', 'confirm', 'importing'] as const
      if (!(await moveTask(tx, id, running, { status: 'cancelled', finished_at: now() })))
        throw new Refusal('这个任务已经结束', 'CONFLICT')
      await tx
        .updateTable('excel_row')
        .set({ status: 'skipped' })
        .where('task_id', '=', id)
        .where('status', '=', 'ready')
        .execute()
      await recount(tx, id)
    })
    return null
  },

  async remove({ ids }, { db, user }) {
    const gone = await db
      .deleteFrom('excel_task')
      .where('account_id', '=', user.id)
      .where('id', 'in', ids)
      .where('status', 'not in', ['parsing', 'importing'])
      .returning('id')
      .execute()
    if (gone.length < new Set(ids).size) throw new Refusal('正在进行的任务不能删除，请先停止', 'CONFLICT')
    return null
  },

  template: ({ type }) => sheetFile(type === 1 ? '求购模板' : '供应模板', templateOf(type)),

  async errorSheet({ taskId }, { db, user }) {
    const task = await ownTask(db, { id: taskId, accountId: user.id })
    return sheetFile(`${task.file_name.replace(/\.\w+$/, '')}_错误行`, await errorTable(db, task))
  },
}
