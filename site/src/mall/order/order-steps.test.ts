import type { OrderStatus } from '@xinpu/sdk/types'
import { expect, test } from 'vitest'
import { stepOf, steps } from './order-steps.ts'

const payTime = '2026-11-22T00:15:00Z'
const shipTime = '2026-11-23T07:20:00Z'
const at = (status: OrderStatus, times: { payTime?: string; shipTime?: string } = {}) => stepOf({ status, ...times })

test('an order waits at the step that comes next, and all are done once the goods are there', () => {
  expect([at('unpaid'), at('reviewing'), at('paid', { payTime }), at('shipped', { payTime, shipTime })]).toEqual([
    1, 1, 2, 3,
  ])
  expect(at('finished', { payTime, shipTime })).toBe(steps.length)
})

test('an order that was closed or is asked back stays at the step it had reached', () => {
  expect([at('closed'), at('closed', { payTime }), at('closed', { payTime, shipTime })]).toEqual([1, 2, 3])
  expect([at('refunding', { payTime }), at('refunding', { payTime, shipTime })]).toEqual([2, 3])
})
