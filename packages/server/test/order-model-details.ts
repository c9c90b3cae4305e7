import { expect } from 'vitest'
import { buyerOf } from './order-model-step.ts'
import type { Model, ModelOrder } from './order-model.ts'
import type { World } from './order-model-world.ts'

/** The pages of every order tell both sides the same: parcels, vouchers, the refund, and the payment. */
export async function agreeInDetail(model: Model, world: World): Promise<void> {
  for (const order of model.orders) {
    const { mall } = buyerOf(world, order)
    const detail = await mall.order.detail({ id: order.id })
    expect(await world.seller.merchantOrder.detail({ id: order.id }), 'what the seller reads').toEqual(detail)
    expect({
      parcels: order.lines.map(({ goods }) => inParcels(detail.parcels, world.goods[goods])),
      vouchers: detail.receipts.map(({ id, status }) => ({ id, status })),
      refund: detail.refund && { amount: detail.refund.amount, status: detail.refund.status },
      due: (await mall.payOrder.detail({ payOrderId: order.payOrderId })).status,
    }).toEqual({
      parcels: order.lines.map(({ sent }) => sent),
      vouchers: vouchersOf(model, order),
      refund: order.answer && { amount: order.asked / 100, status: order.answer },
      due: dueOf(order),
    })
  }
}

type Parcels = readonly { goods: { mallGoodsId: number; quantity: number }[] }[]

const inParcels = (parcels: Parcels, id: number | undefined): number =>
  parcels
    .flatMap(({ goods }) => goods)
    .filter(({ mallGoodsId }) => mallGoodsId === id)
    .reduce((sum, { quantity }) => sum + quantity, 0)

const vouchersOf = ({ vouchers }: Model, order: ModelOrder) =>
  vouchers.filter((one) => one.order === order).map(({ id, status }) => ({ id, status }))

/** A payment of one order stands where that stands, until it is paid. */
const dueOf = ({ status }: ModelOrder): string =>
  status === 'unpaid' || status === 'reviewing' || status === 'closed' ? status : 'paid'
