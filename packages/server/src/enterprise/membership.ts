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
    .select('enterprise.block_reason')
    .where('account_id', '=', accountId)
    .where('enterprise_member.status', '<>', 'refused')
    .executeTakeFirst()
}

export type Membership = NonNullable<Awaited<ReturnType<typeof membershipOf>>>

/** The certified company that a person acts for; for the calls that ask for a certified enterprise. */
export async function certifiedOf(db: Db, accountId: number): Promise<Membership> {
  const membership = await membershipOf(db, accountId)
  refuseBlocked(membership)
  // The gate let the person pass, and a creator may have taken them out since.
  if (!isActing(membership)) throw new Refusal('请先完成企业认证', 'FORBIDDEN')
  return membership
}

/** Whether a person is one of a company's own people: whoever only asks to join is not. */
export async function isOwnCompany(db: Db, accountId: number, enterpriseId: number): Promise<boolean> {
  const membership = await membershipOf(db, accountId)
  return membership?.memberStatus === 'joined' && membership.enterprise_id === enterpriseId
}

/** Whether a person acts for the company, and it is certified. */
export const isActing = (membership: Membership | undefined): membership is Membership =>
  membership?.memberStatus === 'joined' && membership.status === 'certified'

/** What a person may do with their own company is refused while the desk has blocked it. */
export function refuseBlocked(membership: Membership | undefined): void {
  if (membership?.memberStatus === 'joined' && membership.status === 'blocked')
    throw new Refusal(whyBlocked(membership), 'FORBIDDEN')
}

/** What members of a blocked company read. */
export const whyBlocked = ({ name, block_reason }: Pick<Membership, 'block_reason' | 'name'>): string =>
  `企业「${name}」已停用：${block_reason}。如有疑问请联系客服`

/** The certified company that a person offers for, if there is one; for a blocked one nobody offers anything. */
export async function offeringCompanyOf(db: Db, accountId: number): Promise<number | null> {
  const membership = await membershipOf(db, accountId)
  refuseBlocked(membership)
  return isActing(membership) ? membership.enterprise_id : null
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
