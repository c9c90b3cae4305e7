import type { contactPoint } from '@xinpu/contract/account'
import { sql } from 'kysely'
import type { ContextFor } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { orTaken } from '../core/taken.ts'
import { withArea } from './login.ts'
import { needProof } from './proof.ts'
import { sendCode, spendCode } from './sent-code.ts'
import { endOtherSessions } from './session-store.ts'
import { throttlePlace } from '../core/throttle.ts'
import { tellOldNumber, tellWayIn } from './way-in-news.ts'

const mailsFromOneAddress = { most: 30, minutes: 60 }

export const contactPointHandlers: HandlersOf<typeof contactPoint> = {
  async bindMobile({ mobile, code, proof }, context) {
    await needProof(context, proof)
    await spendCode(context, withArea(mobile), code)
    const before = await orTaken(changeMobile(context, withArea(mobile)), '该手机号码已被其他账号使用')
    if (before === withArea(mobile)) return null
    await endOtherSessions(context, context.user)
    await tellWayIn(context, before === null ? '绑定了手机' : '更换了手机')
    if (before !== null) await tellOldNumber(context, before)
    return null
  },

  async sendEmailCode({ email }, context) {
    await throttlePlace(context, 'mail', mailsFromOneAddress)
    await sendCode(context, email.toLowerCase(), (to, code) =>
      context.mail.send({ to, subject: '芯谱邮箱验证码', text: `您的验证码是 ${code},5 分钟内有效。请勿告诉他人。` }),
    )
    return null
  },

  async bindEmail({ email, code, proof }, context) {
    if (await hasProvedEmail(context)) await needProof(context, proof)
    await spendCode(context, email.toLowerCase(), code)
    await orTaken(
      context.db.updateTable('account').set({ email, email_proved: true }).where('id', '=', context.user.id).execute(),
      '该邮箱已被其他账号使用',
    )
    await tellWayIn(context, '绑定了邮箱')
    return null
  },
}

/** Answers the number before; what was proved so far was proved of that one. */
async function changeMobile({ db, user }: ContextFor<'user'>, mobile: string): Promise<string | null> {
  const { rows } = await sql<{ before: string | null }>`
    with changed as (
      update account set mobile = ${mobile} from (select id, mobile from account where id = ${user.id} for update) as old
      where account.id = old.id
      returning old.mobile as before
    ), spent as (update session set proof_hash = null where account_id = ${user.id})
    select before from changed
  `.execute(db)
  return rows[0]?.before ?? null
}

const hasProvedEmail = async ({ db, user }: ContextFor<'user'>): Promise<boolean> =>
  (await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', user.id)
    .where('email_proved', '=', true)
    .executeTakeFirst()) !== undefined
