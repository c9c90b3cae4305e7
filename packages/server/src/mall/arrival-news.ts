import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../core/database.ts'
import { notifyAll } from '../message/notify.ts'

/** Whether goods can be bought in a quantity: on the shelf, and as many there as its two other rules round it up to. */
export const isEnough = (quantity: RawBuilder<unknown>) =>
  sql<boolean>`is_shown and stock >= ceil(greatest(${quantity}, moq)::numeric / mpq) * mpq`

interface Arrived {
  account_id: number
  goods_id: number
  model: string
  shop: string
  stock: number
  quantity: number
  asked_at: Date
}

/**
 * Tells whoever waits for goods that they can be bought, once each; in the transaction of what changed the shelf or the
 * stock of these goods, so only those few are looked at.
 */
export async function tellArrivals(tx: Db, goodsIds: readonly number[]): Promise<void> {
  if (goodsIds.length === 0) return
  const { rows } = await sql<Arrived>`
    delete from goods_arrival using mall_goods join merchant on merchant.id = mall_goods.merchant_id
    where goods_arrival.goods_id = any (${goodsIds}::int[]) and mall_goods.id = goods_arrival.goods_id
      and ${isEnough(sql`goods_arrival.quantity`)}
    returning goods_arrival.account_id, goods_id, model, merchant.name as shop, stock, quantity,
      goods_arrival.created_at as asked_at`.execute(tx)
  if (rows.length > 0) await tell(tx, rows.map(newsOf))
}

const newsOf = ({ account_id, goods_id, model, shop, stock, quantity, asked_at }: Arrived) => ({
  to: account_id,
  title: `${model} 到货了`,
  content: `${shop}现在有 ${stock} 片，您等的是 ${quantity} 片。`,
  url: `/mall/productDetails/${goods_id}?qty=${quantity}`,
  once: `arrival ${goods_id} ${asked_at.toISOString()}`,
})

/** However many wait, they are told with the same few statements: the goods are held meanwhile. */
async function tell(tx: Db, news: readonly ReturnType<typeof newsOf>[]): Promise<void> {
  await sql`
    insert into alert (account_id, kind, title, content, url, once)
    select "to", 'arrival', title, content, url, once
    from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) as news ("to" int, title text, content text, url text, once text)
    on conflict do nothing`.execute(tx)
  await notifyAll(
    tx,
    news.map(({ to, title, content, url }) => ({ to, title, content, url, kind: 'notification' })),
  )
}
