import type { ContextFor } from '../core/context.ts'

/**
 * Asks again and again whether somebody is still let in: a long answer ends with the token it was asked with, be it
 * that the person left, was blocked, or has another token now.
 */
export async function sessionCheck({ db, now, user }: ContextFor<'user'>): Promise<() => Promise<boolean>> {
  const session = db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'account_id')
    .select('token_hash')
    .where('session.id', '=', user.sessionId)
    .where('is_blocked', '=', false)
  const begun = await session.executeTakeFirst()
  return async () => {
    const held = await session.where('token_expires', '>', now()).executeTakeFirst()
    return held !== undefined && held.token_hash === begun?.token_hash
  }
}
