import {
  orderActions,
  orderAfter,
  type OrderAction,
  type OrderEvent,
  type OrderSide,
  type OrderState,
} from '@xinpu/trade/order'

const hour = 60 * 60_000

/** What the shop sells at first: pieces on the shelf, in two lots, and what one costs in fen. */
export const firstShelf = [
  { pieces: 5, lots: [2, 3], fen: 125 },
  { pieces: 4, lots: [2, 2], fen: 40 },
]

/** Pieces of goods in an order; goods and buyers are named by their place. */
export interface ModelLine {
  goods: number
  pieces: number
  /** How many of them went already. */
  sent: number
}

/** An order as the rules have it. Money is in fen, times are milliseconds since the run began. */
export interface ModelOrder {
  id: number
  payOrderId: number
  buyer: number
  lines: ModelLine[]
  status: OrderState
  /** Where it stood before a refund was asked for. */
  before: OrderState
  fen: number
  /** The account that its money came into. */
  cash?: 'cash:ALI' | 'cash:BANK' | 'cash:WX'
  /** What went back already, what was asked back last, and what became of that. */
  refunded: number
  asked: number
  answer?: 'accepted' | 'refused' | 'waiting'
  dueAt: number
  sentAt: number
}

/** An attempt to pay online. */
export interface ModelPayment {
  id: number
  order: ModelOrder
  way: 'ALI' | 'WX'
  fen: number
  /** What the payer did at the cashier, which is done once. */
  outcome?: 'cancelled' | 'failed' | 'paid'
}

/** The voucher of a transfer. */
export interface ModelVoucher {
  id: number
  order: ModelOrder
  status: 'accepted' | 'refused' | 'reviewing'
}

/** One shop, those who buy of it, and what they did. */
export interface Model {
  now: number
  orders: ModelOrder[]
  payments: ModelPayment[]
  vouchers: ModelVoucher[]
}

export const firstModel = (): Model => ({ now: 0, orders: [], payments: [], vouchers: [] })

/** What a side can do about an order, by the one table. */
export const actionsOf = (side: OrderSide, { status, lines, cash }: ModelOrder): OrderAction[] =>
  orderActions(side, {
    status,
    currency: 'CNY',
    isCommented: false,
    isPartShipped: status === 'paid' && lines.some(({ sent }) => sent > 0),
    isPaid: cash !== undefined,
  })

export const may = (side: OrderSide, action: OrderAction, order: ModelOrder): boolean =>
  actionsOf(side, order).includes(action)

export const canBePaid = ({ status }: ModelOrder): boolean => orderAfter(status, 'pay') !== undefined

/** Something happens to an order, and what the rules say follows. */
export function happen({ now }: Model, order: ModelOrder, event: OrderEvent): void {
  const next = orderAfter(order.status, event, order.before)
  if (!next) throw new Error(`An order that is ${order.status} knows no ${event}.`)
  if (event === 'askRefund') order.before = order.status
  if (event === 'ship') order.sentAt = now
  if (event === 'refuseVoucher') order.dueAt = now + 2 * hour
  order.status = next
}

/** What pieces cost before a shop asks for less. */
export const wholeOf = (lines: readonly ModelLine[]): number =>
  lines.reduce((sum, { goods, pieces }) => sum + pieces * (firstShelf[goods]?.fen ?? 0), 0)

/** A new order, to be paid within two hours. */
export const newOrder = (
  { now }: Model,
  made: Pick<ModelOrder, 'buyer' | 'id' | 'lines' | 'payOrderId'>,
): ModelOrder => ({
  ...made,
  status: 'unpaid',
  before: 'paid',
  fen: wholeOf(made.lines),
  refunded: 0,
  asked: 0,
  dueAt: now + 2 * hour,
  sentAt: 0,
})

/** Time passes: what is not paid by then is closed. */
export function pass(model: Model, milliseconds: number): void {
  model.now += milliseconds
  for (const order of model.orders)
    if (order.status === 'unpaid' && order.dueAt <= model.now) happen(model, order, 'close')
}

/** The daily work: what was sent 15 days ago is finished. */
export function finishSent(model: Model): void {
  for (const order of model.orders)
    if (order.status === 'shipped' && order.sentAt + 15 * 24 * hour <= model.now) happen(model, order, 'finish')
}

/** Pieces that lie on the shelf: all but those of orders; of a closed order only those that went stay away. */
export function onShelf({ orders }: Model, goods: number): number {
  const lines = orders.flatMap((order) => order.lines.map((line) => ({ ...line, status: order.status })))
  return lines
    .filter((line) => line.goods === goods)
    .reduce(
      (left, { status, pieces, sent }) => left - (status === 'closed' ? sent : pieces),
      firstShelf[goods]?.pieces ?? 0,
    )
}
