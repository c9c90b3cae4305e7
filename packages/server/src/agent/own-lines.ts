import type { productLine } from '@xinpu/contract/agent'
import type { SellerKind } from './tables.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { saidLine } from './line-queries.ts'
import { addLine, changeLine, removeLines } from './own-line.ts'

/** The calls with which an enterprise looks after the lines of its page of one kind. */
export const ownLines = (kind: SellerKind): Omit<HandlersOf<typeof productLine>, 'list'> => ({
  add: async (draft, context) => saidLine(context.db, await addLine(context, kind, draft)),

  async update(change, context) {
    await changeLine(context, kind, change)
    return null
  },

  async remove({ ids }, context) {
    await removeLines(context, kind, ids)
    return null
  },
})
