import { Refusal } from '@xinpu/contract/refusal'
import type { House } from '../core/context.ts'
import { defaultName } from './default-name.ts'

type Needs = Pick<House, 'db'>

interface Told {
  passwordHash: string
  nickName: string | undefined
  shareCode: string | undefined
  email: string | undefined
}

/** A number belongs to one account: of two who register it at once, one is told. */
export async function newAccount(house: Needs, mobile: string, { passwordHash, nickName, shareCode, email }: Told) {
  const account = await house.db
    .insertInto('account')
    .values({
      mobile,
      password_hash: passwordHash,
      nick_name: nickName ?? defaultName(),
      email: email ?? null,
      invited_by: (shareCode && (await inviterOf(house, shareCode))) || null,
    })
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .returning(['id', 'avatar', 'nick_name'])
    .executeTakeFirst()
  if (!account) throw new Refusal('该手机号码已注册，请直接登录', 'CONFLICT')
  return account
}

/** Whose invitation a code is; nobody's where it is not valid. */
export async function inviterOf({ db }: Needs, shareCode: string): Promise<number | undefined> {
  const inviter = await db
    .selectFrom('account')
    .select('id')
    .where('share_code', '=', shareCode)
    .where('is_blocked', '=', false)
    .executeTakeFirst()
  return inviter?.id
}
