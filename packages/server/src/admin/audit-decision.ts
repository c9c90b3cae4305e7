import { Refusal } from '@xinpu/contract/refusal'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { AuditRow, Decision } from './audit-matter.ts'

interface Verdict {
  id: number
  status: 'passed' | 'rejected'
  remark: string
}

/** Decides once, and does what follows from it in the same transaction. Of two reviewers at once the second is told. */
export async function decide(
  { db, user, now }: Context & { user: User },
  verdict: Verdict,
  act: (tx: Db, row: AuditRow, decision: Decision) => Promise<void>,
): Promise<void> {
  const { id, status, remark } = verdict
  const at = now()
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('audit')
      .set({ status, remark: remark || null, auditor_id: user.id, audit_at: at })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .returningAll()
      .executeTakeFirst()
    if (row) await act(tx, row, { at, remark })
    else await refuseSecond(tx, verdict, user.id)
  })
}

/** The same decision of the same person once more is no second one. */
async function refuseSecond(tx: Db, { id, status }: Verdict, userId: number): Promise<void> {
  const row = await tx
    .selectFrom('audit')
    .leftJoin('account', 'account.id', 'auditor_id')
    .select(['status', 'auditor_id', 'nick_name'])
    .where('audit.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('没有找到这个审核事项', 'NOT_FOUND')
  if (row.auditor_id === userId && row.status === status) return
  if (row.status === 'withdrawn') throw new Refusal('申请人已修改或撤回，请刷新后查看', 'CONFLICT')
  throw new Refusal(`已由 ${row.nick_name ?? '其他审核员'} 处理`, 'CONFLICT')
}
