import type { agentProduct } from '@xinpu/contract/agent'
import { Refusal } from '@xinpu/contract/refusal'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { contactsShown } from '../enterprise/contact-queries.ts'
import { addProduct, changeProduct, removeProducts } from './own-product.ts'
import { sellerNamed } from './own-seller.ts'
import { presentProduct, products, productsLike, type ProductRow } from './product-queries.ts'

export const productHandlers: HandlersOf<typeof agentProduct> = {
  async list({ agentId, brandId, keywords, ...page }, { db }) {
    await sellerNamed(db, 'agent', agentId)
    const { rows, total } = await paginate(db, productsLike(db, { agentId, brandId, keywords }), page)
    return { data: rows.map((row) => ({ ...presentProduct(row), description: '', params: [] })), totalRecord: total }
  },

  async detail({ id }, context) {
    const row = await productNumbered(context.db, id)
    const contacts = await contactsShown(context, { kind: 'enterprise', id: row.enterprise_id })
    return { ...presentProduct(row), contacts }
  },

  add: async (draft, context) => presentProduct(await productNumbered(context.db, await addProduct(context, draft))),

  async update(change, context) {
    await changeProduct(context, change)
    return null
  },

  async remove({ ids }, context) {
    await removeProducts(context, ids)
    return null
  },
}

async function productNumbered(db: Db, id: number): Promise<ProductRow> {
  const row = await products(db).where('product.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('没有找到这个产品，它可能已下架', 'NOT_FOUND')
  return row
}
