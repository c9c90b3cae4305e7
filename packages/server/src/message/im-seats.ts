import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../core/database.ts'
import { noTalk } from './no-talk.ts'
import { wake } from './unread-hub.ts'

/** The number of an account, or its place in a question that is kept. */
type AccountId = number | RawBuilder<number>

/** The company at whose desk a person sits. */
const deskOf = (db: Db, accountId: AccountId) =>
  db
    .selectFrom('enterprise_member')
    .select('enterprise_id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'joined')

/**
 * The sides of talks that a person is, or sits at. Who is the guest of their own company's desk is the guest. Each half
 * has an index in the order of lists.
 */
export const seatsOf = (db: Db, accountId: AccountId) =>
  db
    .selectFrom('im_member')
    .selectAll()
    .where('account_id', '=', accountId)
    .unionAll(
      db
        .selectFrom('im_member')
        .selectAll()
        .where('enterprise_id', '=', deskOf(db, accountId))
        .where('peer_id', '<>', accountId),
    )

export type Seats = Pick<ReturnType<typeof seatsOf>, 'as'>

/** The side of one talk; whoever has none is told that there is no such talk. */
export async function seatIn(db: Db, accountId: number, sessionId: number) {
  const seat = await db
    .selectFrom(seatsOf(db, accountId).as('seat'))
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  if (!seat) throw noTalk()
  return seat
}

export type Seat = Awaited<ReturnType<typeof seatIn>>

/** Everybody who sees some talks. */
async function audienceOf(db: Db, sessionIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select account_id from im_member where session_id = any(${sessionIds}::int[]) and account_id is not null
    union
    select enterprise_member.account_id from im_member
    join enterprise_member on enterprise_member.enterprise_id = im_member.enterprise_id and status = 'joined'
    where session_id = any(${sessionIds}::int[])
  `.execute(db)
  return rows.map(({ account_id }) => account_id)
}

/** Tells the pages of all who see some talks that there is something new. */
export async function wakeTalks(db: Db, ...sessionIds: readonly number[]): Promise<void> {
  if (sessionIds.length > 0) await wake(db, ...(await audienceOf(db, sessionIds)))
}
