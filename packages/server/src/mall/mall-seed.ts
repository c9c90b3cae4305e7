import { toMicro } from '@xinpu/trade/price'
import { plainOf } from '@xinpu/trade/words'
import { sql, type Insertable } from 'kysely'
import type { Db } from '../core/database.ts'
import type { Tables } from '../core/tables.ts'
import { nameKey } from '../enterprise/enterprise-queries.ts'
import { openShop } from './entry.ts'
import { seedShopCompanies, seedShops } from './shop-seed.ts'
import type { Seed } from '../seed/first-run.ts'

/** How many of the best-known parts of a category are sold, and each by how many of the shops. */
const most = { perCategory: 8, parts: 240, shopsOfPart: 3 }
const hour = 60 * 60_000

/** Opens the invented shops of `seeds/shops.tsv`, their shelves filled with the parts that people know. */
export const seedMall: Seed = ({ db, now }) =>
  db.transaction().execute(async (tx) => {
    const known = await tx.selectFrom('merchant').select('id').limit(1).executeTakeFirst()
    if (known) return ''
    const shops = await openShops(tx, now())
    await Promise.all(shops.map(({ id }) => openShop(tx, id)))
    const parts = await knownParts(tx)
    const goods = shops.flatMap((shop, at) =>
      parts
        .filter(({ place }) => (place * 5 + at) % shops.length < most.shopsOfPart)
        .map((part) => ({ shop, part, at })),
    )
    if (goods.length > 0) await putGoods(tx, goods, now())
    await sql`
      update merchant set goods_count = (select count(*) from mall_goods where merchant_id = merchant.id and is_shown)
    `.execute(tx)
    return `${shops.length} 家店铺、${goods.length} 个商品`
  })

interface Shop {
  id: number
  currency: 'CNY' | 'USD'
  /** Where most lies, and where the rest does. */
  places: readonly [string, string]
}

async function openShops(tx: Db, now: Date): Promise<Shop[]> {
  const rows = seedShops()
  const companies = await seedShopCompanies(tx)
  const shops = await tx
    .insertInto('merchant')
    .values(
      await Promise.all(
        rows.map(async (row, at) => ({
          ...shopOf(row),
          enterprise_id: companies[at]?.enterpriseId ?? 0,
          account_id: companies[at]?.accountId ?? 0,
          brand_ids: await brandsNamed(tx, (row['brands'] ?? '').split(';')),
          created_at: new Date(now.getTime() - (at + 1) * 900 * hour),
        })),
      ),
    )
    .returning('id')
    .execute()
  return rows.map(({ currency, warehouse = '', other = '' }, at) => ({
    id: shops[at]?.id ?? 0,
    currency: currency === 'USD' ? 'USD' : 'CNY',
    places: [warehouse, other] as const,
  }))
}

const shopOf = ({ shop = '', person = '', intro = '', currency, fee, freeFrom }: Record<string, string>) => ({
  name: shop,
  name_key: nameKey(shop),
  intro,
  contact_name: person,
  contact_mobile: '',
  email: '',
  bank: '示例银行',
  bank_account: '',
  freights: JSON.stringify([
    { currency: currency === 'USD' ? 'USD' : 'CNY', fee: Number(fee), freeFrom: Number(freeFrom) },
  ]),
  status: 'open' as const,
})

