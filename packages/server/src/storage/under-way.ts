import { sql } from 'kysely'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { Announced } from './upload-ticket.ts'

type Asking = Pick<Context, 'db' | 'now'> & { user: Pick<User, 'id'> }

/** After which time without a part a file on its way is one that rests. */
const patience = 15 * 60_000

/**
 * Bytes of other large files on their way to the space of an announced one: of those that move, or arrived and were not
 * put there yet, and of those that rest.
 */
export async function bytesUnderWay(
  asking: Asking,
  announced: Announced,
): Promise<{ moving: number; resting: number }> {
  const isMoving = sql`(touched_at >= ${restingSince(asking)} or upload_key is not null)`
  return ticketsBeside(asking, announced)
    .select(sql<number>`coalesce(sum(size) filter (where ${isMoving}), 0)::float8`.as('moving'))
    .select(sql<number>`coalesce(sum(size) filter (where not ${isMoving}), 0)::float8`.as('resting'))
    .executeTakeFirstOrThrow()
}

/** Forgets those that rest; their parts are the caller's to drop. Answers their ids. */
export async function forgetResting(asking: Asking, announced: Announced): Promise<string[]> {
  const resting = ticketsBeside(asking, announced)
    .select('id')
    .where('upload_key', 'is', null)
    .where('touched_at', '<', restingSince(asking))
  const rows = await asking.db.deleteFrom('upload_ticket').where('id', 'in', resting).returning('id').execute()
  return rows.map(({ id }) => id)
}

const restingSince = ({ now }: Asking) => new Date(now().getTime() - patience)

/** Files that do not lie in the space yet, of everybody who sends to it, but for the announced one itself. */
const ticketsBeside = ({ db, user }: Asking, { sha256, size, enterpriseId }: Announced) =>
  db
    .selectFrom('upload_ticket')
    .where('is_placed', '=', false)
    .where('enterprise_id', 'is not distinct from', enterpriseId)
    .$if(enterpriseId === null, (own) => own.where('account_id', '=', user.id))
    .where((on) => on.not(on.and({ account_id: user.id, sha256, size })))

/** An upload lies on a disk now, and its bytes count there. */
export async function endWay(tx: Db, key: string): Promise<void> {
  await tx.updateTable('upload_ticket').set({ is_placed: true }).where('upload_key', '=', key).execute()
}
