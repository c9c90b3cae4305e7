import { createHash, randomBytes } from 'node:crypto'
import { Refusal } from '@xinpu/contract/refusal'
import type { Db } from '../core/database.ts'
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
  await db
    .insertInto('order_token')
    .values({ hash: tokenHash(token), account_id: accountId, lines: JSON.stringify(lines), made_at: at })
    .execute()
  return token
}

/** What a buyer was shown, by its token. */
export interface Shown {
  hash: string
  lines: TokenLine[]
}

/** Reads a token; one that is somebody else's, unknown or too old is a conflict: what is shown is prepared again. */
export async function readToken(db: Db, { accountId, at }: Issuing, token: string): Promise<Shown> {
  const hash = tokenHash(token)
  const row = await db
    .selectFrom('order_token')
    .select('lines')
    .where('hash', '=', hash)
    .where('account_id', '=', accountId)
    .where('made_at', '>', new Date(at.getTime() - life))
    .executeTakeFirst()
  if (!row) throw new Refusal('确认单已过期，请重新核对后提交', 'CONFLICT')
  return { hash, lines: row.lines }
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
