import type { excelTask } from '@xinpu/contract/demand'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import type { Insertable } from 'kysely'
import type { Context, User } from '../core/context.ts'
import type { Tables } from '../core/tables.ts'
import { throttle } from '../core/throttle.ts'
import { enqueue } from '../jobs/job-queue.ts'
import { claimUpload, readUrl } from '../storage/upload-store.ts'
import { ownTask, presentTask } from './excel-queries.ts'

/** A person's sheets of a day. */
const pace = { most: 60, minutes: 24 * 60 }

type Asking = Context & { user: User }

/** What the rows of a sheet become. */
type Becoming = Pick<Insertable<Tables['excel_task']>, 'kind' | 'replace_all'> & Pick<excelTask.ExcelTask, 'type'>

/** Starts a task with a sheet that was sent: it is read behind the scenes, and then waits for its owner. */
export async function startTask(
  context: Asking,
  { type = null, ...becoming }: Omit<Becoming, 'type'> & { type?: Becoming['type'] | null },
  { fileUrl, fileName, fromTaskId, ...told }: Omit<ParsedOf<typeof excelTask.upload>, 'type'>,
): Promise<excelTask.ExcelTask> {
  const { db, user, now } = context
  await throttle(context, `sheet ${user.id}`, pace)
  const key = await claimSheet(context, fileUrl)
  const former = fromTaskId === undefined ? undefined : await ownTask(db, { id: fromTaskId, accountId: user.id })
  const map = told.map ?? (former && former.map.length > 0 ? former.map : undefined)
  const row = await db.transaction().execute(async (tx) => {
    const made = await tx
      .insertInto('excel_task')
      .values({
        account_id: user.id,
        upload_key: key,
        file_name: fileName,
        ...becoming,
        type,
        told: JSON.stringify({ ...told, ...(map && { map }) }),
        from_task_id: former?.id ?? null,
        created_at: now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await enqueue(tx, 'excelParse', [{ key: made.id, payload: { id: made.id }, isAwaited: true }])
    return made
  })
  return presentTask(row)
}

/** The key of a sheet that this person sent. */
async function claimSheet({ db, user, uuid }: Asking, url: string): Promise<string> {
  const at = readUrl(url)
  if (at && (await claimUpload(db, { url, purposes: ['sheet'], accountId: user.id, uuid }))) return at.key
  const message = '请重新上传文件'
  throw new Refusal(message, 'INVALID', { errors: [{ field: 'fileUrl', message }] })
}
