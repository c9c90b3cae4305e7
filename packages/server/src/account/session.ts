import type { session } from '@xinpu/contract/account'
import { Refusal } from '@xinpu/contract/refusal'
import type { HandlersOf } from '../core/handlers.ts'
import { createExchange, redeemExchange } from './exchange.ts'
import { accountByPassword, accountOf, withArea } from './login.ts'
import { beginSession, endSession, renewSession } from './session-store.ts'
import { sendCode, spendCode } from './sent-code.ts'
import { throttleSms } from '../core/throttle.ts'

export const sessionHandlers: HandlersOf<typeof session> = {
  async sendNotice({ mobile }, context) {
    await throttleSms(context)
    await sendCode(context, withArea(mobile), (to, code) => context.sms.sendCode(to, code))
    return null
  },

  async loginByCode({ mobile, code, agreed }, context) {
    await spendCode(context, withArea(mobile), code)
    return beginSession(context, await accountOf(context, withArea(mobile)), { agreed })
  },

  async loginByPassword({ mobile, pwd, agreed }, context) {
    return beginSession(context, await accountByPassword(context, withArea(mobile), pwd), { agreed })
  },

  async logout(_, context) {
    await endSession(context)
    return null
  },

  async renew(_, context) {
    const renewed = await renewSession(context)
    if (!renewed) throw new Refusal('登录已过期，请重新登录', 'NEED_LOGIN')
    return renewed
  },

  async checkRequiredData(_, { db, user }) {
    const { mobile, nick_name } = await db
      .selectFrom('account')
      .select(['mobile', 'nick_name'])
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    return mobile !== null && nick_name !== ''
  },

  createExchange: ({ target }, context) => createExchange(context, target),

  redeemExchange: async ({ code }, context) =>
    beginSession(context, await redeemExchange(context, code), { way: 'exchange' }),
}
