import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { get, post } from '../endpoint.ts'
import { choice, idOf, text } from '../field.ts'
import { Id, paged, Paging, Time } from '../page.ts'
import { Currency } from '../portal/currency.ts'
import { Amount, amount, sum } from './amount.ts'
import { PayType } from './pay-type.ts'

/** 后台退款状态. Where a refund stands that the desk makes. */
export const DeskRefundStatus = choice('退款状态', {
  waiting: '待批准',
  done: '已退款',
  refused: '已驳回',
  withdrawn: '已撤回',
}).meta({ id: 'DeskRefundStatus' })
export type DeskRefundStatus = z.infer<typeof DeskRefundStatus>

const payment = {
  no: z.string().describe('The number of the order, or of the payment of a bill.'),
  title: z.string().describe('The shop, or what the bill is for.'),
  buyer: UserBrief,
  currency: Currency,
}

/** 可退的付款. A payment that money can be given back of, found by its number. */
export const RefundCase = z
  .object({
    ...payment,
    payType: PayType.optional(),
    state: z.string().describe('How it stands, in words.'),
    paid: Amount,
    returned: Amount.describe('What went back already.'),
    waiting: Amount.describe('What is asked for and waits for a second person.'),
    left: Amount.describe('What can still be given back.'),
    alone: Amount.describe('What one person may still give back alone.'),
  })
  .meta({ id: 'RefundCase' })
export type RefundCase = z.infer<typeof RefundCase>

/** 后台退款. A refund that somebody at the desk asked for. */
export const DeskRefund = z
  .object({
    id: Id,
    ...payment,
    amount: Amount,
    reason: z.string(),
    status: DeskRefundStatus,
    needsSecond: z.boolean().describe('Whether somebody else has to agree.'),
    asker: UserBrief,
    askTime: Time,
    decider: UserBrief.optional().describe('Who agreed or refused; whoever asked, where nobody else had to.'),
    decideTime: Time.optional(),
    decideReason: z.string().describe('Why it was refused; empty otherwise.'),
  })
  .meta({ id: 'DeskRefund' })
export type DeskRefund = z.infer<typeof DeskRefund>

const one = z.object({ id: idOf('退款') })
const stale = ['/admin/refund'] as const

export const find = get('/admin/refund/find', 'The payment of an order or a bill, by its number.', {
  access: 'admin',
  input: z.object({ no: text('订单号', 40) }),
  output: RefundCase,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const list = get('/admin/refund/list', 'Refunds of the desk, newest first.', {
  access: 'admin',
  input: z.object({ ...Paging.shape, status: DeskRefundStatus.optional() }),
  output: paged(DeskRefund),
})

/** Within the limit it is done at once; above it, it waits for somebody else. */
export const ask = post('/admin/refund/ask', 'Gives money back, or asks a second person to agree to it.', {
  access: 'admin',
  input: z.object({ no: text('订单号', 40), amount: sum('退款金额'), reason: text('退款原因', 200) }),
  output: z.object({ id: Id, status: DeskRefundStatus }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: [...stale, '/mall/goods/order'],
})

/** FORBIDDEN: nobody agrees to what they asked for. CONFLICT: it was decided, or there is less left than it asks for. */
export const approve = post(
  '/admin/refund/approve',
  'Agrees to a refund that somebody else asked for; money goes back.',
  {
    access: 'admin',
    input: one,
    errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
    invalidates: [...stale, '/mall/goods/order'],
  },
)

export const refuse = post('/admin/refund/refuse', 'Refuses a refund that somebody else asked for.', {
  access: 'admin',
  input: z.object({ ...one.shape, reason: text('驳回原因', 200) }),
  errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
  invalidates: stale,
})

export const withdraw = post('/admin/refund/withdraw', 'Takes back what one asked for and nobody decided yet.', {
  access: 'admin',
  input: one,
  errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
  invalidates: stale,
})

export const limit = get('/admin/refund/limit', 'Yuan of one payment that one person may give back alone.', {
  access: 'admin',
  output: z.object({ amount: Amount }),
})

/** What is in dollars always takes two. */
export const setLimit = post('/admin/refund/setLimit', 'Says how much one person may give back alone.', {
  access: 'admin',
  idempotent: 'yes',
  input: z.object({ amount: amount('限额') }),
  invalidates: stale,
})
