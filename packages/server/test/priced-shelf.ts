import fc from 'fast-check'
import type { TestHouse } from './house.ts'
import type { TestShop } from './mall.ts'

/** Goods with their ladder as whole millionths, least quantity first. */
export interface Priced {
  id: number
  partId: number
  steps: readonly { min: number; micro: bigint }[]
}

/** A quantity of goods. */
export interface Pair {
  goods: Priced
  pieces: number
}

/** What a pair costs, counted here and by no line of the product: the last step that is reached, and half a fen upwards. */
export function expected({ goods, pieces }: Pair) {
  const micro = goods.steps.findLast(({ min }) => min <= pieces)?.micro ?? 0n
  const fen = (micro * BigInt(pieces) * 2n + 10_000n) / 20_000n
  return { price: Number(micro) / 1e6, amount: Number(fen) / 100, micro, fen }
}

/** What lines cost together, in the wire's decimals. */
export const sumOf = (pairs: readonly Pair[]): number =>
  Number(pairs.reduce((sum, pair) => sum + expected(pair).fen, 0n)) / 100

const ladders = fc
  .record({
    mins: fc.uniqueArray(fc.integer({ min: 2, max: 20_000 }), { maxLength: 7 }),
    micros: fc.array(fc.integer({ min: 1, max: 20_000_000 }), { minLength: 8, maxLength: 8 }),
  })
  .map(({ mins, micros }) =>
    [1, ...mins.toSorted((one, other) => one - other)].map((min, at) => ({ min, micro: BigInt(micros[at] ?? 1) })),
  )

/** Quantities at and beside the steps of a ladder, where a mistake would show, and any others. */
const piecesOf = ({ steps }: Priced) =>
  fc.oneof(
    fc.integer({ min: 1, max: 3000 }),
    fc.integer({ min: 1, max: 100_000 }),
    fc
      .record({ step: fc.constantFrom(...steps), beside: fc.integer({ min: -1, max: 1 }) })
      .map(({ step, beside }) => Math.max(1, step.min + beside)),
  )

/** So many quantities of goods, each goods once, the same for a seed. */
export const pairsOf = (shelf: readonly Priced[], seed: number): Pair[] =>
  shelf.map((goods, at) => ({
    goods,
    pieces: fc.sample(piecesOf(goods), { numRuns: 1, seed: seed * 1000 + at })[0] ?? 1,
  }))

/** Puts so many goods on the shelves of some shops, of the parts of the tests' catalogue in turn. */
export async function stockShelf(house: TestHouse, shops: readonly TestShop[], many: number): Promise<Priced[]> {
  const { db, now } = house.house
  const parts = await db.selectFrom('part').select(['id', 'brand_id', 'category_id', 'model']).orderBy('id').execute()
  const wanted = fc.sample(ladders, { numRuns: many, seed: 1 }).map((steps, at) => {
    const part = parts[at % parts.length]
    if (!part) throw new Error('The catalogue is empty.')
    return { steps, part, shopId: shops[at % shops.length]?.id ?? 0 }
  })
  const made = await db
    .insertInto('mall_goods')
    .values(
      wanted.map(({ steps, part, shopId }, at) => ({
        merchant_id: shopId,
        part_id: part.id,
        brand_id: part.brand_id,
        category_id: part.category_id,
        name: part.model,
        model: part.model,
        model_key: part.model,
        currency: 'CNY' as const,
        moq: 1,
        mpq: 1,
        mins: steps.map(({ min }) => min),
        micros: steps.map(({ micro }) => String(micro)),
        stock: 2_000_000_000,
        sale_count: at,
        status: 'on' as const,
        is_shown: true,
        created_at: now(),
        updated_at: now(),
      })),
    )
    .returning('id')
    .execute()
  await db
    .insertInto('goods_lot')
    .values(
      made.map(({ id }) => ({ goods_id: id, position: 0, warehouse: '深圳', stock: 2_000_000_000, delivery: '现货' })),
    )
    .execute()
  return made.map(({ id }, at) => ({ id, partId: wanted[at]?.part.id ?? 0, steps: wanted[at]?.steps ?? [] }))
}
