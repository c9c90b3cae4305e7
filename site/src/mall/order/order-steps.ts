import type { OrderVO } from '@xinpu/sdk/types'

/** The life of an order that goes well. */
export const steps = [{ title: '下单' }, { title: '付款' }, { title: '发货' }, { title: '收货' }]

/** The step that an order is at; all are done once the goods are there. */
export function stepOf({ status, payTime, shipTime }: Pick<OrderVO, 'payTime' | 'shipTime' | 'status'>): number {
  if (status === 'finished') return steps.length
  if (shipTime !== undefined) return 3
  return payTime === undefined ? 1 : 2
}
