import type { audit } from '@xinpu/contract/admin'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { decide } from './audit-decision.ts'
import type { Matter, Matters } from './audit-matter.ts'
import { audits, presentItem, presentLine } from './audit-queries.ts'

export const auditHandlers: HandlersOf<typeof audit> = {
  async list({ kind, status, keywords = '', ...page }, { db }) {
    const query = audits(db)
      .$if(kind !== undefined, (found) => found.where('kind', '=', kind ?? 'enterprise'))
      .$if(status !== undefined, (found) => found.where('audit.status', '=', status ?? 'pending'))
      .$if(keywords !== '', (found) => found.where(sql<boolean>`position(${keywords} in title) > 0`))
      .orderBy('audit.id')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(presentLine), totalRecord: total }
  },

  async detail({ id }, { db, brought }) {
    const row = await audits(db).where('audit.id', '=', id).executeTakeFirst()
    if (!row) throw new Refusal('没有找到这个审核事项', 'NOT_FOUND')
    return presentItem(row, matterOf(brought.matters, row.kind))
  },

  async pass({ id, remark = '' }, context) {
    await decide(context, { id, status: 'passed', remark }, (tx, row, decision) =>
      matterOf(context.brought.matters, row.kind).pass(tx, row, decision),
    )
    return null
  },

  async reject({ id, reason, fields = [] }, context) {
    const rejects = fields.map(({ name, reason: why }) => ({ field: name, reason: why }))
    await decide(context, { id, status: 'rejected', remark: reason }, (tx, row, decision) => {
      const matter = matterOf(context.brought.matters, row.kind)
      refuseUnknown(matter, rejects)
      return matter.reject(tx, row, { ...decision, rejects })
    })
    return null
  },
}

function matterOf(matters: Matters, kind: audit.AuditKind): Matter {
  const matter = matters[kind]
  if (matter === 'unbuilt') throw new Error(`Nobody knows how to review ${kind}.`)
  return matter
}

/** A reason beside a field that no form has would be read by nobody. */
function refuseUnknown({ fields }: Matter, rejects: readonly { field: string }[]) {
  const unknown = rejects.findIndex(({ field }) => !fields.has(field))
  if (unknown === -1) return
  const message = '没有这个字段'
  throw new Refusal(message, 'INVALID', { errors: [{ field: `fields.${unknown}.name`, message }] })
}
