import { fullDate, orderActions, type OrderAction, type OrderFacts, type OrderSide } from '@xinpu/sdk/format'
import type { OrderVO } from '@xinpu/sdk/types'
import { momentOf } from '../primitives/TimeText/moment-of.ts'

/** An order as the table of its states reads it. */
export const factsOf = (order: OrderVO): OrderFacts => ({
  status: order.status,
  currency: order.type,
  warehousingNo: order.warehousingNo,
  invoiceStatus: order.invoiceStatus,
  isCommented: order.isCommented,
  isPartShipped: isPartShipped(order),
  isPaid: order.payTime !== undefined,
})

/** Some of a paid order is on its way, some is still to be sent. */
export const isPartShipped = ({ status, goods }: OrderVO): boolean =>
  status === 'paid' && goods.some(({ shipped = 0 }) => shipped > 0)

/** What a side can do about an order now, the most likely first. */
export const actionsOf = (order: OrderVO, side: OrderSide): OrderAction[] => orderActions(side, factsOf(order))

/** Pieces of each line that are still to be sent; lines that went as a whole are left out. */
export const leftToShip = ({ goods }: OrderVO) =>
  goods.map((line) => ({ ...line, left: line.quantity - (line.shipped ?? 0) })).filter(({ left }) => left > 0)

/** A moment to the minute, without its year where that is the present one: 11-22 08:13. */
export function shortTime(value: string, now: Date): string {
  const at = momentOf(value)
  if (Number.isNaN(at.getTime())) return value
  const full = fullDate(at)
  return full.slice(0, 4) === fullDate(now).slice(0, 4) ? full.slice(5) : full
}
