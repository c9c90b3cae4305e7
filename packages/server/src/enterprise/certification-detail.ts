import type { OutputOf } from '@xinpu/contract/endpoint'
import type { certification } from '@xinpu/contract/enterprise'
import { maskMobile } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { enterprises, presentEnterprise, told } from './enterprise-queries.ts'

/** The company of a person with its certification; null for who has none. */
export async function certificationOf(db: Db, accountId: number): Promise<OutputOf<typeof certification.detail>> {
  const row = await memberships(db).where('mine.account_id', '=', accountId).executeTakeFirst()
  return row ? present(row) : null
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
function present(row: Row) {
  const isCreator = row.role === 'creator'
  const isMember = row.member_status === 'joined'
  return {
    ...presentEnterprise(row),
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
