import { Refusal } from '@xinpu/contract/refusal'
import type { Context } from '../core/context.ts'
import { isListed } from '../core/return-hosts.ts'
import { digest, newSecret } from '../core/secrets.ts'

const life = 60_000

/** A one-time code for a listed partner: tokens never travel in an address. */
export async function createExchange({ db, now, settings, user }: Context & { user: { id: number } }, target: string) {
  if (!isListed(target, settings)) throw new Refusal('来源站点未在名单内', 'FORBIDDEN')
  const code = newSecret()
  const expires = new Date(now().getTime() + life)
  await db.deleteFrom('exchange_code').where('expires_at', '<', now()).execute()
  await db
    .insertInto('exchange_code')
    .values({ code_hash: digest(code), account_id: user.id, target, expires_at: expires })
    .execute()
  return { code, expire: expires.toISOString() }
}

/** The account of a code, once, and on no page but one of the site that it was made for. A code that strayed is spent. */
export async function redeemExchange({ db, now, origin }: Context, code: string) {
  const spent = await db
    .updateTable('exchange_code')
    .set({ used_at: now() })
    .where('code_hash', '=', digest(code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .returning(['account_id', 'target'])
    .executeTakeFirst()
  if (!spent || (origin && origin !== new URL(spent.target).origin)) throw new Refusal('登录链接已失效，请重新登录')
  return db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', spent.account_id)
    .where('is_blocked', '=', false)
    .executeTakeFirstOrThrow(() => new Refusal('该账号已被停用，如有疑问请联系客服'))
}

/** Codes that are under way when somebody ends the other sessions: none of them opens one again. */
export async function voidExchanges({ db }: Pick<Context, 'db'>, accountId: number): Promise<void> {
  await db.deleteFrom('exchange_code').where('account_id', '=', accountId).execute()
}
