import type { setting } from '@xinpu/contract/message'
import { wrongField } from '@xinpu/contract/refusal'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { wake } from './unread-hub.ts'

export const settingHandlers: HandlersOf<typeof setting> = {
  detail: (_, { db, user }) => settingOf(db, user.id),

  async update(draft, { db, user }) {
    refuse(draft)
    if (draft.hasDigest && (await emailOf(db, user.id)) === null)
      throw wrongField('hasDigest', '请先绑定邮箱，再开邮件摘要')
    const values = {
      muted: [...new Set(draft.muted)],
      quiet_from: draft.quietFrom ?? null,
      quiet_to: draft.quietTo ?? null,
      has_digest: draft.hasDigest,
    }
    await db
      .insertInto('message_setting')
      .values({ account_id: user.id, ...values })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
      .execute()
    await wake(db, user.id)
    return settingOf(db, user.id)
  },
}

/** Hours come in two, and not the same: it would be quiet for ever. */
function refuse({ quietFrom, quietTo }: ParsedOf<typeof setting.update>): void {
  if ((quietFrom === undefined) !== (quietTo === undefined)) throw wrongField('quietTo', '请把免打扰的开始和结束都选上')
  if (quietFrom !== undefined && quietFrom === quietTo) throw wrongField('quietTo', '免打扰的开始和结束不能相同')
}

async function settingOf(db: Db, accountId: number): Promise<setting.MessageSetting> {
  const row = await storedSetting(db, accountId)
  const email = await emailOf(db, accountId)
  return {
    muted: row?.muted ?? [],
    ...(row &&
      row.quiet_from !== null &&
      row.quiet_to !== null && { quietFrom: row.quiet_from, quietTo: row.quiet_to }),
    hasDigest: (row?.has_digest ?? false) && email !== null,
    email: email === null ? '' : email.replace(/^(.)[^@]*(?=@)/, '$1***'),
  }
}

export const storedSetting = (db: Db, accountId: number) =>
  db.selectFrom('message_setting').selectAll().where('account_id', '=', accountId).executeTakeFirst()

/** An address that the person has shown to be theirs: nothing is written to others. */
async function emailOf(db: Db, accountId: number): Promise<string | null> {
  const { email } = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .where('email_proved', '=', true)
    .executeTakeFirst()
    .then((row) => row ?? { email: null })
  return email
}
