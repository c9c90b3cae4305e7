import { isDeepStrictEqual } from 'node:util'
import type { audit } from '@xinpu/contract/admin'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'

/** The thing that waits. */
export interface Target {
  kind: audit.AuditKind
  targetId: number
}

/** Something that is handed in for a decision. */
export interface Handed extends Target {
  accountId: number
  title: string
  /** As the call took it. */
  draft: object
  /** What was read off the evidence, by the names of the fields. */
  found?: object
  at: Date
}

/**
 * Puts a thing into the queue. What waits for it already is withdrawn, so that nobody accepts what they did not see;
 * the very same again changes nothing.
 */
export async function handIn(tx: Db, { kind, targetId, accountId, title, draft, found = {}, at }: Handed) {
  const waiting = await lockWaiting(tx, { kind, targetId })
  if (waiting && isDeepStrictEqual(waiting.draft, JSON.parse(JSON.stringify(draft)))) return
  await withdraw(tx, { kind, targetId })
  await tx
    .insertInto('audit')
    .values({
      kind,
      target_id: targetId,
      account_id: accountId,
      title,
      draft: JSON.stringify(draft),
      found: JSON.stringify(found),
      created_at: at,
    })
    .execute()
}

/** What waits for a decision on a thing, held until the transaction ends: a reviewer decides before it or after. */
export const lockWaiting = (tx: Db, { kind, targetId }: Target) =>
  tx
    .selectFrom('audit')
    .select('draft')
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst()

/** Takes back what waits for a decision on a thing. */
export const withdraw = (tx: Db, { kind, targetId }: Target): Promise<void> => withdrawAll(tx, kind, [targetId])

/** The same for several things of one kind. */
export async function withdrawAll(tx: Db, kind: audit.AuditKind, targetIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('audit')
    .set({ status: 'withdrawn' })
    .where('kind', '=', kind)
    .where('target_id', '=', oneOf(targetIds))
    .where('status', '=', 'pending')
    .execute()
}
