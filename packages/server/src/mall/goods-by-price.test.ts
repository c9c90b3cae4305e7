import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMall, type TestMall } from '../../test/mall.ts'
import { stockShelf } from '../../test/priced-shelf.ts'
import { sql } from 'kysely'
import { goodsPage, type GoodsAsked } from './goods-list.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await openMall()
  await stockShelf(mall.house, [mall.shop], 120)
  await sql`
    update mall_goods set currency = case when id % 3 = 0 then 'USD' else 'CNY' end, is_bargaining = id % 2 = 0,
      moq = case when id % 5 = 0 then 300 else 1 end, mins = case when id % 5 = 0 then array[300] else mins end,
      micros = case when id % 5 = 0 then micros[1:1] when id % 7 = 0 then array_fill(5000000::bigint, array[cardinality(mins)])
        else micros end,
      stock = case when id % 4 = 0 then 100 else stock end, is_shown = id % 11 <> 0`.execute(mall.house.house.db)
})
afterAll(async () => mall[Symbol.asyncDispose]())

/** The same list put in order row by row, with no help of the ladders' steps. */
async function plainly({
  sort,
  quantity,
  currency,
  minPrice = 0,
  maxPrice,
  hasStock,
  isBargaining,
  categoryId,
}: GoodsAsked) {
  const way = sort === '-price' ? sql`desc` : sql`asc`
  const { rows } = await sql<{ id: number }>`
    select id from (
      select *, (select micros[at] from generate_subscripts(mins, 1) as at where mins[at] <= ${quantity}
        order by mins[at] desc limit 1) as micro from mall_goods
    ) as goods
    where is_shown and (${currency ?? null}::text is null or currency = ${currency ?? null})
      and (${minPrice} = 0 or micro >= ${minPrice * 1e6}) and (${maxPrice ?? null}::int is null or micro <= ${(maxPrice ?? 0) * 1e6})
      and (not ${hasStock ?? false}::boolean or stock >= ${quantity}) and (not ${isBargaining ?? false}::boolean or is_bargaining)
      and (${categoryId ?? null}::int is null or category_id in (
        select id from category where id = ${categoryId ?? null}::int or parent_id = ${categoryId ?? null}::int))
    order by micro is null, currency, micro ${way}, id`.execute(mall.house.house.db)
  return rows.map(({ id }) => id)
}

async function listed(asked: GoodsAsked): Promise<number[]> {
  const pages = [1, 2, 3, 4, 5, 6].map((pageIndex) => goodsPage(mall.house.house, asked, { pageIndex, pageSize: 25 }))
  const found = await Promise.all(pages)
  const ids = found.flatMap(({ data }) => data.map(({ mallGoodsId }) => mallGoodsId))
  expect(found.map(({ totalRecord }) => totalRecord)).toEqual(found.map(() => ids.length))
  return ids
}

const parent = async () =>
  (await mall.house.house.db.selectFrom('category').select('id').where('name', '=', '处理器').executeTakeFirstOrThrow())
    .id

test.each<Partial<GoodsAsked>>([
  {},
  { quantity: 400 },
  { currency: 'USD' },
  { minPrice: 3, maxPrice: 12 },
  { minPrice: 3, quantity: 5000, hasStock: true },
  { isBargaining: true },
  { categoryId: -1 },
  { categoryId: -1, maxPrice: 9, quantity: 700 },
])('pages by price hold the same goods in the same order as a list that is sorted as a whole: %o', async (some) => {
  const place = some.categoryId === undefined ? {} : { categoryId: await parent() }
  for (const sort of ['price', '-price'] as const) {
    const asked = { quantity: 1, sort, ...some, ...place }
    const ids = await listed(asked)
    expect(ids.length).toBeGreaterThan(5)
    expect(ids).toEqual(await plainly(asked))
  }
})

test('a list by price follows what becomes of goods at once', async () => {
  const { db } = mall.house.house
  const asked: GoodsAsked = { quantity: 1, sort: 'price' }
  const [first = 0, second = 0, third = 0] = await listed(asked)
  await db
    .updateTable('mall_goods')
    .set({ mins: [1], micros: ['19999999'] })
    .where('id', '=', first)
    .execute()
  await db.updateTable('mall_goods').set({ is_shown: false }).where('id', '=', second).execute()
  await db.deleteFrom('mall_goods').where('id', '=', third).execute()
  const after = await listed(asked)
  expect(after).toEqual(await plainly(asked))
  expect(after).not.toContain(second)
  await db.updateTable('mall_goods').set({ is_shown: true }).where('id', '=', second).execute()
  expect((await listed(asked))[0]).toBe(second)
})
