import type { SpecBrand } from '@xinpu/contract/brand'
import type { merchant } from '@xinpu/contract/mall'
import { sql, type RawBuilder } from 'kysely'
import { brandsNumbered, presentBrand } from '../brand/brand-queries.ts'
import type { Db } from '../core/database.ts'
import { nthOf, preparedStatement } from '../core/prepared-statement.ts'
import { told } from '../enterprise/enterprise-queries.ts'

/** Whoever looks; nobody is logged in where there is no number. */
export type ReaderId = number | undefined

/** The shop of a blocked company is closed as long as that lasts. */
const shownStatus = sql<merchant.MerchantVO['status']>`
  case when merchant.status = 'open' and enterprise.status = 'blocked' then 'closed' else merchant.status end`

/** Shops with the company that runs them, and whether somebody follows them. */
export const merchants = (db: Db, readerId: ReaderId | RawBuilder<number>) =>
  db
    .selectFrom('merchant')
    .innerJoin('enterprise', 'enterprise.id', 'merchant.enterprise_id')
    .select(['merchant.id', 'merchant.enterprise_id', 'merchant.name', 'enterprise.name as company_name'])
    .select(['merchant.logo', 'merchant.banner', 'merchant.intro', 'enterprise.region', 'merchant.brand_ids'])
    .select(['goods_count', 'follow_count', 'score_sum', 'score_count', 'freights'])
    .select(['merchant.created_at', 'merchant.account_id'])
    .select(shownStatus.as('status'))
    .select(
      sql<boolean>`exists (
        select from merchant_follow where merchant_id = merchant.id and account_id = ${readerId ?? 0}
      )`.as('is_follow'),
    )

const shopOf = preparedStatement('merchant_of_goods', (db, ids) =>
  merchants(db, nthOf(ids, 2))
    .innerJoin('mall_goods', 'mall_goods.merchant_id', 'merchant.id')
    .where('mall_goods.id', '=', nthOf(ids, 1)),
)

/** The shop of goods. */
export const shopOfGoods = async (db: Db, goodsId: number, readerId: ReaderId): Promise<MerchantRow | undefined> =>
  (await shopOf(db, [goodsId, readerId ?? 0]))[0]

/** Those that everybody sees. */
export const openMerchants = (db: Db, readerId: ReaderId) =>
  merchants(db, readerId).where('merchant.status', '=', 'open').where('enterprise.status', '<>', 'blocked')

export type MerchantQuery = ReturnType<typeof merchants>
export type MerchantRow = Awaited<ReturnType<MerchantQuery['executeTakeFirstOrThrow']>>

/** Shops for the wire, their brands read in one statement. */
export async function presentMerchants(db: Db, rows: readonly MerchantRow[]): Promise<merchant.MerchantVO[]> {
  const ids = [...new Set(rows.flatMap((row) => row.brand_ids))]
  const known = ids.length === 0 ? [] : await brandsNumbered(db, ids)
  const byId = new Map(known.map((row) => [row.id, presentBrand(row)]))
  return rows.map((row) => presentMerchant(row, byId))
}

export const presentMerchant = (row: MerchantRow, known: ReadonlyMap<number, SpecBrand>): merchant.MerchantVO => ({
  id: row.id,
  enterpriseId: row.enterprise_id,
  name: row.name,
  companyName: row.company_name,
  logo: row.logo,
  mainBrands: row.brand_ids.flatMap((id) => known.get(id) ?? []),
  goodsCount: row.goods_count,
  score: row.score_count === 0 ? 0 : Math.round((row.score_sum / row.score_count) * 10) / 10,
  freights: row.freights,
  isFollow: row.is_follow,
  followCount: row.follow_count,
  status: row.status,
  createTime: row.created_at.toISOString(),
  ...told({ banner: row.banner, intro: row.intro, region: row.region ?? '' }),
})
