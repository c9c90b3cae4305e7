import type { audit } from '@xinpu/contract/admin'
import type { Selectable } from 'kysely'
import type { Db } from '../core/database.ts'
import type { Tables } from '../core/tables.ts'
import type { AuditRow, Matter } from './audit-matter.ts'

/** Everything that was handed in and not taken back, with the people concerned. */
export const audits = (db: Db) =>
  db
    .selectFrom('audit')
    .innerJoin('account as author', 'author.id', 'audit.account_id')
    .leftJoin('account as auditor', 'auditor.id', 'audit.auditor_id')
    .selectAll('audit')
    .select(['author.avatar', 'author.nick_name'])
    .select(['auditor.avatar as auditor_avatar', 'auditor.nick_name as auditor_name'])
    .where('audit.status', '<>', 'withdrawn')

type Row = Awaited<ReturnType<ReturnType<typeof audits>['executeTakeFirstOrThrow']>>

/** A line of the list, without what was handed in. */
export const presentLine = (row: Row): audit.AuditItem => ({
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
  ...(row.auditor_id && {
    auditor: { id: row.auditor_id, avatar: row.auditor_avatar ?? '', nickName: row.auditor_name ?? '' },
  }),
})

/** What was taken back is not asked for. */
const statusOf = ({ status }: Pick<Selectable<Tables['audit']>, 'status'>) =>
  status === 'withdrawn' ? 'rejected' : status

/** The whole matter: what was handed in beside what was read off its evidence. */
export function presentItem(row: Row, matter: Matter): audit.AuditItem {
  const evidence = matter.evidence(row.draft)
  const shown = new Set(evidence.map(({ url }) => url))
  const detail = [...matter.fields].flatMap(([name, label]) => fieldOf(row, matter, { name, label }))
  return { ...presentLine(row), detail: detail.filter(({ value }) => !shown.has(value)), evidence }
}

function fieldOf({ draft, found }: AuditRow, { html }: Matter, { name, label }: { name: string; label: string }) {
  const value = textOf(draft[name])
  const read = found[name]
  if (value === '' && !read) return []
  return [{ name, label, value, isHtml: html?.has(name) ?? false, ...(read && { found: read }) }]
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('、')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
