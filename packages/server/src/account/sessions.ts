import type { right } from '@xinpu/contract/admin'
import type { Access } from '@xinpu/contract/endpoint'
import { sql } from 'kysely'
import { rightsOf } from '../admin/rights.ts'
import type { CookieJar, House, Sessions, User } from '../core/context.ts'
import { kept } from '../core/prepared-statement.ts'
import { digest } from '../core/secrets.ts'
import { whyBlocked } from '../enterprise/membership.ts'
import { sessionCookie } from './session-store.ts'

type Needs = Pick<House, 'db' | 'now'>

/** Tells the house who asks, by the table of sessions. */
export const sessions = (house: Needs): Sessions => ({
  userOf: (token, uid) => userOf(house, token, uid),
  noteWrite: (user) => noteWrite(house, user),
  holderOf: (cookies) => holderOf(house, cookies),
})

interface Asking {
  id: number
  roles: (Access | right.DeskRole)[]
  sessionId: number
  company: { name: string; status: string; block_reason: string } | null
  wrote_lsn: string | null
}

/** Who a token belongs to; null for one that is unknown, spent, of somebody else or of a blocked account. */
async function userOf({ db, now }: Needs, token: string, uid: string): Promise<User | null> {
  // Every call of whoever is logged in asks this: it is planned once.
  const { rows } = await sql<Asking>`${kept('user_of_token')}
    select account.id, account.roles, session.id as "sessionId", wrote_lsn, (
      select jsonb_build_object('name', enterprise.name, 'status', enterprise.status, 'block_reason', block_reason)
      from enterprise_member join enterprise on enterprise.id = enterprise_id
      where enterprise_member.account_id = account.id
        and enterprise_member.status = 'joined' and enterprise.status in ('certified', 'blocked')
    ) as company
    from session join account on account.id = session.account_id
    where token_hash = ${digest(token)} and token_expires > ${now().toISOString()}::timestamptz and not is_blocked
  `.execute(db)
  const [row] = rows
  if (!row || (uid && uid !== String(row.id))) return null
  const levels: Access[] = row.company?.status === 'certified' ? ['user', 'enterprise'] : ['user']
  return {
    id: row.id,
    sessionId: row.sessionId,
    roles: new Set([...levels, ...withDesk(row.roles)]),
    wrote: row.wrote_lsn,
    ...(row.company?.status === 'blocked' && { barred: whyBlocked(row.company) }),
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
