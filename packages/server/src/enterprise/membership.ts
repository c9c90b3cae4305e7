import { Refusal } from '@xinpu/contract/refusal'
import type { Db } from '../core/database.ts'

/** The company that a person acts for, or asks to; a refused wish is none. */
export function membershipOf(db: Db, accountId: number) {
  return db
    .selectFrom('enterprise_member')
    .innerJoin('enterprise', 'enterprise.id', 'enterprise_id')
    .select(['enterprise_member.id', 'enterprise_id', 'role', 'enterprise_member.status as memberStatus'])
    .select(['enterprise.status', 'enterprise.name', 'enterprise.name_key', 'enterprise.credit_code'])
    .select(['enterprise.licence_url', 'enterprise.proxy_url', 'enterprise.logo'])
    .where('account_id', '=', accountId)
    .where('enterprise_member.status', '<>', 'refused')
    .executeTakeFirst()
}

export type Membership = NonNullable<Awaited<ReturnType<typeof membershipOf>>>

/** The certified company that a person acts for; for the calls that ask for a certified enterprise. */
export async function certifiedOf(db: Db, accountId: number): Promise<Membership> {
  const membership = await membershipOf(db, accountId)
  // The gate let the person pass, and a creator may have taken them out since.
  if (membership?.memberStatus !== 'joined' || membership.status !== 'certified')
    throw new Refusal('请先完成企业认证', 'FORBIDDEN')
  return membership
}

/** Its number. */
export const enterpriseIdOf = async (db: Db, accountId: number): Promise<number> =>
  (await certifiedOf(db, accountId)).enterprise_id

/** The company that a person keeps; whoever keeps none is refused. */
export async function creatorMembership(db: Db, accountId: number): Promise<Membership> {
  const membership = await certifiedOf(db, accountId)
  if (membership.role !== 'creator') throw new Refusal('只有企业创建者可以操作', 'FORBIDDEN')
  return membership
}

/** The same, held until the transaction ends. */
export async function lockCreatorMembership(tx: Db, accountId: number): Promise<Membership> {
  await lockEnterprise(tx, await enterpriseIdOf(tx, accountId))
  return creatorMembership(tx, accountId)
}

/** Members of one company change one at a time. */
export async function lockEnterprise(tx: Db, enterpriseId: number): Promise<void> {
  await tx.selectFrom('enterprise').select('id').where('id', '=', enterpriseId).forNoKeyUpdate().execute()
}

/** The person who keeps a company. */
export async function creatorOf(db: Db, enterpriseId: number): Promise<number | undefined> {
  const creator = await db
    .selectFrom('enterprise_member')
    .select('account_id')
    .where('enterprise_id', '=', enterpriseId)
    .where('role', '=', 'creator')
    .executeTakeFirst()
  return creator?.account_id
}
