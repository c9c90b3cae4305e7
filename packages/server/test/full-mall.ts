import { sql } from 'kysely'
import { seedCatalogue } from '../src/catalogue/seed-catalogue.ts'
import type { Db } from '../src/core/database.ts'
import { settle } from './many-packings.ts'

/** How many there are of what does not grow with the goods. */
const counts = { shops: 600, partsAtMost: 120_000, goodsOfPart: 8 }

/** A number from 0 to 1 that row `i` always has; another salt gives another. */
const chance = (salt: number) =>
  sql<number>`((hashint8extended(i, ${sql.lit(salt)}) & 2147483647)::float8 / 2147483648)`

/** Fills the shelves by rule, the same on every run: parts, shops, goods with ladders and lots, and whoever buys. */
export async function fillMall(db: Db, goods: number): Promise<void> {
  await seedCatalogue(db)
  await addParts(db, Math.min(counts.partsAtMost, Math.ceil(goods / counts.goodsOfPart)))
  await addShops(db)
  await addGoods(db, goods)
  await addTiers(db)
  await addLots(db)
  await sql`
    update merchant set goods_count = counted.count
    from (select merchant_id, count(*)::int as count from mall_goods where is_shown group by merchant_id) as counted
    where counted.merchant_id = merchant.id`.execute(db)
  await settle(db)
}

/** The seed's parts under further numbers, so that a model is sold by some shops and not by all. */
async function addParts(db: Db, wanted: number) {
  await sql`
    insert into part (brand_id, category_id, model, model_key, model_plain, package, description, params, words, source, popularity, stock)
    select brand_id, category_id, model || '-X' || i, model_key || '-X' || i, model_plain || 'x' || i, package, description, params,
      ts_delete(words, model_plain) || array_to_tsvector(array[model_plain || 'x' || i]), source, popularity / 2, stock
    from generate_series(1, ${wanted}::bigint / (select count(*) from part) + 1) as i cross join part
    limit ${wanted} on conflict do nothing`.execute(db)
}

/** Each shop with its company and whoever keeps it; half of them send for nothing from a sum on. */
async function addShops(db: Db) {
  await sql`
    insert into account (mobile, nick_name)
    select '+86137' || lpad(i::text, 8, '0'), '店主' || i from generate_series(1, ${counts.shops}::bigint) as i`.execute(
    db,
  )
  await sql`
    insert into enterprise (name, name_key, credit_code, types, status, licence_url, auth_name, auth_mobile)
    select '商城电子' || i, '商城电子' || i, '91440300MB' || lpad(i::text, 8, '0'), array['dealer'], 'certified', '', '某', ''
    from generate_series(1, ${counts.shops}::bigint) as i`.execute(db)
  await sql`
    insert into merchant (enterprise_id, account_id, name, name_key, contact_name, contact_mobile, email, bank, bank_account,
      freights, status)
    select enterprise.id, account.id, '商城店铺' || i, '商城店铺' || i, '某', '', '', '', '',
      jsonb_build_array(jsonb_build_object('currency', 'CNY', 'fee', 12, 'freeFrom', case when i % 2 = 0 then 500 end)), 'open'
    from generate_series(1, ${counts.shops}::bigint) as i
      join enterprise on enterprise.name_key = '商城电子' || i
      join account on account.mobile = '+86137' || lpad(i::text, 8, '0')`.execute(db)
}

/**
 * A few parts and shops have much of what is sold; prices lie between a fifth of a fen and 500 yuan and fall with the
 * quantity in up to five steps; reels are sold in thousands. One of ten is sold out, one of seven in dollars.
 */
async function addGoods(db: Db, wanted: number) {
  await sql`
    create table bench_place as
    select row_number() over (order by hashint8extended(id, 1)) - 1 as at, id, brand_id, category_id, model, model_key, package from part`.execute(
    db,
  )
  // The steps of all ladders are written at once when the goods are there.
  await sql`alter table mall_goods disable trigger goods_tiers_insert`.execute(db)
  await sql`create index on bench_place (at)`.execute(db)
  await sql`analyze bench_place`.execute(db)
  await sql`
    insert into mall_goods (merchant_id, part_id, brand_id, category_id, name, model, model_key, package, currency, moq, mpq,
      mins, micros, stock, is_bargaining, sale_count, status, is_shown, created_at, updated_at)
    select first.id + floor(power(${chance(60)}, 1.7) * ${counts.shops})::int, place.id, place.brand_id, place.category_id,
      place.model, place.model, place.model_key, place.package, case when i % 7 = 0 then 'USD' else 'CNY' end,
      told.moq, case when told.moq >= 1000 then told.moq else 1 end,
      (array[told.moq, told.moq * 5, told.moq * 20, told.moq * 50, told.moq * 100])[1:told.tiers],
      (array[told.base, told.base * 95 / 100, told.base * 88 / 100, told.base * 80 / 100, told.base * 74 / 100])[1:told.tiers],
      case when ${chance(61)} < 0.1 then 0 else round(exp(3 + ${chance(62)} * 10))::int end,
      i % 5 = 0, floor(exp(power(${chance(63)}, 3) * 12))::int,
      case when told.shown then 'on' else 'off' end, told.shown, told.at, told.at
    from generate_series(1, ${wanted}::bigint) as i
      cross join (select min(id) as id from merchant) as first
      cross join (select count(*) as parts from bench_place) as whole
      join bench_place as place on place.at = floor(power(${chance(64)}, 1.5) * whole.parts)::int
      cross join lateral (select
        (array[1, 1, 1, 1, 1, 1, 10, 10, 100, 1000])[1 + floor(${chance(65)} * 10)::int] as moq,
        1 + floor(${chance(66)} * 5)::int as tiers, (2000 * exp(${chance(67)} * 12.4))::bigint as base,
        ${chance(68)} < 0.94 as shown, now() - ${chance(69)} * interval '700 days' as at) as told`.execute(db)
  await sql`drop table bench_place`.execute(db)
}

/** What the database would have kept row by row. */
async function addTiers(db: Db) {
  await sql`
    insert into goods_tier (goods_id, low, below, micro, currency, category_id)
    select id, mins[at], coalesce(mins[at + 1], 2147483648), micros[at], currency, category_id
    from mall_goods cross join lateral generate_subscripts(mins, 1) as at where is_shown`.execute(db)
  await sql`alter table mall_goods enable trigger goods_tiers_insert`.execute(db)
}

/** Three of ten goods lie in two places. */
async function addLots(db: Db) {
  await sql`
    insert into goods_lot (goods_id, position, warehouse, batch_no, stock, delivery)
    select i, place, (array['深圳', '香港'])[1 + place], 23 + i % 4 || '12',
      case when i % 10 >= 3 then stock when place = 1 then stock / 3 else stock - stock / 3 end, '现货'
    from (select id as i, stock from mall_goods) as goods
      cross join generate_series(0, case when i % 10 < 3 then 1 else 0 end) as place`.execute(db)
}
