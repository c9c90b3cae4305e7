import type { bom } from '@xinpu/contract/demand'
import { Refusal } from '@xinpu/contract/refusal'
import type { HandlersOf } from '../core/handlers.ts'
import { throttlePlace } from '../core/throttle.ts'
import { answerLines } from './bom-answer.ts'
import { findLines } from './bom-match.ts'
import { bomsOf, freeName, keepBom } from './bom-store.ts'

/** A list of 5,000 lines comes in a dozen calls; forty such lists in an hour. */
const pace = { most: 600, minutes: 60 }

export const bomHandlers: HandlersOf<typeof bom> = {
  async match({ rows, ...build }, context) {
    await throttlePlace(context, 'bom match', pace)
    return answerLines(context, await findLines(context, rows), build)
  },

  save: (sent, context) => keepBom(context, sent),

  freeName: async ({ name }, { db, user }) => ({ name: await freeName(db, user.id, name) }),

  list: (asked, context) => bomsOf(context, asked),

  async remove({ ids }, { db, user }) {
    const gone = await db
      .deleteFrom('bom')
      .where('account_id', '=', user.id)
      .where('id', 'in', ids)
      .returning('id')
      .execute()
    if (gone.length === 0) throw new Refusal('没有找到这份 BOM', 'NOT_FOUND')
    return null
  },
}
