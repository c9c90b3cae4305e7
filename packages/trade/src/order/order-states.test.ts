import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  orderActions,
  orderAfter,
  orderMoves,
  type OrderEvent,
  type OrderFacts,
  type OrderState,
} from './order-states.ts'

const states = Object.keys(orderMoves) as OrderState[]
const facts = fc.record({
  status: fc.constantFrom(...states),
  currency: fc.constantFrom('CNY' as const, 'USD' as const),
  warehousingNo: fc.constantFrom(undefined, 'HK-1'),
  invoiceStatus: fc.constantFrom(undefined, 'applied' as const, 'issued' as const, 'refused' as const),
  isCommented: fc.boolean(),
  isPartShipped: fc.boolean(),
  isPaid: fc.boolean(),
})

test('whatever happens, an order that was never paid is never sent, finished or refunded', () => {
  const events = fc.array(
    fc.constantFrom<OrderEvent>(
      'submitVoucher',
      'refuseVoucher',
      'ship',
      'finish',
      'askRefund',
      'acceptRefund',
      'close',
    ),
  )
  fc.assert(
    fc.property(events, (happened) => {
      const end = happened.reduce<OrderState>((state, event) => orderAfter(state, event) ?? state, 'unpaid')
      expect(['unpaid', 'reviewing', 'closed']).toContain(end)
    }),
  )
})

test('a refusal of a refund leads back to where the order was', () => {
  for (const before of ['paid', 'shipped'] as const) {
    expect(orderAfter(before, 'askRefund')).toBe('refunding')
    expect(orderAfter('refunding', 'refuseRefund', before)).toBe(before)
  }
})

/** The event that an action asks for, where it moves the order. */
const asks: Partial<Record<string, OrderEvent>> = {
  pay: 'pay',
  close: 'close',
  finish: 'finish',
  refund: 'askRefund',
  audit: 'pay',
  ship: 'ship',
  answerRefund: 'acceptRefund',
}

test('what a side is offered may happen, for any order', () => {
  fc.assert(
    fc.property(facts, fc.constantFrom('buyer' as const, 'seller' as const), (order: OrderFacts, side) => {
      for (const action of orderActions(side, order)) {
        const event = asks[action]
        if (event) expect(orderAfter(order.status, event)).toBeDefined()
      }
    }),
  )
})

test('goods in dollars are sent once their warehouse entry is named', () => {
  const order: OrderFacts = { status: 'paid', currency: 'USD', isCommented: false, isPaid: true }
  expect(orderActions('buyer', order)).toContain('warehousingNo')
  expect(orderActions('seller', order)).not.toContain('ship')
  expect(orderActions('seller', { ...order, warehousingNo: 'HK-1' })).toContain('ship')
})

test('an invoice is asked for once, and again where it was refused', () => {
  const order: OrderFacts = { status: 'finished', currency: 'CNY', isCommented: true, isPaid: true }
  expect(orderActions('buyer', order)).toContain('invoice')
  expect(orderActions('buyer', { ...order, invoiceStatus: 'applied' })).not.toContain('invoice')
  expect(orderActions('buyer', { ...order, invoiceStatus: 'refused' })).toContain('invoice')
})
