/** Where an order stands. */
export type OrderState = 'unpaid' | 'reviewing' | 'paid' | 'shipped' | 'finished' | 'refunding' | 'closed'

/** What happens to an order. */
export type OrderEvent =
  | 'pay'
  | 'submitVoucher'
  | 'refuseVoucher'
  | 'ship'
  | 'finish'
  | 'askRefund'
  | 'refuseRefund'
  | 'acceptRefund'
  | 'close'

/**
 * Which state an event leads to, by the state in which it may happen; what is not here may not happen. The one table of
 * the life of an order: the server moves by it, pages offer by it, and a model is tested against it. `back` is the state
 * before the refund was asked for.
 */
export const orderMoves: Record<OrderState, Partial<Record<OrderEvent, OrderState | 'back'>>> = {
  unpaid: { pay: 'paid', submitVoucher: 'reviewing', close: 'closed' },
  reviewing: { pay: 'paid', refuseVoucher: 'unpaid' },
  // A refund in part leaves the rest to be sent and taken.
  paid: { ship: 'shipped', askRefund: 'refunding' },
  shipped: { finish: 'finished', askRefund: 'refunding' },
  finished: {},
  refunding: { acceptRefund: 'closed', refuseRefund: 'back' },
  closed: {},
}

/**
 * Where an event leads from a state; undefined where it may not happen.
 *
 * @param before The state before the refund, which a refusal leads back to.
 */
export function orderAfter(state: OrderState, event: OrderEvent, before: OrderState = 'paid'): OrderState | undefined {
  const next = orderMoves[state][event]
  return next === 'back' ? before : next
}

/** The side of an order from which it is seen. */
export type OrderSide = 'buyer' | 'seller'

/** What a side can do about an order. */
export type OrderAction =
  | 'pay'
  | 'voucher'
  | 'close'
  | 'warehousingNo'
  | 'logistics'
  | 'finish'
  | 'refund'
  | 'comment'
  | 'invoice'
  | 'buyAgain'
  | 'remove'
  | 'reprice'
  | 'audit'
  | 'ship'
  | 'answerRefund'
  | 'issue'

/** What decides besides the state. */
export interface OrderFacts {
  status: OrderState
  currency: 'CNY' | 'USD'
  /** The warehouse entry of an order in dollars. */
  warehousingNo?: string | undefined
  invoiceStatus?: 'applied' | 'issued' | 'refused' | undefined
  isCommented: boolean
  /** Some of it is on its way already. */
  isPartShipped?: boolean | undefined
  /** It was paid, though it may be closed by a refund now. */
  isPaid: boolean
}

type Rule = (order: OrderFacts) => boolean

const always: Rule = () => true
const needsEntry: Rule = ({ currency, warehousingNo }) => currency === 'USD' && !warehousingNo

/** What each side can do in each state, the first the most likely; a rule that says no leaves it out. */
const actions: Record<OrderSide, Record<OrderState, [OrderAction, Rule][]>> = {
  buyer: {
    unpaid: [
      ['pay', always],
      ['close', always],
    ],
    reviewing: [['voucher', always]],
    paid: [
      ['warehousingNo', needsEntry],
      ['logistics', ({ isPartShipped }) => isPartShipped === true],
      ['refund', always],
      ['invoice', mayAsk],
    ],
    shipped: [
      ['finish', always],
      ['logistics', always],
      ['refund', always],
      ['invoice', mayAsk],
    ],
    finished: [
      ['comment', ({ isCommented }) => !isCommented],
      ['invoice', mayAsk],
      ['logistics', always],
      ['buyAgain', always],
      ['remove', always],
    ],
    refunding: [],
    closed: [
      ['buyAgain', always],
      ['remove', always],
    ],
  },
  seller: {
    unpaid: [['reprice', always]],
    reviewing: [['audit', always]],
    paid: [
      ['ship', (order) => !needsEntry(order)],
      ['issue', isAsked],
    ],
    shipped: [['issue', isAsked]],
    finished: [['issue', isAsked]],
    refunding: [['answerRefund', always]],
    closed: [],
  },
}

/** One invoice an order: asked for once, and again where it was refused. */
function mayAsk({ invoiceStatus }: OrderFacts): boolean {
  return invoiceStatus === undefined || invoiceStatus === 'refused'
}

function isAsked({ invoiceStatus }: OrderFacts): boolean {
  return invoiceStatus === 'applied'
}

/** What a side can do about an order now, the most likely first. */
export const orderActions = (side: OrderSide, order: OrderFacts): OrderAction[] =>
  actions[side][order.status].filter(([, rule]) => rule(order)).map(([action]) => action)
