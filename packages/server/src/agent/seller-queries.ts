import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import type { SellerKind } from './tables.ts'

/** Which kind of sellers is asked for, by whom and when. */
export interface Asked {
  kind: SellerKind
  userId: number | undefined
  at: Date
}

/** As many are hot as the list of them shows. */
const hotCount = 10

/** Sellers of one kind with what is counted of them. */
export const sellers = (db: Db, asked: Asked) =>
  db
    .selectFrom('seller')
    .innerJoin('enterprise', 'enterprise.id', 'enterprise_id')
    .selectAll('seller')
    .select([
      'enterprise.status as enterprise_status',
      brandCount().as('brand_count'),
      sql<number>`(select count(*)::int from shown_line where seller_id = seller.id)`.as('line_count'),
      hasProof(asked.at).as('has_proof'),
      isFollowed(asked).as('is_follow'),
      isHot(asked.kind).as('is_hot'),
    ])
    .where('seller.kind', '=', asked.kind)
    .where('enterprise.status', '<>', 'blocked')

/** Rows of sellers while they are narrowed and put in order. */
export type Sellers = ReturnType<typeof sellers>

export type SellerRow = Awaited<ReturnType<Sellers['executeTakeFirstOrThrow']>>

/** How many brands a seller sells; among some, or in all. */
export const brandCount = (brandIds?: readonly number[]) =>
  sql<number>`(select count(*)::int from sold_brand as sold where sold.seller_id = seller.id ${among(brandIds)})`

/** How many proofs of a seller are in force; for some brands, or in all. */
export const proofCount = (at: Date, brandIds?: readonly number[]) => sql<number>`(
  select count(*)::int from shown_line
  where seller_id = seller.id and cert_url is not null
    and (cert_expire is null or cert_expire >= ${dayOf(at)}) ${among(brandIds)}
)`

/** Whether any proof of a seller is in force. */
export const hasProof = (at: Date) => sql<boolean>`coalesce(seller.proven_until >= ${dayOf(at)}, false)`

/** Equals take turns: their order is drawn anew each day, and stays while pages are turned. */
export const drawnOrder = (at: Date) => sql`md5(${dayOf(at)}::text || ' ' || seller.id)`

export const dayOf = (at: Date) => sql`(${at}::timestamptz at time zone 'Asia/Shanghai')::date`

const among = (brandIds: readonly number[] | undefined): RawBuilder<unknown> =>
  brandIds ? sql`and brand_id = ${oneOf(brandIds)}` : sql``

/** An agent is followed by itself, a trader as an enterprise. */
function isFollowed({ kind, userId }: Asked) {
  const [type, target] = kind === 'agent' ? ['agent', 'seller.id'] : ['enterprise', 'seller.enterprise_id']
  return sql<boolean>`exists (
    select from follow where account_id = ${userId ?? 0} and type = ${type} and target_id = ${sql.ref(target ?? '')}
  )`
}

const isHot = (kind: SellerKind) => sql<boolean>`seller.id in (
  select id from shown_seller where kind = ${kind} and view_count > 0 order by view_count desc, id limit ${sql.lit(hotCount)}
)`
