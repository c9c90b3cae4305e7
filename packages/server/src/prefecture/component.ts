import type { component } from '@xinpu/contract/prefecture'
import type { HandlersOf } from '../core/handlers.ts'
import { select } from '../datasheet/selection-list.ts'
import { orderOf } from '../datasheet/selection-narrowing.ts'

export const componentHandlers: HandlersOf<typeof component> = {
  /** Nothing is offered for sale here, so that no part has a price at any quantity. */
  async list({ keywords, pageIndex, pageSize, sort, descending, ...narrowed }, context) {
    const order = orderOf({ sort, descending })
    const { data, totalRecord, emptiedBy } = await select(context, {
      text: keywords,
      narrowed,
      sort: order,
      pageIndex,
      pageSize,
    })
    return { data: data.map((row) => ({ ...row, price: null })), totalRecord, emptiedBy }
  },
}
