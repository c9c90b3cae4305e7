import type { session } from '@xinpu/contract/account'
import type { Access } from '@xinpu/contract/endpoint'
import type { Context, House, User } from '../core/context.ts'
import { digest, newSecret } from './secrets.ts'

const hour = 3_600_000
/** An access token lives half a day; its holder renews it with the session cookie. */
const tokenLife = 12 * hour
/** A session nobody uses for a month ends. */
export const sessionLife = 30 * 24 * hour

/** The cookie that renews a session. HttpOnly: no script can read it. */
export const sessionCookie = 'sid'

/** The cookie that an opened datasheet sets (specification, section 3). */
export const viewCookie = 'spec'

interface Account {
  id: number
  avatar: string
  nick_name: string
}

/** Who a token belongs to; null for one that is unknown, spent, of somebody else or of a blocked account. */
export async function userOf({ db, now }: Pick<House, 'db' | 'now'>, token: string, uid: string): Promise<User | null> {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'account.roles', 'session.id as sessionId'])
    .where('token_hash', '=', digest(token))
    .where('token_expires', '>', now())
    .where('is_blocked', '=', false)
    .executeTakeFirst()
  if (!row || (uid && uid !== String(row.id))) return null
  return { id: row.id, sessionId: row.sessionId, roles: new Set<Access>(['user', ...row.roles]) }
}

/** Begins a session: the token goes to the page, the session's own secret into an HttpOnly cookie. */
export async function beginSession(
  { db, now, cookies, address, device }: Context,
  account: Account,
): Promise<session.LoginInfo> {
  const token = newSecret()
  const sid = newSecret()
  await db
    .insertInto('session')
    .values({
      account_id: account.id,
      token_hash: digest(token),
      token_expires: later(now(), tokenLife),
      sid_hash: digest(sid),
      sid_expires: later(now(), sessionLife),
      address,
      device,
    })
    .execute()
  cookies.write(sessionCookie, sid, sessionLife / 1000)
  return loginInfo(account, token)
}

/** A fresh token for the holder of a session cookie; undefined where the session is over. */
export async function renewSession({ db, now, cookies }: Context): Promise<session.LoginInfo | undefined> {
  const sid = cookies.read(sessionCookie)
  if (!sid) return undefined
  const token = newSecret()
  const row = await db
    .updateTable('session')
    .set({
      token_hash: digest(token),
      token_expires: later(now(), tokenLife),
      sid_expires: later(now(), sessionLife),
      seen_at: now(),
    })
    .from('account')
    .whereRef('account.id', '=', 'session.account_id')
    .where('sid_hash', '=', digest(sid))
    .where('sid_expires', '>', now())
    .where('is_blocked', '=', false)
    .returning(['account.id', 'account.avatar', 'account.nick_name'])
    .executeTakeFirst()
  if (!row) return undefined
  cookies.write(sessionCookie, sid, sessionLife / 1000)
  return loginInfo(row, token)
}

/** Ends every session of a person but the one that asks. */
export async function endOtherSessions({ db }: Pick<House, 'db'>, user: User): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', user.id).where('id', '!=', user.sessionId).execute()
}

/** Ends the session of this request, by its token or its cookie. */
export async function endSession({ db, user, cookies }: Context): Promise<void> {
  const sid = cookies.read(sessionCookie)
  if (user) await db.deleteFrom('session').where('id', '=', user.sessionId).execute()
  if (sid) await db.deleteFrom('session').where('sid_hash', '=', digest(sid)).execute()
  for (const name of [sessionCookie, viewCookie]) cookies.write(name, '', 0)
}

const later = (from: Date, life: number) => new Date(from.getTime() + life)

const loginInfo = ({ id, avatar, nick_name }: Account, token: string): session.LoginInfo => ({
  id,
  token,
  avatar,
  nickName: nick_name,
})
