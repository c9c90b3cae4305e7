import type { right } from '@xinpu/contract/admin'
import type { Access } from '@xinpu/contract/endpoint'
import { sql } from 'kysely'
import { rightsOf } from '../admin/rights.ts'
import type { CookieJar, House, Sessions, User } from '../core/context.ts'
import { digest } from '../core/secrets.ts'
import { sessionCookie } from './session-store.ts'

type Needs = Pick<House, 'db' | 'now'>

/** Tells the house who asks, by the table of sessions. */
export const sessions = (house: Needs): Sessions => ({
  userOf: (token, uid) => userOf(house, token, uid),
  noteWrite: (user) => noteWrite(house, user),
  holderOf: (cookies) => holderOf(house, cookies),
})

/** Who a token belongs to; null for one that is unknown, spent, of somebody else or of a blocked account. */
async function userOf({ db, now }: Needs, token: string, uid: string): Promise<User | null> {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'account.roles', 'session.id as sessionId', 'wrote_lsn'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('enterprise_member')
          .innerJoin('enterprise', 'enterprise.id', 'enterprise_id')
          .select('enterprise.id')
          .whereRef('enterprise_member.account_id', '=', 'account.id')
          .where('enterprise_member.status', '=', 'joined')
          .where('enterprise.status', '=', 'certified'),
      ).as('isEnterprise'),
    )
    .where('token_hash', '=', digest(token))
    .where('token_expires', '>', now())
    .where('is_blocked', '=', false)
    .executeTakeFirst()
  if (!row || (uid && uid !== String(row.id))) return null
  const levels: Access[] = row.isEnterprise ? ['user', 'enterprise'] : ['user']
  return {
    id: row.id,
    sessionId: row.sessionId,
    roles: new Set([...levels, ...withDesk(row.roles)]),
    wrote: row.wrote_lsn,
  }
}

async function noteWrite({ db }: Needs, { sessionId }: User): Promise<void> {
  const wrote_lsn = sql<string>`pg_current_wal_lsn()`
  await db.updateTable('session').set({ wrote_lsn }).where('id', '=', sessionId).execute()
}

/** Whose session a cookie holds; undefined where it is over, or of a blocked account. */
async function holderOf({ db, now }: Needs, cookies: CookieJar) {
  const sid = cookies.read(sessionCookie)
  const row =
    sid &&
    (await db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['account.id', 'account.roles'])
      .where('sid_hash', '=', digest(sid))
      .where('sid_expires', '>', now())
      .where('is_blocked', '=', false)
      .executeTakeFirst())
  return row ? { id: row.id, roles: new Set(withDesk(row.roles)) } : undefined
}

/** Whoever does something at the desk is let into it. */
const withDesk = (roles: readonly (Access | right.DeskRole)[]) =>
  rightsOf(roles).size > 0 ? [...roles, 'admin' as const] : roles
