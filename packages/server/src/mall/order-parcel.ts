import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import { move, say, tell, type HeldOrder } from './order-move.ts'

/** What is sent at once. */
export interface SentParcel {
  company: string
  no: string
  /** All that is left if absent. */
  goods?: readonly Piece[] | undefined
}

/** Sends a parcel of a paid order; the last one makes it shipped. One that went already went. */
export async function sendParcel(held: HeldOrder, { company, no, goods }: SentParcel): Promise<void> {
  const { order, tx, at } = held
  if (await isSent(held, no, goods)) return
  if (order.status !== 'paid') throw new Refusal('只有待发货的订单可以发货', 'CONFLICT')
  if (order.currency === 'USD' && order.warehousing_no === '')
    throw new Refusal('美元订单要等买家填写入仓号后发货', 'CONFLICT')
  const sent = await send(held, goods)
  await tx
    .insertInto('order_parcel')
    .values({ order_id: order.id, company, no, goods: JSON.stringify(sent.goods), sent_at: at })
    .execute()
  const text = `${sent.isWhole ? '' : '部分'}发货：${company} ${no}`
  if (sent.isWhole) await move(held, 'ship', text)
  else await say(held, text)
  await tell(held, 'buyer', sent.isWhole ? '订单已发货' : '订单已部分发货')
}

interface Piece {
  mallGoodsId: number
  quantity: number
}

/** Whether a parcel went already: sent once more it is not sent twice, and another one needs another number. */
async function isSent({ tx, order }: HeldOrder, no: string, asked: readonly Piece[] | undefined): Promise<boolean> {
  const parcel = await tx
    .selectFrom('order_parcel')
    .select('goods')
    .where('order_id', '=', order.id)
    .where('no', '=', no)
    .executeTakeFirst()
  if (!parcel) return false
  const inIt = new Map(parcel.goods.map(({ mallGoodsId, quantity }) => [mallGoodsId, quantity]))
  const isSame =
    asked?.every(({ mallGoodsId, quantity }) => inIt.get(mallGoodsId) === quantity) ?? order.status !== 'paid'
  if (!isSame) throw new Refusal(`运单号 ${no} 已经发过一个包裹，请填写这个包裹的单号`, 'CONFLICT')
  return true
}

/** Puts pieces into a parcel, all that is left where none are named; never more than is left. */
async function send({ tx, order }: HeldOrder, asked: readonly Piece[] | undefined) {
  const lines = await tx.selectFrom('order_goods').selectAll().where('order_id', '=', order.id).orderBy('id').execute()
  const left = lines.map(({ goods_id, quantity, shipped }) => ({ mallGoodsId: goods_id, quantity: quantity - shipped }))
  const goods = (asked ?? left).filter(({ quantity }) => quantity > 0)
  for (const { mallGoodsId, quantity } of goods) {
    const line = lines.find(({ goods_id }) => goods_id === mallGoodsId)
    if (!line || quantity > line.quantity - line.shipped)
      throw new Refusal(`${line?.model ?? '商品'} 没有这么多待发`, 'CONFLICT')
    await tx
      .updateTable('order_goods')
      .set({ shipped: sql`shipped + ${quantity}` })
      .where('id', '=', line.id)
      .execute()
    line.shipped += quantity
  }
  if (goods.length === 0) throw new Refusal('没有待发的商品', 'CONFLICT')
  return { goods, isWhole: lines.every(({ quantity, shipped }) => quantity === shipped) }
}
