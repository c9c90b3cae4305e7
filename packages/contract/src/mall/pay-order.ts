import * as z from 'zod'
import { get } from '../endpoint.ts'
import { choice, idOf } from '../field.ts'
import { Id, Time } from '../page.ts'
import { Currency } from '../portal/currency.ts'
import { Amount } from './amount.ts'
import { OrderVO } from './order-vo.ts'
import { PayType } from './pay-type.ts'

/** 支付单状态. Closed when it was not paid in time. */
export const PayOrderStatus = choice('支付单状态', {
  unpaid: '待支付',
  reviewing: '凭证审核中',
  paid: '已支付',
  closed: '已关闭',
}).meta({ id: 'PayOrderStatus' })
export type PayOrderStatus = z.infer<typeof PayOrderStatus>

/** 支付单. One payment for all orders that were made at once. */
export const PayOrder = z
  .object({
    payOrderId: Id,
    payOrderNo: z.string(),
    orders: z.array(OrderVO),
    payAmount: Amount,
    currency: Currency,
    status: PayOrderStatus,
    payTypes: z.array(PayType),
    bankInfo: z.object({ name: z.string(), bank: z.string(), account: z.string(), swift: z.string().optional() }),
    reference: z.string().describe('What to write on a bank transfer.'),
    mallPayOnlineId: Id.optional().describe('The online payment that is running.'),
    expireTime: Time,
  })
  .meta({ id: 'PayOrder' })
export type PayOrder = z.infer<typeof PayOrder>

export const detail = get('/mall/pay/order/detail', 'What is to be paid, how, and until when.', {
  input: z.object({ payOrderId: idOf('支付单') }),
  output: PayOrder,
  errors: ['NOT_FOUND'],
})
