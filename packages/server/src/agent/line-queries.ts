import type { productLine } from '@xinpu/contract/agent'
import type { Paging } from '@xinpu/contract/page'
import { sql } from 'kysely'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { paginate } from '../core/paginate.ts'
import type { SellerKind } from './tables.ts'
import { membershipOf } from '../enterprise/membership.ts'
import { sellerNamed } from './own-seller.ts'

/** The lines as everybody sees them, or as their owner said them last. Both have the same columns. */
const sources = { shown: 'shown_line as line', said: 'product_line as line' as 'shown_line as line' } as const

/** Product lines with the names of what they point at. */
export const lines = (db: Db, source: keyof typeof sources) =>
  db
    .selectFrom(sources[source])
    .innerJoin('brand', 'brand.id', 'line.brand_id')
    .innerJoin('seller', 'seller.id', 'line.seller_id')
    .select(['line.id', 'line.seller_id', 'line.brand_id', 'line.category_ids', 'line.cert_url'])
    .select(['line.status', 'line.reason', 'line.position'])
    .select(['seller.kind', 'brand.name_cn', 'brand.short_name', 'brand.logo'])
    .select([
      sql<string | null>`line.cert_expire::text`.as('cert_expire'),
      sql<string[]>`array(
        select category.name from unnest(line.category_ids) with ordinality as told (category_id, place)
        join category on category.id = told.category_id
        order by place
      )`.as('category_names'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof lines>['executeTakeFirstOrThrow']>>

export const presentLine = (row: Row): productLine.ProductLine => ({
  id: row.id,
  ownerType: row.kind,
  ownerId: row.seller_id,
  brandId: row.brand_id,
  brandCn: row.name_cn,
  brandName: row.short_name,
  fullLogo: row.logo,
  categoryIds: row.category_ids,
  categoryNames: row.category_names,
  ...(row.cert_url !== null && { certUrl: row.cert_url }),
  ...(row.cert_expire !== null && { certExpire: row.cert_expire }),
  status: row.status,
  reason: row.reason,
  sort: row.position,
})

/** One line as its owner said it last. */
export async function saidLine(db: Db, id: number): Promise<productLine.ProductLine> {
  return presentLine(await lines(db, 'said').where('line.id', '=', id).executeTakeFirstOrThrow())
}

/** A page of the lines of a seller, in its order; its own people see those that wait and those that were refused. */
export async function pageOfLines(
  { db, user }: Pick<Context, 'db' | 'user'>,
  { kind, id }: { kind: SellerKind; id: number },
  page: Paging,
) {
  const { enterprise_id } = await sellerNamed(db, kind, id)
  const mine = user ? await membershipOf(db, user.id) : undefined
  const isOwn = mine?.memberStatus === 'joined' && mine.enterprise_id === enterprise_id
  const query = lines(db, isOwn ? 'said' : 'shown')
    .where('line.seller_id', '=', id)
    .orderBy('line.position')
    .orderBy('line.id')
  const { rows, total } = await paginate(db, query, page)
  return { data: rows.map(presentLine), totalRecord: total }
}

/** The lines of some sellers for one brand, by the number of the seller. */
export async function linesOfBrand(db: Db, sellers: readonly { id: number }[], brandId: number) {
  const rows = await lines(db, 'shown')
    .where('line.seller_id', '=', oneOf(sellers.map(({ id }) => id)))
    .where('line.brand_id', '=', brandId)
    .execute()
  return new Map(rows.map((row) => [row.seller_id, presentLine(row)]))
}
