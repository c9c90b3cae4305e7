import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Context, House } from '../core/context.ts'
import { isPassword, nobodysHash } from './secrets.ts'

const mostFailures = 5
const lockMinutes = 15

/** A bare number is one of the mainland (specification, section 9). */
export const withArea = (mobile: string): string => (mobile.startsWith('+') ? mobile : `+86-${mobile}`)

/** The account of a number; a new number becomes a new account. */
export async function accountOf({ db }: Pick<House, 'db'>, mobile: string) {
  await db
    .insertInto('account')
    .values({ mobile, nick_name: `用户${mobile.slice(-4)}` })
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .execute()
  const account = await db.selectFrom('account').selectAll().where('mobile', '=', mobile).executeTakeFirstOrThrow()
  if (account.is_blocked) throw new Refusal('该账号已被停用,如有疑问请联系客服', 'FORBIDDEN')
  return account
}

/** The account of a number and its password. Wrong, unknown and without a password read and take the same. */
export async function accountByPassword(context: Context, mobile: string, password: string) {
  const { db, now } = context
  const account = await db.selectFrom('account').selectAll().where('mobile', '=', mobile).executeTakeFirst()
  if (account?.locked_until && account.locked_until > now()) throw locked()
  const isRight = await isPassword(account?.password_hash ?? nobodysHash, password)
  if (!account || !isRight || !account.password_hash) {
    if (account) await noteFailure(context, account.id)
    throw new Refusal('手机号码或密码错误')
  }
  if (account.is_blocked) throw new Refusal('该账号已被停用,如有疑问请联系客服', 'FORBIDDEN')
  await db.updateTable('account').set({ failed_logins: 0, locked_until: null }).where('id', '=', account.id).execute()
  return account
}

/** Whoever changes a password knows the old one; who has none yet names none. Wrong ones count as failed logins. */
export async function checkOwnPassword(context: Context, id: number, password: string | undefined) {
  const { db, now } = context
  const account = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  if (account.password_hash === null) return
  if (account.locked_until && account.locked_until > now()) throw locked()
  if (password !== undefined && (await isPassword(account.password_hash, password))) return
  await noteFailure(context, id)
  throw new Refusal('原密码错误')
}

const locked = () => new Refusal(`密码错误次数过多,请 ${lockMinutes} 分钟后再试,或使用验证码登录`, 'TOO_FREQUENT')

async function noteFailure({ db, now }: Context, id: number) {
  const until = new Date(now().getTime() + lockMinutes * 60_000)
  await db
    .updateTable('account')
    .set({
      failed_logins: sql`case when failed_logins + 1 >= ${mostFailures} then 0 else failed_logins + 1 end`,
      locked_until: sql`case when failed_logins + 1 >= ${mostFailures} then ${until}::timestamptz else locked_until end`,
    })
    .where('id', '=', id)
    .execute()
}
