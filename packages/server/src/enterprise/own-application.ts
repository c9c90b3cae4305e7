import { Refusal } from '@xinpu/contract/refusal'
import { lockWaiting, withdraw } from '../admin/audit-queue.ts'
import type { Db } from '../core/database.ts'
import { membershipOf, type Membership } from './membership.ts'

/**
 * The company that a person applies for; a wish to join another ends here. Held: other requests of the person and the
 * decision of a reviewer wait, or came before.
 */
export async function ownApplication(tx: Db, accountId: number): Promise<Membership | undefined> {
  await holdPerson(tx, accountId)
  const mine = await membershipOf(tx, accountId)
  if (!mine) return undefined
  if (mine.memberStatus === 'applying') {
    await tx.deleteFrom('enterprise_member').where('id', '=', mine.id).execute()
    return undefined
  }
  if (mine.role !== 'creator') throw new Refusal(`您已是「${mine.name}」的成员，请先退出`, 'CONFLICT')
  await lockWaiting(tx, { kind: 'enterprise', targetId: mine.enterprise_id })
  return membershipOf(tx, accountId)
}

/** One request of a person at a time, and no answer to a wish of theirs meanwhile. */
async function holdPerson(tx: Db, accountId: number): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  await tx
    .selectFrom('enterprise_member')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '<>', 'refused')
    .forUpdate()
    .execute()
}

/** Takes back an application that nobody accepted yet: its applicant joins another company. */
export async function withdrawApplication(tx: Db, accountId: number): Promise<void> {
  const mine = await ownApplication(tx, accountId)
  if (!mine) return
  // A blocked company stays: orders of its shop go on, and it keeps its code.
  if (mine.status === 'certified' || mine.status === 'blocked')
    throw new Refusal(`您已是「${mine.name}」的创建者，请先移交并退出`, 'CONFLICT')
  await withdraw(tx, { kind: 'enterprise', targetId: mine.enterprise_id })
  await tx.deleteFrom('enterprise').where('id', '=', mine.enterprise_id).execute()
}
