import { createHash, randomBytes } from 'node:crypto'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { kept } from '../core/prepared-statement.ts'
import type { TokenLine } from './order-tables.ts'

/** Milliseconds that what was shown can be ordered as it was. */
const life = 30 * 60_000

/** What of a token is kept. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

interface Issuing {
  accountId: number
  at: Date
}

/** Names what a buyer is shown: an order is made of that, and of nothing else. */
export async function issueToken(db: Db, { accountId, at }: Issuing, lines: readonly TokenLine[]): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await sql`${kept('order_token_made')}
    insert into order_token (hash, account_id, lines, made_at)
    values (${tokenHash(token)}, ${accountId}::int, ${JSON.stringify(lines)}::jsonb, ${at.toISOString()}::timestamptz)
  `.execute(db)
  return token
}

/** An order that was made of a token. */
export interface MadeOrder {
  id: number
  pay_id: number
  no: string
  currency: 'CNY' | 'USD'
  pay_micro: string
  expires_at: Date
}

/** What a buyer was shown, by its token, and the orders that were made of it. */
export interface Shown {
  hash: string
  lines: TokenLine[]
  made: MadeOrder[]
}

type TokenRow = { lines: TokenLine[] | null } & (MadeOrder | { id: null })

/**
 * Reads a token with what was made of it. One that is somebody else's, unknown or too old is a conflict, unless it was
 * ordered: what is shown is prepared again.
 */
export async function readToken(db: Db, { accountId, at }: Issuing, token: string): Promise<Shown> {
  const hash = tokenHash(token)
  const since = new Date(at.getTime() - life).toISOString()
  const { rows } = await sql<TokenRow>`${kept('order_token')}
    select lines, made.* from (select) as asked
    left join order_token on hash = ${hash} and account_id = ${accountId}::int and made_at > ${since}::timestamptz
    left join (
      select mall_order.id, pay_order.id as pay_id, pay_order.no, pay_order.currency, pay_micro::text, expires_at
      from pay_order join mall_order on mall_order.pay_order_id = pay_order.id
      where token_hash = ${hash} and pay_order.account_id = ${accountId}::int
    ) as made on true
    order by made.id`.execute(db)
  const made = rows.filter((row) => row.id !== null)
  const lines = rows[0]?.lines
  if (!lines && made.length === 0) throw new Refusal('确认单已过期，请重新核对后提交', 'CONFLICT')
  return { hash, lines: lines ?? [], made }
}

/** Forgets tokens that nobody can use any more. */
export async function dropTokens(db: Db, at: Date): Promise<number> {
  const gone = await db
    .deleteFrom('order_token')
    .where('made_at', '<', new Date(at.getTime() - 2 * life))
    .returning('hash')
    .execute()
  return gone.length
}
