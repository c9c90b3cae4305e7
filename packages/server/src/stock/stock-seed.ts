import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { seedShopCompanies } from '../mall/shop-seed.ts'
import type { Seed } from '../seed/first-run.ts'
import { putLines, type StockLine } from './put-lines.ts'

/** How many of the best-known parts of a category are in stock, and every so manieth company holds one. */
const most = { perCategory: 40, parts: 1200 }
/** Shops have their goods; of so many parts one is in stock besides. */
const shopShare = 20

/** Fills the shelves of the invented companies that sell with the parts that people know. */
export const seedStock: Seed = ({ db, now }) =>
  db.transaction().execute(async (tx) => {
    const known = await tx.selectFrom('stock').select('id').limit(1).executeTakeFirst()
    if (known) return ''
    const companies = await sellers(tx)
    const traders = companies.filter((company) => !company.isShop).length
    const parts = await knownParts(tx)
    let count = 0
    for (const [at, { id, region, isShop }] of companies.entries()) {
      const held = parts.filter((_, place) => (isShop ? (place + at) % shopShare === 0 : (place + at) % traders < 2))
      const ids = await putLines(
        tx,
        { enterpriseId: id, at: new Date(now().getTime() - at * 31 * 3_600_000) },
        held.map((part) => lineOf(part, at, region)),
      )
      count += ids.length
    }
    return `${count} 条库存`
  })

/** Companies of the first run say in their introduction that they are examples. */
async function sellers(tx: Db) {
  await seedShopCompanies(tx)
  const { rows } = await sql<{ id: number; region: string; isShop: boolean }>`
    select id, coalesce(region, '') as region, intro like '示例店铺%' as "isShop" from enterprise
    where status = 'certified' and intro ~ '^示例(企业|店铺)' and types && array['贸易商', '代理商'] order by "isShop", id
  `.execute(tx)
  return rows
}

interface Part {
  place: number
  model: string
  package: string
  brand_id: number
  brand: string
}

async function knownParts(tx: Db) {
  const { rows } = await sql<Part>`
    select (row_number() over (order by part.id))::int as place, model, package, brand_id, brand.name_cn as brand
    from (
      select part.*, row_number() over (partition by category_id order by popularity desc, id) as rank from part
    ) as part
    join brand on brand.id = brand_id
    where rank <= ${most.perCategory}
    limit ${most.parts}
  `.execute(tx)
  return rows
}

/** Packages of resistors, capacitors and the like, which cost next to nothing: 0402. */
const chipPackage = /^(?:0[1-8]|1[02]|20|25)\d\d/
const cheap = { prices: [0.0048, 0.0064, 0.0082, 0.0295, 0.064], quantities: [40_000, 120_000, 1_000_000, 8000] }
const dear = { prices: [3.2, 0.82, 5.6, 1.95, 12.5, 0.415, 25.8], quantities: [2400, 800, 12_000, 150, 36_000] }

const nth = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

/** Always the same for the same part and company; two companies differ by a few per cent. */
function lineOf({ place, model, package: body, brand_id, brand }: Part, at: number, region: string): StockLine {
  const { prices, quantities } = chipPackage.test(body) ? cheap : dear
  return {
    brandId: brand_id,
    brand,
    model,
    quantity: nth(quantities, place * 3 + at),
    price: Math.round(nth(prices, place) * (1 + at * 0.03) * 1_000_000) / 1_000_000,
    currency: 'CNY',
    batchNo: nth(['24+', '25+', '23+'], place + at),
    package: body,
    location: region.split(' ').at(-1) ?? '',
    status: 'on',
  }
}
