import type { Context, House, User } from '../core/context.ts'
import { shareHandlers } from './share.ts'

/** Hands some files on with a code, as their owner would. */
export async function seedShare(house: House, accountId: number, ids: number[]): Promise<void> {
  const context = { ...house, user: { id: accountId, sessionId: 0, roles: new Set() } } as unknown as Context & {
    user: User
  }
  await shareHandlers.add({ ids, expireDays: 7, code: '8F2K' }, context)
}
