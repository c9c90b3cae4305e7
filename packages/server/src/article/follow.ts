import type { follow } from '@xinpu/contract/article'
import { Refusal } from '@xinpu/contract/refusal'
import type { HandlersOf } from '../core/handlers.ts'
import { isThere } from './follow-queries.ts'

export const followHandlers: HandlersOf<typeof follow> = {
  async follow({ type, targetId }, { db, user, brought }) {
    if (!(await isThere(db, brought.follows[type], targetId))) throw new Refusal('没有找到要关注的对象', 'NOT_FOUND')
    await db
      .insertInto('follow')
      .values({ account_id: user.id, type, target_id: targetId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { isFollow: true }
  },

  /** What is gone meanwhile can be let go all the same. */
  async unfollow({ type, targetId }, { db, user }) {
    await db
      .deleteFrom('follow')
      .where('account_id', '=', user.id)
      .where('type', '=', type)
      .where('target_id', '=', targetId)
      .execute()
    return { isFollow: false }
  },
}
