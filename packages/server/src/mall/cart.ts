import type { cart } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import { quantitiesNear, quantityFault, type QuantityRules } from '@xinpu/trade/price'
import { formatNumber } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { oneByOne } from '../core/one-by-one.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { putGoods } from './cart-put.ts'
import { optimise } from './cart-optimise.ts'
import { countLines, mostLines, presentLine, someCartLines } from './cart-queries.ts'
import { shownCart } from './cart-shown.ts'

export const cartHandlers: HandlersOf<typeof cart> = {
  list: (_input, { db, user }) => shownCart(db, user.id),

  total: (_input, { db, user }) => countLines(db, user.id),

  add: ({ mallGoodsId, quantity }, { db, user, now }) =>
    oneByOne(db, `cart ${user.id}`, async (tx) => {
      const goods = await soldGoods(tx, mallGoodsId)
      const held = await heldLine(tx, user.id, mallGoodsId)
      refuseQuantity((held?.quantity ?? 0) + quantity, goods)
      const id = await putLine(tx, {
        accountId: user.id,
        goodsId: mallGoodsId,
        quantity: (held?.quantity ?? 0) + quantity,
        at: now(),
      })
      const total = await countLines(tx, user.id)
      if (total > mostLines) throw new Refusal(`购物车最多 ${mostLines} 行，请先结算或删除一些`, 'CONFLICT')
      return { id, total }
    }),

  put: ({ goods }, { db, user, now }) =>
    oneByOne(db, `cart ${user.id}`, (tx) => putGoods(tx, { accountId: user.id, goods, at: now() })),

  update: ({ id, quantity }, { db, user, now }) =>
    oneByOne(db, `cart ${user.id}`, async (tx) => {
      const line = await tx
        .selectFrom('cart_line')
        .select('goods_id')
        .where('id', '=', id)
        .where('account_id', '=', user.id)
        .executeTakeFirst()
      if (!line) throw unknownLine()
      refuseQuantity(quantity, await soldGoods(tx, line.goods_id))
      await putLine(tx, { accountId: user.id, goodsId: line.goods_id, quantity, at: now() })
      const [set] = await someCartLines(tx, user.id, [id])
      if (!set) throw unknownLine()
      return presentLine(set)
    }),

  async select({ ids, isSelected }, { db, user }) {
    const set = await db
      .updateTable('cart_line')
      .set({ is_selected: isSelected })
      .where('account_id', '=', user.id)
      .where('id', '=', oneOf(ids))
      .returning('id')
      .execute()
    if (set.length === 0) throw unknownLine()
    return null
  },

  async remove({ ids }, { db, user }) {
    const removed = await db
      .deleteFrom('cart_line')
      .where('account_id', '=', user.id)
      .where('id', '=', oneOf(ids))
      .returning('id')
      .execute()
    // Another window may have taken out some of them: what was wished holds.
    if (removed.length === 0) throw unknownLine()
    return null
  },

  async clear({ onlyInvalid }, { db, user }) {
    await sql`
      delete from cart_line using mall_goods
      where cart_line.account_id = ${user.id} and mall_goods.id = goods_id
        and (not ${onlyInvalid}::boolean or not is_shown or quantity > stock or quantity < moq or quantity % mpq <> 0)
    `.execute(db)
    return null
  },

  optimise: async ({ ids }, { db, user }) => ({ swaps: await optimise(db, user.id, ids) }),
}

const unknownLine = () => new Refusal('购物车里没有这一行', 'NOT_FOUND')

/** Goods that can be bought, held so that what is said of their stock is true when the line is written. */
async function soldGoods(tx: Db, id: number): Promise<QuantityRules> {
  const goods = await tx
    .selectFrom('mall_goods')
    .select(['moq', 'mpq', 'stock'])
    .where('id', '=', id)
    .where('is_shown', '=', true)
    .executeTakeFirst()
  if (!goods) throw new Refusal('商品已下架', 'NOT_FOUND')
  return goods
}

const heldLine = (tx: Db, accountId: number, goodsId: number) =>
  tx
    .selectFrom('cart_line')
    .select('quantity')
    .where('account_id', '=', accountId)
    .where('goods_id', '=', goodsId)
    .executeTakeFirst()

/** Refuses a quantity that cannot be bought, with those beside it that can. */
export function refuseQuantity(pieces: number, rules: QuantityRules): void {
  const fault = quantityFault(pieces, rules)
  if (!fault) return
  const near = quantitiesNear(pieces, rules).map((one) => formatNumber(one))
  const instead = near.length > 0 ? `，可以买 ${near.join(' 或 ')} 片` : ''
  throw new Refusal(`数量 ${formatNumber(pieces)}：${told[fault](rules)}${instead}`, 'CONFLICT')
}

const told: Record<'moq' | 'mpq' | 'stock', (rules: QuantityRules) => string> = {
  moq: ({ moq }) => `起订 ${formatNumber(moq)} 片`,
  mpq: ({ mpq }) => `须为 ${formatNumber(mpq)} 的倍数`,
  stock: ({ stock }) => (stock === 0 ? '已售完' : `库存只剩 ${formatNumber(stock)} 片`),
}

interface Putting {
  accountId: number
  goodsId: number
  quantity: number
  at: Date
}

/** Sets the quantity of a line; the price of this moment is what was seen. */
async function putLine(tx: Db, { accountId, goodsId, quantity, at }: Putting): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into cart_line (account_id, goods_id, quantity, seen_micro, created_at)
    select ${accountId}::int, id, ${quantity}::int, micros[nullif(width_bucket(${quantity}::int, mins), 0)],
      ${at.toISOString()}::timestamptz
    from mall_goods where id = ${goodsId}
    on conflict (account_id, goods_id) do update set quantity = excluded.quantity, seen_micro = excluded.seen_micro
    returning id`.execute(tx)
  return rows[0]?.id ?? 0
}
