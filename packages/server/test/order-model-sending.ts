import { expect } from 'vitest'
import { buyerOf, withOrder, type OrderStep } from './order-model-step.ts'
import { happen, may, type ModelLine } from './order-model.ts'

let parcels = 0

/** The shop sends what is left, or so many pieces of the first line. */
export const ship = (which: number, pieces?: number): OrderStep =>
  withOrder(`ship(, ${pieces ?? 'all'})`, which, (order, model) => {
    const [first = expect.unreachable()] = order.lines
    return {
      may: may('seller', 'ship', order) && first.sent + (pieces ?? 0) <= first.pieces,
      ask: ({ seller, goods }) =>
        seller.merchantOrder.ship({
          id: order.id,
          company: '顺丰速运',
          no: `SF${(parcels += 1)}`,
          ...(pieces && { goods: [{ mallGoodsId: goods[first.goods] ?? 0, quantity: pieces }] }),
        }),
      follow() {
        send(order.lines, pieces)
        if (order.lines.every((line) => line.sent === line.pieces)) happen(model, order, 'ship')
      },
    }
  })

function send(lines: readonly ModelLine[], pieces: number | undefined): void {
  for (const [place, line] of lines.entries())
    if (pieces === undefined) line.sent = line.pieces
    else if (place === 0) line.sent += pieces
}

/** The buyer says that it arrived. */
export const finish = (which: number): OrderStep =>
  withOrder('finish()', which, (order, model) => ({
    may: may('buyer', 'finish', order),
    ask: (world) => buyerOf(world, order).mall.order.finish({ id: order.id }),
    follow: () => happen(model, order, 'finish'),
  }))

/** The buyer asks for money back: all that is left, or so many fen. */
export const askRefund = (which: number, fen?: number): OrderStep =>
  withOrder(`askRefund(, ${fen === undefined ? 'all' : `${fen} fen`})`, which, (order, model) => {
    const left = order.fen - order.refunded
    return {
      may: may('buyer', 'refund', order) && (fen ?? left) <= left,
      ask: (world) =>
        buyerOf(world, order).mall.order.refund({ id: order.id, reason: '不要了', ...(fen && { amount: fen / 100 }) }),
      follow() {
        order.asked = fen ?? left
        order.answer = 'waiting'
        happen(model, order, 'askRefund')
      },
    }
  })

/** The shop agrees to a refund, or does not; one of a part leaves the order where it was. */
export const answerRefund = (which: number, status: 'accepted' | 'refused'): OrderStep =>
  withOrder(`answerRefund(, ${status})`, which, (order, model) => ({
    may: may('seller', 'answerRefund', order),
    ask: ({ seller }) => seller.merchantOrder.refund({ id: order.id, status, reason: '见沟通记录' }),
    follow() {
      order.answer = status
      if (status === 'accepted') order.refunded += order.asked
      happen(model, order, order.refunded === order.fen ? 'acceptRefund' : 'refuseRefund')
    },
  }))
