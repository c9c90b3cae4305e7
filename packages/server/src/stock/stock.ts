import type { stock } from '@xinpu/contract/stock'
import { Refusal } from '@xinpu/contract/refusal'
import type { HandlersOf } from '../core/handlers.ts'
import { firstContacts } from '../enterprise/contact-queries.ts'
import { stockLike, stockOfModel, stockPage } from './stock-page.ts'
import { freshOnly, presentStock, shownLines } from './stock-queries.ts'

export const stockHandlers: HandlersOf<typeof stock> = {
  list: async ({ pageIndex, pageSize, ...filter }, context) =>
    stockPage(context, await stockLike(context.db, filter), { pageIndex, pageSize }),

  search: ({ pageIndex, pageSize, ...asked }, context) =>
    stockPage(context, stockOfModel(context.db, asked), { pageIndex, pageSize }),

  async detail({ id }, context) {
    const { db, now } = context
    const row = await freshOnly(shownLines(db), now()).where('stock.id', '=', id).executeTakeFirst()
    if (!row) throw new Refusal('没有找到这条库存，它可能已下架或过期', 'NOT_FOUND')
    const [contact] = (await firstContacts(context, [row.enterprise_id])).get(row.enterprise_id) ?? []
    return { ...presentStock(row, now()), ...(contact && { contact }) }
  },
}
