import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { putGoods } from './cart-put.ts'

/** Shops whose goods lie in the cart, and goods of each. */
const laid = { shops: 3, goods: 3 }

/**
 * What lies in the cart of the sample buyer: goods of some shops in each currency, one of them cheaper than when it was
 * laid in, and one of which fewer are left than are wanted.
 */
export async function seedCart(db: Db, accountId: number, at: Date): Promise<void> {
  const { rows } = await sql<{ id: number; moq: number; mpq: number; currency: string }>`
    select id, moq, mpq, currency from (
      select mall_goods.*, dense_rank() over (partition by currency order by merchant_id) as shop,
        row_number() over (partition by merchant_id, currency order by sale_count desc, id) as place
      from mall_goods where is_shown and stock >= 2000
    ) as shelf where shop <= ${laid.shops} and place <= ${laid.goods} order by merchant_id, place`.execute(db)
  const goods = rows.map(({ id, moq, mpq }, place) => ({
    mallGoodsId: id,
    quantity: Math.ceil(Math.max(moq, 10 + ((place * 7) % 5) * 60) / mpq) * mpq,
  }))
  await db.transaction().execute((tx) => putGoods(tx, { accountId, goods, at }))
  const yuan = rows.filter(({ currency }) => currency === 'CNY')
  await changeLine(db, accountId, yuan[1]?.id, sql`seen_micro = seen_micro * 112 / 100`)
  await changeLine(db, accountId, yuan[3]?.id, sql`quantity = (stock / mpq + 1) * mpq`)
}

async function changeLine(db: Db, accountId: number, goodsId: number | undefined, change: ReturnType<typeof sql>) {
  await sql`
    update cart_line set ${change} from mall_goods
    where mall_goods.id = goods_id and account_id = ${accountId} and goods_id = ${goodsId ?? 0}`.execute(db)
}
