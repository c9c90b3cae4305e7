import type { batch } from '@xinpu/contract/demand'
import type { HandlersOf } from '../core/handlers.ts'
import { throttle } from '../core/throttle.ts'
import { changeMany } from './post-change.ts'
import { postMany, refuseOthers } from './posting.ts'

/** A day of tables, 500 lines each. */
const pace = { most: 40, minutes: 24 * 60 }

export const batchHandlers: HandlersOf<typeof batch> = {
  async add({ demands, ...shared }, context) {
    await throttle(context, `demand batch ${context.user.id}`, pace)
    await refuseOthers(context, shared)
    const { posted, fail } = await postMany(context, demands, shared)
    return { success: posted.length, fail }
  },

  update: ({ demands }, context) => changeMany(context, demands),
}
