import type { Context, House, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'

/** Numbers of the sample accounts: who bought, and who keeps the first of the invented shops. */
export const samples = { buyer: '+86-13800000001', seller: '+86-13800000002' }

/** The sample accounts, by what they are; nothing where the mall did not make them. */
export async function sampleAccounts(db: Db): Promise<{ buyerId: number; sellerId: number } | undefined> {
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'mobile'])
    .where('mobile', 'in', [samples.buyer, samples.seller])
    .execute()
  const idOf = (mobile: string) => accounts.find((one) => one.mobile === mobile)?.id
  const [buyerId, sellerId] = [idOf(samples.buyer), idOf(samples.seller)]
  return buyerId === undefined || sellerId === undefined ? undefined : { buyerId, sellerId }
}

export type Asking = Context & { user: User }

/** Somebody who asks at a moment, in milliseconds; what samples do asks no more of a request than that. */
export const asking = (house: House, id: number, at: number): Asking =>
  ({ ...house, now: () => new Date(at), user: { id, sessionId: 0, roles: new Set() } }) as unknown as Asking
