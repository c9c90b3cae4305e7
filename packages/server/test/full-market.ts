import { sql } from 'kysely'
import type { Db } from '../src/core/database.ts'
import { settle } from './many-packings.ts'

/** How much of each there is. */
export const counts = { companies: 600, accounts: 5000, posts: 200_000, stock: 1_000_000 }

/** A number from 0 to 1 that row `i` always has; another salt gives another. */
const chance = (salt: number) =>
  sql<number>`((hashint8extended(i, ${sql.lit(salt)}) & 2147483647)::float8 / 2147483648)`
const oneOf = (texts: readonly string[], salt: number) =>
  sql`(array[${sql.join(texts.map((text) => sql.lit(text)))}])[1 + floor(${chance(salt)} * ${sql.lit(texts.length)})::int]`

/** Some regions hold most of the trade, and some people tell none. */
export const regions = [
  '深圳',
  '深圳',
  '深圳',
  '上海',
  '上海',
  '北京',
  '杭州',
  '苏州',
  '香港',
  '成都',
  '武汉',
  '厦门',
  '西安',
]

/** Fills the board and the shelves of a catalogue by rule: the same on every run, and newest at this moment. */
export async function fillTrade(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await numberParts(tx)
    await addCompanies(tx)
    await addPosts(tx)
    await addStock(tx)
  })
  await settle(db)
}

/** Parts by their place, so that a row finds its own: the first are in the most demand. */
async function numberParts(db: Db) {
  await sql`
    create temporary table place on commit drop as
    select row_number() over (order by hashint8extended(id, 1)) - 1 as at, id, brand_id, model, model_key, model_plain, package
    from part`.execute(db)
  await sql`create index on place (at)`.execute(db)
  await sql`analyze place`.execute(db)
}

async function addCompanies(db: Db) {
  await sql`
    insert into account (mobile, nick_name)
    select '+86139' || lpad(i::text, 8, '0'), '买家' || i from generate_series(1, ${counts.accounts}::int) as i`.execute(
    db,
  )
  await sql`
    insert into enterprise (name, name_key, credit_code, types, status, licence_url, auth_name, auth_mobile, region)
    select '测试电子' || i, '测试电子' || i, '91440300MA' || lpad(i::text, 8, '0'), array['dealer'],
      case when i % 6 = 0 then 'pending' else 'certified' end, '', '某', '', ${oneOf(regions, 2)}
    from generate_series(1, ${counts.companies}::bigint) as i`.execute(db)
}

/** Nine of ten are open; quantities and ages spread as on a market. */
async function addPosts(db: Db) {
  await sql`
    insert into demand (account_id, enterprise_id, type, model, model_plain, brand_id, brand, brand_key, quantity, price,
      tax_included, package, batch_no, region, status, expires_at, updated_at, created_at)
    select 1 + (${chance(3)} * ${counts.accounts - 1})::int,
      case when ${chance(4)} < 0.6 then first.id + (${chance(5)} * ${counts.companies - 1})::int end,
      (i % 2)::int, place.model, place.model_plain, place.brand_id, brand.name_en, place.brand_id::text,
      greatest(1, round(exp(${chance(6)} * 11)))::int, case when ${chance(7)} < 0.7 then (${chance(8)} * 50000000)::bigint + 1 end,
      i % 3 = 0, place.package, (array['24+', '25+', '23+', null])[1 + i % 4],
      case when i % 7 > 0 then ${oneOf(regions, 9)} end,
      case when ${chance(10)} < 0.9 then 'open' when i % 2 = 0 then 'closed' else 'expired' end,
      now() + interval '1 day' + ${chance(11)} * interval '29 days', told.at, told.at
    from generate_series(1, ${counts.posts}::bigint) as i
      cross join (select min(id) as id from enterprise) as first
      cross join (select count(*) as parts from place) as whole
      join place on place.at = floor(power(${chance(12)}, 2) * whole.parts)::int
      join brand on brand.id = place.brand_id
      cross join lateral (select now() - ${chance(13)} * interval '30 days' as at) as told`.execute(db)
}

/** Four of five lines were confirmed within the month that they are shown for; a lot that comes twice is one. */
async function addStock(db: Db) {
  await sql`
    insert into stock (enterprise_id, brand_id, brand, brand_plain, model, model_key, quantity, price_micro, currency, batch_no,
      package, location, status, confirmed_at)
    select first.id + (${chance(20)} * ${counts.companies - 1})::int, place.brand_id, brand.name_en, lower(brand.name_en),
      place.model, place.model_key, greatest(1, round(exp(${chance(21)} * 13)))::int,
      case when ${chance(22)} < 0.8 then (${chance(23)} * 50000000)::bigint + 1 end,
      case when i % 10 = 0 then 'USD' else 'CNY' end, (20 + i % 6) || lpad((1 + i % 52)::text, 2, '0'),
      place.package, ${oneOf(regions, 24)}, case when i % 20 = 0 then 'off' else 'on' end,
      now() - ${chance(25)} * interval '37 days'
    from generate_series(1, ${counts.stock}::bigint) as i
      cross join (select min(id) as id from enterprise) as first
      cross join (select count(*) as parts from place) as whole
      join place on place.at = floor(power(${chance(26)}, 2) * whole.parts)::int
      join brand on brand.id = place.brand_id
    on conflict do nothing`.execute(db)
}
