import type { arrival } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { isEnough } from './arrival-news.ts'
import { goodsRows, presentGoods } from './goods-queries.ts'

export const arrivalHandlers: HandlersOf<typeof arrival> = {
  async set({ mallGoodsId, quantity, status }, { db, user, now }) {
    if (status === 0) {
      await db
        .deleteFrom('goods_arrival')
        .where('account_id', '=', user.id)
        .where('goods_id', '=', mallGoodsId)
        .execute()
      return { isAsked: false }
    }
    await db.transaction().execute(async (tx) => {
      // Held, so that pieces that come at the same moment are seen here, or see who waits for them.
      const goods = await tx
        .selectFrom('mall_goods')
        .select(isEnough(sql`${quantity}::int`).as('is_enough'))
        .where('id', '=', mallGoodsId)
        .where('is_deleted', '=', false)
        .where('status', 'in', ['on', 'off'])
        .forShare()
        .executeTakeFirst()
      if (!goods) throw new Refusal('没有找到这个商品', 'NOT_FOUND')
      if (goods.is_enough) throw new Refusal('库存已经够了，现在就可以购买', 'CONFLICT')
      const asked = { quantity, created_at: now() }
      await tx
        .insertInto('goods_arrival')
        .values({ account_id: user.id, goods_id: mallGoodsId, ...asked })
        .onConflict((conflict) => conflict.columns(['account_id', 'goods_id']).doUpdateSet(asked))
        .execute()
    })
    return { isAsked: true }
  },

  async list(page, { db, user }) {
    const query = goodsRows(db)
      .innerJoin('goods_arrival', 'goods_arrival.goods_id', 'mall_goods.id')
      .select(['goods_arrival.quantity', 'goods_arrival.created_at as asked_at'])
      .where('goods_arrival.account_id', '=', user.id)
      .where('is_deleted', '=', false)
      .orderBy('goods_arrival.created_at', 'desc')
      .orderBy('mall_goods.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    const data = rows.map((row) => ({
      ...presentGoods(row),
      wanted: row.quantity,
      askTime: row.asked_at.toISOString(),
    }))
    return { data, totalRecord: total }
  },
}
