import type { Offer } from '@xinpu/contract/datasheet/offer'
import { fromMicro } from '@xinpu/trade/price'
import { sql } from 'kysely'
import { eachOf } from '../core/prepared-statement.ts'
import type { OfferSource } from '../datasheet/offer.ts'
import { told } from '../enterprise/enterprise-queries.ts'
import { freshSince } from './stock-queries.ts'

interface Row {
  part_id: number
  enterprise_id: number
  id: number
  seller: string
  model: string
  quantity: number
  price_micro: string | null
  currency: 'CNY' | 'USD'
  batch_no: string
  package: string
  location: string
  confirmed_at: Date
}

/** Fresh lines of stock as offers of parts: of the same model, and of the same brand where the line's is known. */
export const stockOffers: OfferSource = async ({ db, now }, asked, most) => {
  const { rows } = await sql<Row>`
    select part.id as part_id, line.*
    from part cross join lateral (
      select stock.id, enterprise.id as enterprise_id, enterprise.name as seller, stock.model, quantity, price_micro::text, currency, batch_no,
        stock.package, location, confirmed_at
      from stock join enterprise on enterprise.id = stock.enterprise_id
      where stock.status = 'on' and enterprise.status = 'certified' and confirmed_at > ${freshSince(now()).toISOString()}::timestamptz
        and stock.model_key = part.model_key and coalesce(stock.brand_id, part.brand_id) = part.brand_id
      order by confirmed_at desc, stock.id desc
      limit ${sql.lit(most)}
    ) as line
    where part.id = ${eachOf(asked.map(({ partId }) => partId))}`.execute(db)
  return rows.map((row) => ({ partId: row.part_id, offer: presentOffer(row) }))
}

const presentOffer = (row: Row): Offer => ({
  kind: 'stock',
  refId: row.id,
  seller: row.seller,
  enterpriseId: row.enterprise_id,
  isAuth: true,
  model: row.model,
  currency: row.currency,
  stock: row.quantity,
  delivery: row.location ? `${row.location}现货` : '现货',
  updateTime: row.confirmed_at.toISOString(),
  ...(row.price_micro !== null && { price: fromMicro(BigInt(row.price_micro)) }),
  ...told({ batchNo: row.batch_no, package: row.package }),
})
