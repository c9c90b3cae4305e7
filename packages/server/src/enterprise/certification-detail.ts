import type { OutputOf } from '@xinpu/contract/endpoint'
import type { certification } from '@xinpu/contract/enterprise'
import { maskMobile } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { ContextFor } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { presentEnterprises } from './enterprise-page.ts'
import { enterprises, told } from './enterprise-queries.ts'

/** The company of a person with its certification; null for who has none. */
export async function certificationOf(asking: ContextFor<'user'>): Promise<OutputOf<typeof certification.detail>> {
  const row = await memberships(asking.db).where('mine.account_id', '=', asking.user.id).executeTakeFirst()
  if (!row) return null
  const [company] = await presentEnterprises(asking, [row])
  return company ? { ...company, ...paperOf(row) } : null
}

const memberships = (db: Db) =>
  enterprises(db)
    .innerJoin('enterprise_member as mine', 'mine.enterprise_id', 'enterprise.id')
    .innerJoin('enterprise_member as creator', (join) =>
      join.onRef('creator.enterprise_id', '=', 'enterprise.id').on('creator.role', '=', 'creator'),
    )
    .select([
      'licence_url',
      'auth_name',
      'auth_mobile',
      'position',
      'proxy_url',
      'reject_reason',
      'rejects',
      'block_reason',
    ])
    .select(['audited_at', 'enterprise.created_at', 'mine.role', 'mine.status as member_status'])
    .select(['creator.account_id as creator_id', sql<string | null>`valid_to::text`.as('valid_to')])
    .where('mine.status', '<>', 'refused')

type Row = Awaited<ReturnType<ReturnType<typeof memberships>['executeTakeFirstOrThrow']>>

/** Who only asks to join sees no papers; numbers are whole for the person who gave them. */
function paperOf(row: Row) {
  const isCreator = row.role === 'creator'
  const isMember = row.member_status === 'joined'
  return {
    businessLicense: isMember ? row.licence_url : '',
    authName: row.auth_name,
    authMobile: isCreator ? row.auth_mobile : maskMobile(row.auth_mobile),
    rejects: isCreator ? row.rejects : [],
    creatorId: row.creator_id,
    isCreator,
    memberStatus: row.member_status,
    createTime: row.created_at.toISOString(),
    ...told({
      validTo: row.valid_to,
      position: row.position,
      proxyUrl: isMember ? row.proxy_url : null,
      blockReason: isMember ? row.block_reason : null,
      rejectReason: isCreator ? row.reject_reason : null,
      auditTime: row.audited_at?.toISOString(),
    }),
  }
}
