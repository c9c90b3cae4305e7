import type { contactPoint } from '@xinpu/contract/account'
import type { HandlersOf } from '../core/handlers.ts'
import { orTaken } from '../core/taken.ts'
import { withArea } from './login.ts'
import { sendCode, spendCode } from './sent-code.ts'
import { throttlePlace } from './throttle.ts'

const mailsFromOneAddress = { most: 30, minutes: 60 }

export const contactPointHandlers: HandlersOf<typeof contactPoint> = {
  async bindMobile({ mobile, code }, context) {
    await spendCode(context, withArea(mobile), code)
    await orTaken(
      context.db
        .updateTable('account')
        .set({ mobile: withArea(mobile) })
        .where('id', '=', context.user.id)
        .execute(),
      '该手机号码已被其他账号使用',
    )
    return null
  },

  async sendEmailCode({ email }, context) {
    await throttlePlace(context, 'mail', mailsFromOneAddress)
    await sendCode(context, email.toLowerCase(), (to, code) =>
      context.mail.send({ to, subject: '芯谱邮箱验证码', text: `您的验证码是 ${code},5 分钟内有效。请勿告诉他人。` }),
    )
    return null
  },

  async bindEmail({ email, code }, context) {
    await spendCode(context, email.toLowerCase(), code)
    await orTaken(
      context.db.updateTable('account').set({ email, email_proved: true }).where('id', '=', context.user.id).execute(),
      '该邮箱已被其他账号使用',
    )
    return null
  },
}
