import type { Offer } from '@xinpu/contract/datasheet/offer'
import { sql } from 'kysely'
import { eachOf } from '../core/prepared-statement.ts'
import type { OfferSource } from '../datasheet/offer.ts'
import { demands, isOpen, presentDemand, type DemandRow } from './demand-queries.ts'

/** Open posts that offer a part, as offers of it: of the same model, and of the same brand where the post names one. */
export const supplyOffers: OfferSource = async ({ db, now }, asked, most) => {
  const posts = await demands(db)
    .innerJoin('part', 'part.model_plain', 'demand.model_plain')
    .select('part.id as part_id')
    .where('part.id', '=', eachOf(asked.map(({ partId }) => partId)))
    .where(sql<boolean>`coalesce(demand.brand_id, part.brand_id) = part.brand_id`)
    .where('demand.type', '=', 0)
    .where(isOpen(now()))
    .orderBy('demand.updated_at', 'desc')
    .limit(most * asked.length)
    .execute()
  const byPart = Map.groupBy(posts, ({ part_id }) => part_id)
  return [...byPart].flatMap(([partId, rows]) =>
    rows.slice(0, most).map((post) => ({ partId, offer: presentOffer(post, now()) })),
  )
}

function presentOffer(row: DemandRow, now: Date): Offer {
  const { model, currency, isAuth, quantity, enterpriseName, updateTime, ...told } = presentDemand(row, now)
  return {
    kind: 'supply',
    refId: row.id,
    seller: enterpriseName ?? '个人会员',
    isAuth,
    model,
    currency,
    stock: quantity,
    updateTime,
    ...(told.enterpriseId !== undefined && { enterpriseId: told.enterpriseId }),
    ...(told.price !== undefined && { price: told.price }),
    ...(told.taxIncluded !== undefined && { taxIncluded: told.taxIncluded }),
    ...(told.delivery !== undefined && { delivery: told.delivery }),
    ...(told.batchNo !== undefined && { batchNo: told.batchNo }),
    ...(told.package !== undefined && { package: told.package }),
  }
}
