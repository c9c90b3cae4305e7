import { buyerOf, step, withOrder, type OrderStep } from './order-model-step.ts'
import { happen, may, type Model, type ModelVoucher } from './order-model.ts'

type Verdict = 'accepted' | 'refused'

/** The buyer hands in the voucher of a transfer, the first or another. */
export const handIn = (which: number): OrderStep =>
  withOrder('handIn()', which, (order, model) => ({
    may: may('buyer', 'pay', order) || may('buyer', 'voucher', order),
    ask: (world) =>
      buyerOf(world, order).mall.receipt.add({
        payOrderId: order.payOrderId,
        imgUrl: '/files/oss/0123456789abcdef0123456789abcdef.jpg',
        payer: '深圳市测试电子有限公司',
        amount: order.fen / 100,
        payTime: '2026-11-20T10:00:00+08:00',
      }),
    follow({ id }: { id: number }) {
      if (order.status === 'unpaid') happen(model, order, 'submitVoucher')
      model.vouchers.push({ id, order, status: 'reviewing' })
    },
  }))

/** The shop looks at a voucher: it accepts one of an order that waits for its money, and refuses any that is open. */
export const audit = (which: number, status: Verdict): OrderStep =>
  step(`audit(voucher ${which}, ${status})`, (model) => {
    const voucher = model.vouchers[which]
    return (
      voucher && {
        may: voucher.status === 'reviewing' && (status === 'refused' || may('seller', 'audit', voucher.order)),
        ask: ({ seller }) =>
          seller.receipt.audit({ id: voucher.id, status, refuseReason: status === 'refused' ? '看不清' : '' }),
        follow: () => audited(model, voucher, status),
      }
    )
  })

function audited(model: Model, voucher: ModelVoucher, status: Verdict): void {
  const { order } = voucher
  voucher.status = status
  if (status === 'accepted') {
    order.cash = 'cash:BANK'
    return happen(model, order, 'pay')
  }
  // As long as another is open the order is under review.
  const isOpen = model.vouchers.some((one) => one.order === order && one.status === 'reviewing')
  if (order.status === 'reviewing' && !isOpen) happen(model, order, 'refuseVoucher')
}
