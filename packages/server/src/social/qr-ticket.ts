import { digest, newSecret } from '../core/secrets.ts'
import type { Context, House } from '../core/context.ts'

type Needs = Pick<House, 'db' | 'now'>

/** How long a code on a screen can be scanned. */
const life = 2 * 60_000

/** The browser that shows a code, by its anonymous id: whoever only saw the code on its screen is another. */
type Asker = Needs & Pick<Context, 'uuid'>

/** Half of a ticket is a secret, the other half says whose it is without telling the id. */
const ownedBy = (uuid: string, secret: string) => `${secret}.${digest(`${secret} ${uuid}`).slice(0, 40)}`
const isOwnedBy = (uuid: string, ticket: string) => ticket === ownedBy(uuid, ticket.split('.', 1)[0] ?? '')

/** A new code to scan. */
export async function newTicket({ db, now, uuid }: Asker) {
  const ticket = ownedBy(uuid, newSecret())
  const expires = new Date(now().getTime() + life)
  await db
    .deleteFrom('qr_ticket')
    .where('expires_at', '<', new Date(now().getTime() - life))
    .execute()
  await db
    .insertInto('qr_ticket')
    .values({ ticket_hash: digest(ticket), grant_code: null, expires_at: expires })
    .execute()
  return { ticket, expireTime: expires.toISOString() }
}

/** How far a scan is, for the browser that asked for the code. A confirmed ticket hands its code out once. */
export async function ticketStatus({ db, now, uuid }: Asker, ticket: string) {
  if (!isOwnedBy(uuid, ticket)) return { status: 'expired' as const }
  const row = await db
    .selectFrom('qr_ticket')
    .select(['state', 'grant_code'])
    .where('ticket_hash', '=', digest(ticket))
    .where('expires_at', '>', now())
    .executeTakeFirst()
  if (!row) return { status: 'expired' as const }
  if (row.state !== 'confirmed' || !row.grant_code) return { status: row.state }
  const taken = await db
    .deleteFrom('qr_ticket')
    .where('ticket_hash', '=', digest(ticket))
    .returning('grant_code')
    .executeTakeFirst()
  return taken?.grant_code
    ? { status: 'confirmed' as const, authorizationCode: taken.grant_code }
    : { status: 'expired' as const }
}

/** The phone refused: the code on the screen is spent. */
export const dropTicket = ({ db }: Pick<Needs, 'db'>, ticket: string) =>
  db.deleteFrom('qr_ticket').where('ticket_hash', '=', digest(ticket)).execute()

/** The phone looked at the code, or agreed. */
export async function moveTicket({ db, now }: Needs, ticket: string, state: 'scanned' | 'confirmed', code?: string) {
  const moved = await db
    .updateTable('qr_ticket')
    .set({ state, grant_code: code ?? null })
    .where('ticket_hash', '=', digest(ticket))
    .where('expires_at', '>', now())
    .where('state', '!=', 'confirmed')
    .returning('state')
    .executeTakeFirst()
  return moved !== undefined
}
