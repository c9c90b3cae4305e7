import type { register } from '@xinpu/contract/account'
import { Refusal } from '@xinpu/contract/refusal'
import type { HandlersOf } from '../core/handlers.ts'
import { isEnterpriseNameFree } from '../enterprise/enterprise-queries.ts'
import { registerEnterprise } from '../enterprise/registration.ts'
import { forgetTries } from './lock-out.ts'
import { checkOwnPassword, withArea } from './login.ts'
import { newAccount } from './new-account.ts'
import { refuseContactName } from './nick-name.ts'
import { needProof } from './proof.ts'
import { hashPassword } from '../core/secrets.ts'
import { spendCode, tryCode } from './sent-code.ts'
import { beginSession, endOtherSessions, endSessions } from './session-store.ts'
import { throttlePlace } from '../core/throttle.ts'
import { tellWayIn } from './way-in-news.ts'

/** Questions whose answers tell whether somebody is here. */
const asking = { most: 30, minutes: 10 }

export const registerHandlers: HandlersOf<typeof register> = {
  async asPerson({ mobile, code, pwd, nickName, shareCode, email, agreed }, context) {
    refuseContactName(nickName)
    await spendCode(context, withArea(mobile), code)
    const passwordHash = await hashPassword(pwd)
    const account = await newAccount(context, withArea(mobile), { passwordHash, nickName, shareCode, email })
    return beginSession(context, account, { agreed })
  },

  asEnterprise: (told, context) => registerEnterprise(told, context),

  async recoverPassword({ mobile, code, pwd }, context) {
    await spendCode(context, withArea(mobile), code)
    const account = await context.db
      .updateTable('account')
      .set({ password_hash: await hashPassword(pwd) })
      .where('mobile', '=', withArea(mobile))
      .returning('id')
      .executeTakeFirst()
    await forgetTries(context, withArea(mobile))
    if (account) await endSessions(context, account.id)
    return null
  },

  async changePassword({ oldPwd, pwd, proof }, context) {
    if (!(await checkOwnPassword(context, context.user.id, oldPwd))) await needProof(context, proof)
    await context.db
      .updateTable('account')
      .set({ password_hash: await hashPassword(pwd) })
      .where('id', '=', context.user.id)
      .execute()
    await endOtherSessions(context, context.user)
    await tellWayIn(context, '更换了密码')
    return null
  },

  async isRegistered({ mobile }, context) {
    await throttlePlace(context, 'registered', asking)
    const account = await context.db
      .selectFrom('account')
      .select('id')
      .where('mobile', '=', withArea(mobile))
      .executeTakeFirst()
    return account !== undefined
  },

  async checkCode({ mobile, code }, context) {
    try {
      await tryCode(context, withArea(mobile), code)
      return true
    } catch (error) {
      if (error instanceof Refusal && error.code === 'FAIL') return false
      throw error
    }
  },

  async isNameFree({ name, type }, context) {
    await throttlePlace(context, 'name', asking)
    if (type === 'enterprise') return isEnterpriseNameFree(context.db, name)
    const taken = await context.db
      .selectFrom('account')
      .select('id')
      .where('nick_name', '=', name)
      .limit(1)
      .executeTakeFirst()
    return taken === undefined
  },
}
