import { expect } from 'vitest'
import { paymentNo } from '../src/mall/pay-provider.ts'
import { buyerOf, step, withOrder, type OrderStep, type Trial } from './order-model-step.ts'
import { canBePaid, happen, may, wholeOf, type Model, type ModelOrder, type ModelPayment } from './order-model.ts'
import type { World } from './order-model-world.ts'

type Way = ModelPayment['way']
type Outcome = NonNullable<ModelPayment['outcome']>

/** The buyer begins to pay; the same sum by the same way is the same payment. */
export const begin = (which: number, way: Way): OrderStep =>
  withOrder(`begin(, ${way})`, which, (order, model) => beginning(model, order, way))

interface Begun {
  mallPayOnlineId: number
  amount: number
}

const beginning = (model: Model, order: ModelOrder, way: Way): Trial<Begun> => ({
  may: may('buyer', 'pay', order),
  isVain: running(model, order, way) !== undefined,
  ask: (world) => buyerOf(world, order).mall.payment.create({ payOrderId: order.payOrderId, payType: way }),
  follow({ mallPayOnlineId: id, amount }) {
    expect(amount).toBe(order.fen / 100)
    if (!model.payments.some((one) => one.id === id)) model.payments.push({ id, order, way, fen: order.fen })
  },
})

const running = ({ payments }: Model, order: ModelOrder, way: Way): ModelPayment | undefined =>
  payments.find((one) => one.order === order && one.way === way && one.fen === order.fen && !one.outcome)

interface Told {
  outcome: Outcome
  times: number
}

/** The payer acts at the sandbox's cashier, once or more often, and it tells the server. */
async function atCashier({ mall: { house } }: World, { id }: ModelPayment, { outcome, times }: Told): Promise<void> {
  const url = `/sandbox/pay/${paymentNo(id)}/${outcome}`
  await Promise.all(Array.from({ length: times }, () => house.app.inject({ method: 'POST', url })))
}

/** What is told first holds; a sum that is less than what is asked for now pays nothing, and what is more goes back. */
function settle(model: Model, payment: ModelPayment, outcome: Outcome): void {
  if (payment.outcome) return
  const { order, way, fen } = payment
  payment.outcome = outcome
  if (outcome !== 'paid' || !canBePaid(order) || fen < order.fen) return
  order.cash = `cash:${way}`
  happen(model, order, 'pay')
}

/** What was begun ends at the cashier, in time or too late. */
export const tell = (which: number, outcome: Outcome, times: number): OrderStep =>
  step(`tell(payment ${which}, ${outcome}, ${times}×)`, (model) => {
    const payment = model.payments[which]
    return (
      payment && {
        may: true,
        isVain: payment.outcome !== undefined,
        ask: (world) => atCashier(world, payment, { outcome, times }),
        follow: () => settle(model, payment, outcome),
      }
    )
  })

/** The buyer pays without delay. */
export const pay = (which: number, way: Way, times: number): OrderStep =>
  withOrder(`pay(, ${way}, ${times}×)`, which, (order, model) => {
    const begun = beginning(model, order, way)
    return {
      ...begun,
      isVain: false,
      async follow(answer: Begun, world: World) {
        await begun.follow(answer, world)
        const payment = model.payments.find(({ id }) => id === answer.mallPayOnlineId) ?? expect.unreachable()
        await atCashier(world, payment, { outcome: 'paid', times })
        settle(model, payment, 'paid')
      },
    }
  })

/** The shop asks for one fen less, or for the whole price again. */
export const reprice = (which: number, to: 'less' | 'whole'): OrderStep =>
  withOrder(`reprice(, ${to})`, which, (order) => {
    const fen = to === 'less' ? order.fen - 1 : wholeOf(order.lines)
    return {
      may: may('seller', 'reprice', order),
      ask: ({ seller }) => seller.merchantOrder.reprice({ id: order.id, payAmount: fen / 100 }),
      follow: () => void (order.fen = fen),
    }
  })
