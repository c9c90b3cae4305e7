import type { session } from '@xinpu/contract/account'
import { sql } from 'kysely'
import type { Context, House, User } from '../core/context.ts'
import { noteConsent } from './consent.ts'
import { voidExchanges } from './exchange.ts'
import { wake } from '../message/unread-hub.ts'
import { digest, newSecret } from '../core/secrets.ts'
import { noteLogin, noteSeen } from './seen.ts'

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

interface Entry {
  /**
   * Whoever came by a partner's code has not proved anything just now.
   *
   * @default 'login'
   */
  way?: 'login' | 'exchange'
  /** Versions of agreements that were ticked on the way in. */
  agreed?: readonly number[] | undefined
}

/**
 * Begins a session: the token goes to the page, the session's own secret into an HttpOnly cookie. Both are new, and the
 * session that this browser had ends.
 */
export async function beginSession(
  { db, now, cookies, address, device }: Context,
  account: Account,
  { way = 'login', agreed }: Entry = {},
): Promise<session.LoginInfo> {
  const token = newSecret()
  const sid = newSecret()
  const before = cookies.read(sessionCookie)
  if (before) await db.deleteFrom('session').where('sid_hash', '=', digest(before)).execute()
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
      logged_in_at: way === 'login' ? now() : null,
    })
    .execute()
  await noteConsent({ db, now }, account.id, agreed)
  await noteLogin({ db, now, device, address }, account.id)
  cookies.write(sessionCookie, sid, sessionLife / 1000)
  return loginInfo(account, token)
}

/**
 * A fresh token for the holder of a session cookie; undefined where the session is over, or of somebody else than the
 * page takes its person for: a cookie that was slipped in makes nobody another.
 */
export async function renewSession({ db, now, cookies, uid }: Context): Promise<session.LoginInfo | undefined> {
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
    .$if(uid !== '', (query) => query.where(sql`account.id::text`, '=', uid))
    .returning(['account.id', 'account.avatar', 'account.nick_name'])
    .executeTakeFirst()
  if (!row) return undefined
  await noteSeen({ db, now }, row.id)
  cookies.write(sessionCookie, sid, sessionLife / 1000)
  return loginInfo(row, token)
}

/** Ends every session of a person, and what would open another. */
export async function endSessions({ db }: Pick<House, 'db'>, accountId: number): Promise<void> {
  await voidExchanges({ db }, accountId)
  await db.deleteFrom('session').where('account_id', '=', accountId).execute()
  await wake(db, accountId)
}

/**
 * Ends every session of a person but the one that asks. That one gets new secrets where its browser can take them up:
 * a token that was copied from it dies too, and the browser renews.
 */
export async function endOtherSessions(context: Pick<Context, 'db' | 'cookies'>, user: User): Promise<void> {
  const { db } = context
  await voidExchanges(context, user.id)
  await db.deleteFrom('session').where('account_id', '=', user.id).where('id', '!=', user.sessionId).execute()
  await changeSecrets(context, user)
  await wake(db, user.id)
}

async function changeSecrets({ db, cookies }: Pick<Context, 'db' | 'cookies'>, { sessionId }: User) {
  const [before, sid] = [cookies.read(sessionCookie), newSecret()]
  if (!before) return
  const changed = await db
    .updateTable('session')
    .set({ token_hash: digest(newSecret()), sid_hash: digest(sid) })
    .where('id', '=', sessionId)
    .where('sid_hash', '=', digest(before))
    .returning('id')
    .executeTakeFirst()
  if (changed) cookies.write(sessionCookie, sid, sessionLife / 1000)
}

/** Ends the session of this request, by its token or its cookie. */
export async function endSession({ db, user, cookies }: Context): Promise<void> {
  const sid = cookies.read(sessionCookie)
  if (user) await db.deleteFrom('session').where('id', '=', user.sessionId).execute()
  if (sid) await db.deleteFrom('session').where('sid_hash', '=', digest(sid)).execute()
  if (user) await wake(db, user.id)
  for (const name of [sessionCookie, viewCookie]) cookies.write(name, '', 0)
}

const later = (from: Date, life: number) => new Date(from.getTime() + life)

const loginInfo = ({ id, avatar, nick_name }: Account, token: string): session.LoginInfo => ({
  id,
  token,
  avatar,
  nickName: nick_name,
})
