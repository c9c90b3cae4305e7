import type { Offer } from '@xinpu/contract/datasheet/offer'
import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import { oneOf } from '../core/prepared-statement.ts'
import type { OfferSource } from '../datasheet/offer.ts'
import { demands, isOpen, presentDemand, type DemandRow } from './demand-queries.ts'

/** Open posts that offer a part, as offers of it: of the same model, and of the same brand where the post names one. */
export const supplyOffers: OfferSource = async ({ db, now }, asked, most) => {
  const parts = await db
    .selectFrom('part')
    .select(['id', 'model', 'brand_id'])
    .where('id', '=', oneOf(asked.map(({ partId }) => partId)))
    .execute()
  const posts = await demands(db)
    .where('demand.type', '=', 0)
    .where(isOpen(now()))
    .where('demand.model_plain', '=', sql<string>`any (${parts.map(({ model }) => plainOf(model))}::text[])`)
    .orderBy('demand.updated_at', 'desc')
    .limit(most * Math.max(1, parts.length))
    .execute()
  const byModel = Map.groupBy(posts, ({ model_plain }) => model_plain)
  return parts.flatMap(({ id, model, brand_id }) =>
    (byModel.get(plainOf(model)) ?? [])
      .filter((post) => (post.brand_id ?? brand_id) === brand_id)
      .slice(0, most)
      .map((post) => ({ partId: id, offer: presentOffer(post, now()) })),
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
