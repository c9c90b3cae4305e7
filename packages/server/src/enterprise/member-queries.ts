import type { member } from '@xinpu/contract/enterprise'
import { Refusal } from '@xinpu/contract/refusal'
import { maskMobile } from '@xinpu/sdk/format'
import { presentPerson } from '../account/person.ts'
import type { Db } from '../core/database.ts'
import { membershipOf } from './membership.ts'

type Status = member.EnterpriseMember['status']

/** People of a company: those who wait for an answer first, then its creator. Refused ones only where asked for. */
export const membersOf = (db: Db, enterpriseId: number, status?: Status) =>
  db
    .selectFrom('enterprise_member')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['enterprise_member.id', 'role', 'status', 'remark', 'applied_at'])
    .select(['account_id', 'avatar', 'nick_name', 'mobile'])
    .where('enterprise_id', '=', enterpriseId)
    .where('status', 'in', status ? [status] : ['applying', 'joined'])
    .orderBy('status')
    .orderBy('role')
    .orderBy('enterprise_member.id')

type Row = Awaited<ReturnType<ReturnType<typeof membersOf>['execute']>>[number]

/** Numbers are whole for colleagues. */
export function presentMember(row: Row): member.EnterpriseMember {
  const mobile = row.mobile ?? ''
  return {
    id: row.id,
    user: presentPerson({ id: row.account_id, avatar: row.avatar, nickName: row.nick_name }),
    mobile: row.status === 'joined' ? mobile : maskMobile(mobile),
    role: row.role,
    status: row.status,
    applyTime: row.applied_at.toISOString(),
    ...(row.remark && { remark: row.remark }),
  }
}

/** One membership of a company, by its number. */
export async function memberOf(tx: Db, enterpriseId: number, id: number) {
  const found = await tx
    .selectFrom('enterprise_member')
    .select(['account_id', 'status'])
    .where('id', '=', id)
    .where('enterprise_id', '=', enterpriseId)
    .executeTakeFirst()
  if (!found) throw new Refusal('没有找到这位成员', 'NOT_FOUND')
  return found
}

/** The company that a person acts for and may leave; a blocked one, too. */
export async function joinedCompanyOf(tx: Db, accountId: number): Promise<number> {
  const mine = await membershipOf(tx, accountId)
  const isIn = mine?.memberStatus === 'joined' && (mine.status === 'certified' || mine.status === 'blocked')
  if (!isIn) throw new Refusal('您还不是企业成员', 'FORBIDDEN')
  return mine.enterprise_id
}

/** The membership of a person who acts for a company and may keep it. */
export async function memberNamed(tx: Db, enterpriseId: number, accountId: number) {
  const found = await tx
    .selectFrom('enterprise_member')
    .innerJoin('account', 'account.id', 'account_id')
    .select('enterprise_member.id')
    .where('enterprise_id', '=', enterpriseId)
    .where('account_id', '=', accountId)
    .where('status', '=', 'joined')
    .where('is_blocked', '=', false)
    .executeTakeFirst()
  if (!found) throw new Refusal('没有找到这位成员', 'NOT_FOUND')
  return found
}

export const setRole = (tx: Db, id: number, role: 'creator' | 'member') =>
  tx.updateTable('enterprise_member').set({ role }).where('id', '=', id).execute()

/** Answers a wish to join; it may have been taken back meanwhile. */
export async function answerWish(tx: Db, id: number, status: 'joined' | 'refused'): Promise<void> {
  const answered = await tx
    .updateTable('enterprise_member')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', 'applying')
    .returning('id')
    .executeTakeFirst()
  if (!answered) throw new Refusal('该申请已撤回', 'CONFLICT')
}
