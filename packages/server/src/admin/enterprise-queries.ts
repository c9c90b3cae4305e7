import type { enterprise } from '@xinpu/contract/admin'
import { maskMobile } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { countPosts } from '../demand/company-posts.ts'
import { nameKey } from '../enterprise/enterprise-queries.ts'
import { membersOf } from '../enterprise/member-queries.ts'
import { shopsOfCompanies } from '../mall/shop-of-company.ts'
import { stockOfCompanies } from '../stock/stock-counts.ts'

const mostMembers = 500
const mostActs = 50

/** Companies that some words name, newest first, each with who acts for it and when they were last here. */
export const enterprisesLike = (db: Db, keywords: string, status?: enterprise.AdminEnterprise['status']) =>
  db
    .selectFrom('enterprise')
    .select(['enterprise.id', 'name', 'credit_code', 'region', 'enterprise.status', 'block_reason', 'created_at'])
    .select(['types', 'legal_person'])
    .select([
      sql<number>`(select count(*)::int from enterprise_member as member
        where enterprise_id = enterprise.id and member.status = 'joined')`.as('members'),
      sql<Date | null>`(select max(seen_at) from enterprise_member as member
        join account on account.id = account_id
        where enterprise_id = enterprise.id and member.status = 'joined')`.as('seen_at'),
    ])
    .$if(keywords !== '', (found) => found.where(isMeant(keywords)))
    .$if(status !== undefined, (found) => found.where('enterprise.status', '=', status ?? 'certified'))
    .orderBy('enterprise.id', 'desc')

/** Whether a name holds some words, or they are the code or the number. */
const isMeant = (words: string) => sql<boolean>`(
  position(${nameKey(words)} in name_key) > 0 or credit_code = ${words.toUpperCase()}
  or enterprise.id = ${/^\d{1,9}$/.test(words) ? Number(words) : 0}
)`

type Row = Awaited<ReturnType<ReturnType<typeof enterprisesLike>['executeTakeFirstOrThrow']>>

export const presentCompany = (row: Row): enterprise.AdminEnterprise => ({
  id: row.id,
  name: row.name,
  creditCode: row.credit_code,
  status: row.status,
  memberCount: row.members,
  createTime: row.created_at.toISOString(),
  ...(row.region && { region: row.region }),
  ...(row.block_reason && { blockReason: row.block_reason }),
  ...(row.seen_at && { lastTime: row.seen_at.toISOString() }),
})

/** What a company offers. */
export async function countsOf(clock: Pick<Context, 'db' | 'now'>, id: number) {
  const stock = await stockOfCompanies(clock, [id])
  const posts = await countPosts(clock, [id])
  const shops = await shopsOfCompanies(clock.db, [id])
  return {
    demandCount: posts.get(id) ?? 0,
    stockCount: stock.get(id)?.stockCount ?? 0,
    goodsCount: shops.get(id)?.goodsCount ?? 0,
  }
}

/** Who acts for a company, or asks to: its creator first. */
export async function peopleOf(db: Db, id: number): Promise<enterprise.AdminMember[]> {
  const rows = await membersOf(db, id)
    .clearOrderBy()
    .select(['is_blocked', 'seen_at'])
    .orderBy('role')
    .orderBy('status', 'desc')
    .orderBy('enterprise_member.id')
    .limit(mostMembers)
    .execute()
  return rows.map((row) => ({
    user: { id: row.account_id, avatar: row.avatar, nickName: row.nick_name },
    mobile: row.mobile ? maskMobile(row.mobile) : '',
    role: row.role,
    status: row.status,
    isBlocked: row.is_blocked,
    lastTime: row.seen_at.toISOString(),
  }))
}

/** What the desk did to a company, newest first. */
export async function actsOn(db: Db, id: number): Promise<enterprise.EnterpriseAct[]> {
  const rows = await db
    .selectFrom('desk_log')
    .leftJoin('account', 'account.id', 'account_id')
    .select(['desk_log.id', 'desk_log.created_at', 'nick_name', 'verb', 'note'])
    .where('subject', '=', 'enterprise')
    .where('target_id', '=', id)
    .orderBy('desk_log.id', 'desc')
    .limit(mostActs)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    time: row.created_at.toISOString(),
    user: row.nick_name ?? '命令行',
    verb: row.verb,
    note: row.note,
  }))
}
