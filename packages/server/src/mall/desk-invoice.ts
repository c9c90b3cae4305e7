import type { deskInvoice } from '@xinpu/contract/mall'
import { sql } from 'kysely'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { answerInvoice, presentRecord, records, refuseHalf } from './invoice-record.ts'
import { tell, withOrder } from './order-move.ts'

export const deskInvoiceHandlers: HandlersOf<typeof deskInvoice> = {
  async list({ status, keywords = '', ...page }, { db }) {
    const query = records(db)
      .$if(status !== undefined, (found) => found.where('invoice_record.status', '=', status ?? 'applied'))
      .$if(keywords !== '', (found) => found.where(isLike(keywords)))
      .orderBy('invoice_record.id', status === 'applied' ? 'asc' : 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(presentRecord), totalRecord: total }
  },

  async issue({ id, status, fileUrl = '', refuseReason = '' }, context) {
    const answer = { id, status, fileUrl, refuseReason }
    refuseHalf(answer)
    const found = await records(context.db).where('invoice_record.id', '=', id).executeTakeFirst()
    return withOrder(context, found?.order_id ?? 0, { isDesk: true }, async (held) => {
      const text = await answerInvoice(held, answer, '平台')
      await tell(held, 'seller', text)
      context.note(`${held.order.no}，${found?.invoice.title ?? ''}：${text}`)
      return null
    })
  },
}

/** What somebody may know of an invoice: numbers whole, names in part. */
const isLike = (keywords: string) => sql<boolean>`(mall_order.no = upper(${keywords})
  or invoice_record.invoice ->> 'taxNo' = upper(${keywords})
  or strpos(lower(invoice_record.invoice ->> 'title'), lower(${keywords})) > 0
  or strpos(lower(merchant.name), lower(${keywords})) > 0)`
