import type { Offer } from '@xinpu/contract/datasheet/offer'
import { priceAt } from '@xinpu/trade/price'
import { sql } from 'kysely'
import type { AskedPart, OfferSource } from '../datasheet/offer.ts'
import { told } from '../enterprise/enterprise-queries.ts'
import { goodsNumbered, ladderOf, type GoodsRow } from './goods-queries.ts'

/** Goods on the shelf as offers of parts, the cheapest at the quantity first. */
export const goodsOffers: OfferSource = async ({ db }, asked, most) => {
  const { rows } = await sql<{ part_id: number; id: number }>`
    select wanted.part_id, goods.id
    from unnest(${asked.map(({ partId }) => partId)}::int[], ${asked.map(({ pieces }) => pieces)}::int[])
      as wanted(part_id, pieces) cross join lateral (
      select id from mall_goods where is_shown and part_id = wanted.part_id
      order by currency, micros[nullif(width_bucket(wanted.pieces, mins), 0)], id
      limit ${sql.lit(most)}
    ) as goods`.execute(db)
  const shown = await goodsNumbered(
    db,
    rows.map(({ id }) => id),
  )
  const pieces = new Map(asked.map((part: AskedPart) => [part.partId, part.pieces]))
  return shown.flatMap((row) =>
    row.part_id === null ? [] : { partId: row.part_id, offer: presentOffer(row, pieces.get(row.part_id) ?? 1) },
  )
}

function presentOffer(row: GoodsRow, pieces: number): Offer {
  const ladderPrices = ladderOf(row)
  // In fewer than are sold at least, a piece costs what it costs in the fewest.
  const at = priceAt(ladderPrices, Math.max(pieces, row.moq))
  return {
    kind: 'goods',
    refId: row.id,
    seller: row.merchant_name,
    isAuth: true,
    model: row.model,
    currency: row.currency,
    ladderPrices,
    taxIncluded: row.currency === 'CNY',
    stock: row.stock,
    moq: row.moq,
    updateTime: row.updated_at.toISOString(),
    ...(at && { price: at.price }),
    ...told({ batchNo: row.batch_no, package: row.package, delivery: row.delivery }),
  }
}
