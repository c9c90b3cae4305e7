import type { proof } from '@xinpu/contract/account'
import { Refusal } from '@xinpu/contract/refusal'
import type { ContextFor } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { checkOwnPassword } from './login.ts'
import { digest, newSecret } from '../core/secrets.ts'
import { sendCode, spendCode } from './sent-code.ts'
import { throttleSms } from '../core/throttle.ts'

type Asker = ContextFor<'user'>

const minute = 60_000
/** Time to receive a code at the other number, or to go to WeChat and come back. */
const proofLife = 10 * minute
/** A login proves as much for so long, where there is nothing else to prove. */
const recent = 15 * minute

export const proofHandlers: HandlersOf<typeof proof> = {
  async sendCode(_, context) {
    const { mobile } = await accountOf(context)
    if (mobile === null) throw new Refusal('这个账号还没有绑定手机', 'CONFLICT')
    await throttleSms(context)
    await sendCode(context, mobile, (to, code) => context.sms.sendCode(to, code))
    return null
  },

  async give({ pwd, code }, context) {
    const { mobile, password_hash: password } = await accountOf(context)
    if (pwd !== undefined && password !== null) await checkOwnPassword(context, context.user.id, pwd)
    else if (code !== undefined && mobile !== null) await spendCode(context, mobile, code)
    else if (mobile === null && password === null) await needRecentLogin(context)
    else throw new Refusal(mobile === null ? '请输入登录密码' : '请输入已绑定手机收到的验证码')
    return newProof(context)
  },
}

/** Refuses whoever has not proved, in this session and within minutes, that the account is theirs. */
export async function needProof({ db, now, user }: Asker, proof: string | undefined): Promise<void> {
  const held = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', user.sessionId)
    .where('proof_hash', '=', digest(proof ?? ''))
    .where('proof_expires', '>', now())
    .executeTakeFirst()
  if (!held) throw new Refusal('请先验证身份', 'FORBIDDEN')
}

const accountOf = ({ db, user }: Asker) =>
  db.selectFrom('account').select(['mobile', 'password_hash']).where('id', '=', user.id).executeTakeFirstOrThrow()

async function needRecentLogin({ db, now, user }: Asker): Promise<void> {
  const isRecent = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', user.sessionId)
    .where('logged_in_at', '>', new Date(now().getTime() - recent))
    .executeTakeFirst()
  if (!isRecent) throw new Refusal('为了账号安全，请退出后重新登录，在 15 分钟内操作', 'FORBIDDEN')
}

/** The secret goes to who proved it; the table has its digest, so that a token that was copied is no proof. */
async function newProof({ db, now, user }: Asker) {
  const secret = newSecret()
  const expires = new Date(now().getTime() + proofLife)
  await db
    .updateTable('session')
    .set({ proof_hash: digest(secret), proof_expires: expires })
    .where('id', '=', user.sessionId)
    .execute()
  return { proof: secret, expireTime: expires.toISOString() }
}
