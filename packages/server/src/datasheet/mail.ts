import { createHash } from 'node:crypto'
import type { mail } from '@xinpu/contract/datasheet'
import { Refusal } from '@xinpu/contract/refusal'
import { formatBytes, fullDay } from '@xinpu/sdk/format'
import { throttle } from '../core/throttle.ts'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { enqueue } from '../jobs/job-queue.ts'
import type { Letter } from '../mail/mail-sender.ts'
import { limitOf } from '../portal/membership.ts'
import { datasheets, type DatasheetRow } from './datasheet-queries.ts'

declare module '../jobs/job-queue.ts' {
  interface JobPayloads {
    /** Sends a datasheet to an e-mail address; `id` names the letter. */
    mail: { id: string; datasheetId: number; email: string }
  }
}

/** Letters are counted by the day. */
const minutes = 24 * 60
/** Most mailboxes refuse more; a bigger file goes as a link. */
const mostBytes = 10_000_000

export const mailHandlers: HandlersOf<typeof mail> = {
  async send({ id, email }, context) {
    const { db, user, now, mail } = context
    if (!(await sheetOf(db, id))) throw new Refusal('没有找到这份资料', 'NOT_FOUND')
    if (!mail.isOpen) throw new Refusal('邮件服务暂未开通')
    const key = letterId([user.id, id, email.toLowerCase(), fullDay(now())])
    if (await isUnderway(db, key)) return null
    await throttle(context, `mail ${user.id}`, { most: await limitOf(context, user.id, 'mails'), minutes })
    await enqueue(db, 'mail', [{ key, payload: { id: key, datasheetId: id, email }, isAwaited: true }])
    return null
  },
}

/** One datasheet goes to one address once a day: whoever asks again because an answer was lost gets no second letter. */
const letterId = (what: readonly (string | number)[]): string =>
  createHash('sha256').update(what.join('\n')).digest('hex').slice(0, 32)

/** Whether a letter is on its way or was sent; one that was given up may be asked for again. */
async function isUnderway(db: Db, key: string): Promise<boolean> {
  await db.deleteFrom('job').where('kind', '=', 'mail').where('key', '=', key).where('state', '=', 'failed').execute()
  const job = await db
    .selectFrom('job')
    .select('id')
    .where('kind', '=', 'mail')
    .where('key', '=', key)
    .executeTakeFirst()
  return job !== undefined
}

const sheetOf = (db: Db, id: number) => datasheets(db).where('datasheet.id', '=', id).executeTakeFirst()

/** Sends the letter. A datasheet that was taken back meanwhile is sent to nobody. */
export async function mailDatasheet(
  house: House,
  { id, datasheetId, email }: { id: string; datasheetId: number; email: string },
): Promise<void> {
  const sheet = await sheetOf(house.db, datasheetId)
  if (sheet) await house.mail.send({ id, to: email, ...(await letterOf(house, sheet)) })
}

async function letterOf({ files, settings }: House, sheet: DatasheetRow): Promise<Omit<Letter, 'to'>> {
  const size = await files.sizeOf(sheet.file_sha256)
  const isAttached = size !== undefined && size <= mostBytes
  return {
    subject: `${sheet.title} - 芯谱资料`,
    text: [
      `${sheet.title}(${sheet.name_cn}，版本 ${sheet.revision},${sheet.page_count} 页，${formatBytes(sheet.bytes)})`,
      isAttached ? '文件见附件，也可以在线阅读：' : '文件较大，请在线阅读或下载：',
      `${settings.origin}/specification_detail/${sheet.id}`,
    ].join('\n'),
    ...(isAttached && {
      attachment: {
        name: `${sheet.title}.pdf`,
        type: 'application/pdf',
        open: () => files.read(sheet.file_sha256),
      },
    }),
  }
}
