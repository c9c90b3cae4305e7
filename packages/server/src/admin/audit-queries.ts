import type { audit } from '@xinpu/contract/admin'
import type { Selectable } from 'kysely'
import type { Db } from '../core/database.ts'
import type { Tables } from '../core/tables.ts'
import type { AuditRow, Matter } from './audit-matter.ts'

/** What was handed in and not taken back, of the kinds that somebody may decide on, with the people concerned. */
export const audits = (db: Db, kinds: readonly audit.AuditKind[]) =>
  db
    .selectFrom('audit')
    .innerJoin('account as author', 'author.id', 'audit.account_id')
    .leftJoin('account as auditor', 'auditor.id', 'audit.auditor_id')
    .selectAll('audit')
    .select(['author.avatar', 'author.nick_name'])
    .leftJoin('account as holder', 'holder.id', 'audit.claimed_by')
    .select(['auditor.avatar as auditor_avatar', 'auditor.nick_name as auditor_name'])
    .select(['holder.avatar as holder_avatar', 'holder.nick_name as holder_name'])
    .where('audit.status', '<>', 'withdrawn')
    .where('audit.kind', 'in', kinds)

type Row = Awaited<ReturnType<ReturnType<typeof audits>['executeTakeFirstOrThrow']>>

/** A line of the list, without what was handed in. */
export const presentLine = (row: Row, now: Date): audit.AuditItem => ({
  id: row.id,
  kind: row.kind,
  targetId: row.target_id,
  title: row.title,
  user: { id: row.account_id, avatar: row.avatar, nickName: row.nick_name },
  detail: [],
  evidence: [],
  status: statusOf(row),
  createTime: row.created_at.toISOString(),
  ...(row.remark && { remark: row.remark }),
  ...(row.audit_at && { auditTime: row.audit_at.toISOString() }),
  ...claimOf(row, now),
  ...(row.auditor_id && {
    auditor: { id: row.auditor_id, avatar: row.auditor_avatar ?? '', nickName: row.auditor_name ?? '' },
  }),
})

/** Who looks at it; nobody once their time is over. */
function claimOf({ claimed_by, claimed_until, holder_avatar, holder_name }: Row, now: Date) {
  if (claimed_by === null || claimed_until === null || claimed_until <= now) return {}
  const user = { id: claimed_by, avatar: holder_avatar ?? '', nickName: holder_name ?? '' }
  return { claim: { user, until: claimed_until.toISOString() } }
}

/** What was taken back is not asked for. */
const statusOf = ({ status }: Pick<Selectable<Tables['audit']>, 'status'>) =>
  status === 'withdrawn' ? 'rejected' : status

interface Whole {
  row: Row
  matter: Matter
  /** What of the same thing was passed last. */
  before: AuditRow['draft'] | undefined
  rounds: audit.AuditRound[]
  now: Date
}

/** The whole matter: what was handed in beside what was read off its evidence, and what was passed before. */
export function presentItem({ row, matter, before, rounds, now }: Whole): audit.AuditItem {
  const evidence = matter.evidence(row.draft)
  const shown = new Set(evidence.map(({ url }) => url))
  const detail = [...matter.fields].flatMap(([name, label]) => fieldOf(row, { matter, name, label, before }))
  return { ...presentLine(row, now), detail: detail.filter(({ value }) => !shown.has(value)), evidence, rounds }
}

type Named = Pick<Whole, 'matter' | 'before'> & { name: string; label: string }

function fieldOf({ draft, found }: AuditRow, { matter, name, label, before }: Named): audit.AuditField[] {
  const value = textOf(draft[name])
  const read = found[name]
  const passed = before && textOf(before[name])
  if (value === '' && !read && !passed) return []
  const isHtml = matter.html?.has(name) ?? false
  return [
    {
      name,
      label,
      value,
      isHtml,
      ...(read && { found: read }),
      ...(before && passed !== value && { before: passed ?? '' }),
    },
  ]
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('、')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
