import { Refusal } from '@xinpu/contract/refusal'
import type { Context, House } from '../core/context.ts'
import { defaultName } from './default-name.ts'
import { countRight, countWrong, refuseLocked } from './lock-out.ts'
import { isPassword, nobodysHash } from '../core/secrets.ts'
import { tellLocked } from './seen.ts'
import { refuseBlocked } from './refuse-blocked.ts'
import { throttlePlace } from '../core/throttle.ts'

/** A bare number is one of the mainland (specification, section 9). */
export const withArea = (mobile: string): string => (mobile.startsWith('+') ? mobile : `+86-${mobile}`)

/** The account of a number; a new number becomes a new account. */
export async function accountOf({ db }: Pick<House, 'db'>, mobile: string) {
  await db
    .insertInto('account')
    .values({ mobile, nick_name: defaultName() })
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .execute()
  const account = await db.selectFrom('account').selectAll().where('mobile', '=', mobile).executeTakeFirstOrThrow()
  refuseBlocked(account)
  return account
}

/** Passwords cannot be tried on one number after the other from one place. */
const passwordsFromOnePlace = { most: 100, minutes: 10 }

/** The account of a number and its password. Wrong, unknown, locked and without a password read and take the same. */
export async function accountByPassword(context: Context, mobile: string, password: string) {
  await throttlePlace(context, 'password', passwordsFromOnePlace)
  await refuseLocked(context, mobile)
  const account = await context.db.selectFrom('account').selectAll().where('mobile', '=', mobile).executeTakeFirst()
  const isRight = await isPassword(account?.password_hash ?? nobodysHash, password)
  if (!account || !isRight || !account.password_hash) {
    const left = await countWrong(context, mobile)
    if (account && left === 0) await tellLocked(context, account.id)
    throw new Refusal('手机号码或密码错误')
  }
  await countRight(context, mobile)
  refuseBlocked(account)
  return account
}

/**
 * Whoever changes a password knows the old one. Wrong ones count as failed logins.
 *
 * @returns whether there is a password at all
 */
export async function checkOwnPassword(context: Context, id: number, password: string | undefined): Promise<boolean> {
  const account = await context.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  if (account.password_hash === null) return false
  const who = account.mobile ?? `#${id}`
  await refuseLocked(context, who)
  if (password === undefined || !(await isPassword(account.password_hash, password))) {
    if ((await countWrong(context, who)) === 0) await tellLocked(context, id)
    throw new Refusal('原密码错误')
  }
  await countRight(context, who)
  return true
}
