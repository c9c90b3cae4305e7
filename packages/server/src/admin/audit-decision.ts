import type { audit } from '@xinpu/contract/admin'
import type { Context, Noted, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { isFreeFor, refuseUnfree } from './audit-claim.ts'
import type { AuditRow, Decision } from './audit-matter.ts'
import { kindsOf } from './rights.ts'

interface Verdict {
  id: number
  status: 'passed' | 'rejected'
  remark: string
  /** The only kind that is meant; absent for any. */
  kind?: audit.AuditKind
}

type Act = (tx: Db, row: AuditRow, decision: Decision) => Promise<void>

/** Decides once, and does what follows from it in the same transaction. Of two reviewers at once the second is told. */
export async function decide(context: Context & Noted & { user: User }, verdict: Verdict, act: Act): Promise<void> {
  await context.db.transaction().execute((tx) => decideIn({ ...context, db: tx }, verdict, act))
}

async function decideIn({ db, user, now, note }: Context & Noted & { user: User }, verdict: Verdict, act: Act) {
  const { id, status, remark, kind } = verdict
  const at = now()
  const row = await db
    .updateTable('audit')
    .set({ status, remark: remark || null, auditor_id: user.id, audit_at: at, claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('kind', 'in', kind ? kindsOf(user.roles).filter((one) => one === kind) : kindsOf(user.roles))
    .where(isFreeFor(user.id, at))
    .returningAll()
    .executeTakeFirst()
  if (!row) return refuseSecond(db, verdict, user)
  note(row.title)
  await act(db, row, { at, remark })
}

/** The same decision of the same person once more is no second one. */
async function refuseSecond(db: Db, { id, status, kind }: Verdict, user: User): Promise<void> {
  const same = await db
    .selectFrom('audit')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', status)
    .where('auditor_id', '=', user.id)
    .$if(kind !== undefined, (found) => found.where('kind', '=', kind ?? 'enterprise'))
    .executeTakeFirst()
  if (!same) await refuseUnfree(db, id, user)
}
