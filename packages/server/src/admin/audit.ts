import type { audit } from '@xinpu/contract/admin'
import { Refusal } from '@xinpu/contract/refusal'
import dayjs from 'dayjs'
import { sql } from 'kysely'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { claim, release } from './audit-claim.ts'
import { decide } from './audit-decision.ts'
import type { Matter, Matters } from './audit-matter.ts'
import { passedBefore, queuesOf, roundsBefore } from './audit-rounds.ts'
import { kindsOf } from './rights.ts'
import { audits, presentItem, presentLine } from './audit-queries.ts'

export const auditHandlers: HandlersOf<typeof audit> = {
  async list({ kind, status, keywords = '', mine, waited, ...page }, { db, user, now }) {
    const query = audits(db, kindsOf(user.roles))
      .$if(kind !== undefined, (found) => found.where('kind', '=', kind ?? 'enterprise'))
      .$if(status !== undefined, (found) => found.where('audit.status', '=', status ?? 'pending'))
      .$if(keywords !== '', (found) => found.where(sql<boolean>`position(${keywords} in title) > 0`))
      .$if(mine === true, (found) => found.where('claimed_by', '=', user.id).where('claimed_until', '>', now()))
      .$if(waited !== undefined, (found) =>
        found.where(
          'audit.created_at',
          '<=',
          dayjs(now())
            .subtract(waited ?? 0, 'hour')
            .toDate(),
        ),
      )
      .orderBy('audit.id', status === 'passed' || status === 'rejected' ? 'desc' : 'asc')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map((row) => presentLine(row, now())), totalRecord: total }
  },

  queues: (_, { db, user, now }) => queuesOf(db, { kinds: kindsOf(user.roles), userId: user.id, at: now() }),

  async detail({ id }, { db, brought, user, now }) {
    const row = await audits(db, kindsOf(user.roles)).where('audit.id', '=', id).executeTakeFirst()
    if (!row) throw new Refusal('没有找到这个审核事项', 'NOT_FOUND')
    const before = await passedBefore(db, row)
    const rounds = await roundsBefore(db, row)
    const matter = matterOf(brought.matters, row.kind)
    return presentItem({ row, matter, before: before?.draft, rounds, now: now() })
  },

  claim: async ({ id }, context) => ({ until: (await claim(context, id)).toISOString() }),

  async release({ id }, context) {
    await release(context, id)
    return null
  },

  async passMany({ ids, kind, remark = '' }, context) {
    for (const id of inOrder(ids))
      await decide(context, { id, kind, status: 'passed', remark }, (tx, row, decision) =>
        matterOf(context.brought.matters, row.kind).pass(tx, row, decision),
      )
    return null
  },

  async rejectMany({ ids, kind, reason }, context) {
    for (const id of inOrder(ids))
      await decide(context, { id, kind, status: 'rejected', remark: reason }, (tx, row, decision) =>
        matterOf(context.brought.matters, row.kind).reject(tx, row, { ...decision, rejects: [] }),
      )
    return null
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

/** Two who decide on the same ones at once wait for each other, and not in a ring. */
const inOrder = (ids: readonly number[]) => [...new Set(ids)].sort((one, other) => one - other)

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
