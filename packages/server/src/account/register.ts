import type { register } from '@xinpu/contract/account'
import { Refusal } from '@xinpu/contract/refusal'
import type { Context } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import type { Unbuilt } from '../unbuilt.ts'
import { checkOwnPassword, withArea } from './login.ts'
import { hashPassword } from './secrets.ts'
import { spendCode, tryCode } from './sent-code.ts'
import { beginSession, endOtherSessions } from './session-store.ts'
import { throttle } from './throttle.ts'

/** Questions whose answers tell whether somebody is here. */
const asking = { most: 30, minutes: 10 }

export const registerHandlers: HandlersOf<typeof register, Unbuilt['account']['register']> = {
  async asPerson({ mobile, code, pwd, nickName, shareCode, email }, context) {
    await spendCode(context, withArea(mobile), code)
    const account = await newAccount(context, withArea(mobile), { pwd, nickName, shareCode, email })
    return beginSession(context, account)
  },

  async recoverPassword({ mobile, code, pwd }, context) {
    await spendCode(context, withArea(mobile), code)
    const account = await context.db
      .updateTable('account')
      .set({ password_hash: await hashPassword(pwd), failed_logins: 0, locked_until: null })
      .where('mobile', '=', withArea(mobile))
      .returning('id')
      .executeTakeFirst()
    if (account) await context.db.deleteFrom('session').where('account_id', '=', account.id).execute()
    return null
  },

  async changePassword({ oldPwd, pwd }, context) {
    await checkOwnPassword(context, context.user.id, oldPwd)
    await context.db
      .updateTable('account')
      .set({ password_hash: await hashPassword(pwd) })
      .where('id', '=', context.user.id)
      .execute()
    await endOtherSessions(context, context.user)
    return null
  },

  async isRegistered({ mobile }, context) {
    await throttle(context, `registered ${context.address}`, asking)
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

  async isNameFree({ name }, context) {
    await throttle(context, `name ${context.address}`, asking)
    const taken = await context.db
      .selectFrom('account')
      .select('id')
      .where('nick_name', '=', name)
      .limit(1)
      .executeTakeFirst()
    return taken === undefined
  },
}

interface Told {
  pwd: string
  nickName: string | undefined
  shareCode: string | undefined
  email: string | undefined
}

/** A number belongs to one account: of two who register it at once, one is told. */
async function newAccount(context: Context, mobile: string, { pwd, nickName, shareCode, email }: Told) {
  const account = await context.db
    .insertInto('account')
    .values({
      mobile,
      password_hash: await hashPassword(pwd),
      nick_name: nickName ?? `用户${mobile.slice(-4)}`,
      email: email ?? null,
      invited_by: (shareCode && (await inviterOf(context, shareCode))) || null,
    })
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .returning(['id', 'avatar', 'nick_name'])
    .executeTakeFirst()
  if (!account) throw new Refusal('该手机号码已注册,请直接登录', 'CONFLICT')
  return account
}

/** Whose invitation a code is; nobody's where it is not valid. */
export async function inviterOf({ db }: Pick<Context, 'db'>, shareCode: string): Promise<number | undefined> {
  const inviter = await db
    .selectFrom('account')
    .select('id')
    .where('share_code', '=', shareCode)
    .where('is_blocked', '=', false)
    .executeTakeFirst()
  return inviter?.id
}
