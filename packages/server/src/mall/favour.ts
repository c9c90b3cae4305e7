import type { favour } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import { fromMicro } from '@xinpu/trade/price'
import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { modelKeyOf } from '../search/search-plan.ts'
import { goodsRows, presentGoods } from './goods-queries.ts'

export const favourHandlers: HandlersOf<typeof favour> = {
  async set({ mallGoodsId, status }, { db, user, now }) {
    if (status === 0) {
      await sql`delete from goods_favour where account_id = ${user.id} and goods_id = ${mallGoodsId}`.execute(db)
      return { isFavour: false }
    }
    // Kept again, goods keep the price they had at first.
    const { rows } = await sql`
      insert into goods_favour (account_id, goods_id, saved_micro, created_at)
      select ${user.id}::int, id, micros[1], ${now().toISOString()}::timestamptz
      from mall_goods where id = ${mallGoodsId} and not is_deleted and status in ('on', 'off')
      on conflict (account_id, goods_id) do update set saved_micro = goods_favour.saved_micro
      returning goods_id`.execute(db)
    if (rows.length === 0) throw new Refusal('没有找到这个商品', 'NOT_FOUND')
    return { isFavour: true }
  },

  async list({ keywords = '', ...page }, { db, user }) {
    const query = goodsRows(db)
      .innerJoin('goods_favour', 'goods_favour.goods_id', 'mall_goods.id')
      .select([sql<string>`saved_micro::text`.as('saved_micro'), 'goods_favour.created_at as favour_at'])
      .where('goods_favour.account_id', '=', user.id)
      .where('is_deleted', '=', false)
      .$if(plainOf(keywords) !== '', (found) =>
        found.where(sql<boolean>`position(${modelKeyOf(keywords)} in upper(model || ' ' || mall_goods.name)) > 0`),
      )
      .orderBy('goods_favour.created_at', 'desc')
      .orderBy('mall_goods.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    const data = rows.map((row) => ({
      ...presentGoods(row),
      savedPrice: fromMicro(BigInt(row.saved_micro)),
      favourTime: row.favour_at.toISOString(),
    }))
    return { data, totalRecord: total }
  },
}
