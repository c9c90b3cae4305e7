import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { digest } from '../src/core/secrets.ts'
import type { Db } from '../src/core/database.ts'

/** Lines of a cart. */
export const cartLines = 200
/** One who looks, and three times sixteen who order. */
const buyersMade = 49

/** Somebody who buys: a session and the address that things are sent to. */
export interface BenchBuyer {
  token: string
  addressId: number
}

/** What is on the shelves, to be asked for. */
export interface MallSample {
  categories: number[]
  brands: number[]
  shops: number[]
  models: string[]
  goods: number[]
}

/** Goods from all over the shelves with what they are of, the same on every run: what has much is asked for more often. */
export async function sampleMall(db: Db): Promise<MallSample> {
  const { rows } = await sql<{ id: number; category_id: number; brand_id: number; merchant_id: number; model: string }>`
    select id, category_id, brand_id, merchant_id, model from mall_goods where is_shown
    order by hashint8extended(id, 70) limit 160`.execute(db)
  return {
    categories: rows.map((row) => row.category_id),
    brands: rows.map((row) => row.brand_id),
    shops: rows.map((row) => row.merchant_id),
    models: rows.map((row) => row.model),
    goods: rows.map((row) => row.id),
  }
}

/** What a mall holds. */
export interface MallSize {
  goods: number
  lots: number
  parts: number
  shops: number
}

export async function mallSize(db: Db): Promise<MallSize> {
  const { rows } = await sql<MallSize>`
    select (select count(*)::int from mall_goods) as goods, (select count(*)::int from goods_lot) as lots,
      (select count(*)::int from part) as parts, (select count(*)::int from merchant) as shops`.execute(db)
  return rows[0] ?? { goods: 0, lots: 0, parts: 0, shops: 0 }
}

/** Buyers with a session, an address and a full cart of their own; no two of them begin at the same goods. */
export async function addBuyers(db: Db): Promise<BenchBuyer[]> {
  const tokens = Array.from({ length: buyersMade }, () => randomUUID())
  const accounts = await db
    .insertInto('account')
    .values(tokens.map((_, at) => ({ mobile: `+86138${String(at).padStart(8, '0')}`, nick_name: `买家${at}` })))
    .returning('id')
    .execute()
  const later = new Date(Date.now() + 24 * 60 * 60_000)
  await db
    .insertInto('session')
    .values(
      accounts.map(({ id }, at) => ({
        account_id: id,
        token_hash: digest(tokens[at] ?? ''),
        token_expires: later,
        sid_hash: digest(randomUUID()),
        sid_expires: later,
      })),
    )
    .execute()
  await sql`
    insert into cart_line (account_id, goods_id, quantity, seen_micro, created_at)
    select buyer.id, goods.id, goods.moq * 5, goods.micros[width_bucket(goods.moq * 5, goods.mins)], now()
    from unnest(${accounts.map(({ id }) => id)}::int[]) with ordinality as buyer(id, at) cross join lateral (
      select * from mall_goods
      where is_shown and currency = 'CNY' and stock > moq * 1000 and id > buyer.at * (select max(id) from mall_goods) / 60
      order by id limit ${cartLines}
    ) as goods`.execute(db)
  const homes = await db
    .insertInto('delivery_address')
    .values(
      accounts.map(({ id }) => ({
        account_id: id,
        type: 'CN' as const,
        name: '某',
        mobile: '13800000000',
        province_id: 440_000,
        city_id: 440_300,
        district_id: 440_305,
        address: '科技园路 9 号',
        created_at: new Date(),
      })),
    )
    .returning('id')
    .execute()
  await sql`analyze cart_line, delivery_address, session, account`.execute(db)
  return tokens.map((token, at) => ({ token, addressId: homes[at]?.id ?? 0 }))
}
