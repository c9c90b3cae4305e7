import type { audit } from '@xinpu/contract/admin'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { AuditRow } from './audit-matter.ts'

/** As many earlier rounds as a reviewer reads. */
const most = 20

/** What was handed in for the same thing before, newest first. */
export async function roundsBefore(db: Db, { id, kind, target_id }: AuditRow): Promise<audit.AuditRound[]> {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('account', 'account.id', 'auditor_id')
    .select(['audit.id', 'status', 'remark', 'audit_at', 'audit.created_at', 'auditor_id', 'avatar', 'nick_name'])
    .where('kind', '=', kind)
    .where('target_id', '=', target_id)
    .where('audit.id', '<', id)
    .where('status', '<>', 'pending')
    .orderBy('audit.id', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    status: row.status as 'passed' | 'rejected' | 'withdrawn',
    createTime: row.created_at.toISOString(),
    ...(row.remark && { remark: row.remark }),
    ...(row.audit_at && { auditTime: row.audit_at.toISOString() }),
    ...(row.auditor_id && {
      auditor: { id: row.auditor_id, avatar: row.avatar ?? '', nickName: row.nick_name ?? '' },
    }),
  }))
}

/** What of the same thing was passed last, before this; undefined where nothing was. */
export const passedBefore = (db: Db, { id, kind, target_id }: AuditRow) =>
  db
    .selectFrom('audit')
    .select('draft')
    .where('kind', '=', kind)
    .where('target_id', '=', target_id)
    .where('id', '<', id)
    .where('status', '=', 'passed')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** What waits by kind, the longest wait first. */
export async function queuesOf(
  db: Db,
  { kinds, userId, at }: { kinds: readonly audit.AuditKind[]; userId: number; at: Date },
) {
  const claimed = sql<boolean>`claimed_by is not null and claimed_until > ${at}::timestamptz`
  const rows = await db
    .selectFrom('audit')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
    .select(sql<number>`(count(*) filter (where ${claimed}))::int`.as('claimed'))
    .select(sql<number>`(count(*) filter (where ${claimed} and claimed_by = ${userId}))::int`.as('mine'))
    .where('status', '=', 'pending')
    .where('kind', 'in', kinds)
    .groupBy('kind')
    .orderBy('oldest')
    .execute()
  return rows.map((row) => ({ ...row, oldest: row.oldest.toISOString() }))
}