async function brandsNamed(tx: Db, names: readonly string[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('brand_alias')
    .select('brand_id')
    .distinct()
    .where('plain', 'in', names.map(plainOf))
    .execute()
  return rows.map(({ brand_id }) => brand_id)
}

interface Part {
  place: number
  id: number
  model: string
  model_key: string
  package: string
  brand_id: number
  category_id: number
  description: string
}

async function knownParts(tx: Db) {
  const { rows } = await sql<Part>`
    select (row_number() over (order by id % 31, id))::int as place, id, model, model_key, package, brand_id,
      category_id, description
    from (
      select part.*, row_number() over (partition by category_id order by popularity desc, id) as rank from part
    ) as part
    where rank <= ${most.perCategory}
    limit ${most.parts}`.execute(tx)
  return rows
}

interface Selling {
  shop: Shop
  part: Part
  /** Which of the shops. */
  at: number
}

async function putGoods(tx: Db, selling: readonly Selling[], now: Date): Promise<void> {
  const goods = await tx
    .insertInto('mall_goods')
    .values(selling.map((one) => goodsOf(one, now)))
    .returning('id')
    .execute()
  await tx
    .insertInto('goods_lot')
    .values(selling.flatMap((one, at) => lotsOf(one, goods[at]?.id ?? 0)))
    .execute()
}

/** Packages of resistors, capacitors and the like, which cost next to nothing: 0402. */
const chipPackage = /^(?:0[1-8]|1[02]|20|25)\d\d/
const cheap = {
  prices: [0.0048, 0.0064, 0.0082, 0.0295, 0.064],
  stocks: [42_000, 118_000, 960_000, 8000],
  tiers: { 100: 1.4, 1000: 1.12, 5000: 1, 20_000: 0.94 },
  pack: 100,
}
const dear = {
  prices: [3.2, 0.82, 5.6, 1.95, 12.5, 0.415, 25.8],
  stocks: [2400, 860, 12_400, 150, 36_000, 0],
  tiers: { 1: 1.35, 10: 1.17, 100: 1, 500: 0.91, 1000: 0.86, 5000: 0.83 },
  pack: 1,
}

const nth = <T>(list: readonly T[], at: number): T => list[at % list.length] as T
const kindOf = (part: Part) => (chipPackage.test(part.package) ? cheap : dear)

/** Always the same for the same part and shop; two shops differ by a few per cent. A dollar is about seven yuan. */
function ladderOf({ part, shop, at }: Selling): { mins: number[]; micros: string[] } {
  const { prices, tiers } = kindOf(part)
  const base = (nth(prices, part.place) * (1 + ((part.place + at * 2) % 5) * 0.025)) / (shop.currency === 'USD' ? 7 : 1)
  return {
    mins: Object.keys(tiers).map(Number),
    micros: Object.values(tiers).map((times) => String(toMicro(Number((base * times).toPrecision(3))))),
  }
}

const stockOf = ({ part, at }: Selling): number => nth(kindOf(part).stocks, part.place * 3 + at)

function goodsOf(one: Selling, now: Date): Insertable<Tables['mall_goods']> {
  const { shop, part, at } = one
  const { pack } = kindOf(part)
  const created = new Date(now.getTime() - ((part.place * 37 + at * 11) % 2000) * hour)
  return {
    merchant_id: shop.id,
    part_id: part.id,
    brand_id: part.brand_id,
    category_id: part.category_id,
    name: `${part.model} ${part.description}`.slice(0, 100),
    model: part.model,
    model_key: part.model_key,
    package: part.package,
    currency: shop.currency,
    moq: pack,
    mpq: pack,
    ...ladderOf(one),
    stock: stockOf(one),
    description: '<p>原厂包装，剪带附引带与批号标签。收货 7 天内未拆封可退，来料检验不合格按批次退换。</p>',
    is_bargaining: (part.place + at) % 3 !== 0,
    sale_count: ((part.place * 7919 + at * 104_729) % 4000) * pack,
    status: 'on',
    is_shown: true,
    created_at: created,
    updated_at: created,
  }
}

/** Most lies in the first place; every other has a second lot elsewhere. */
function lotsOf(one: Selling, goodsId: number): Insertable<Tables['goods_lot']>[] {
  const { shop, part, at } = one
  const { pack } = kindOf(part)
  const stock = stockOf(one)
  const rest = part.place % 2 === 0 ? Math.floor(stock / 3 / pack) * pack : 0
  const [near, far] = shop.places
  const first = {
    goods_id: goodsId,
    position: 0,
    warehouse: near,
    batch_no: nth(['2431', '2440', '25+'], part.place + at),
  }
  const lots = [{ ...first, stock: stock - rest, delivery: '当天发' }]
  if (rest === 0) return lots
  return [...lots, { ...first, position: 1, warehouse: far, batch_no: '2318', stock: rest, delivery: '3–5 天' }]
}
