import { Refusal } from '@xinpu/contract/refusal'
import type { Context } from '../core/context.ts'
import { digest, newSecret } from './secrets.ts'

const life = 60_000

/** A one-time code for a listed partner: tokens never travel in an address. */
export async function createExchange({ db, now, settings, user }: Context & { user: { id: number } }, target: string) {
  if (!isListed(target, settings.returnHosts)) throw new Refusal('来源站点未在名单内', 'FORBIDDEN')
  const code = newSecret()
  const expires = new Date(now().getTime() + life)
  await db
    .insertInto('exchange_code')
    .values({ code_hash: digest(code), account_id: user.id, target, expires_at: expires })
    .execute()
  return { code, expire: expires.toISOString() }
}

/** The account of a code, once. */
export async function redeemExchange({ db, now }: Context, code: string) {
  const spent = await db
    .updateTable('exchange_code')
    .set({ used_at: now() })
    .where('code_hash', '=', digest(code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .returning('account_id')
    .executeTakeFirst()
  if (!spent) throw new Refusal('登录链接已失效,请重新登录')
  return db.selectFrom('account').selectAll().where('id', '=', spent.account_id).executeTakeFirstOrThrow()
}

/** Only an http(s) address whose host is on the list, to the letter. */
export function isListed(target: string, hosts: readonly string[]): boolean {
  const url = URL.canParse(target) ? new URL(target) : undefined
  return (
    url !== undefined && /^https?:$/.test(url.protocol) && !url.username && hosts.includes(url.hostname.toLowerCase())
  )
}
