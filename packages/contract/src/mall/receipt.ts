import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { choice, fileAddress, idOf, instant, note, text } from '../field.ts'
import { Id, Paging, paged, Time, Url } from '../page.ts'
import { Currency } from '../portal/currency.ts'
import { Amount, sum } from './amount.ts'
import { TradeRole, Verdict } from './role.ts'

/** 凭证状态. Where a voucher stands. */
export const ReceiptStatus = choice('凭证状态', { reviewing: '审核中', accepted: '已通过', refused: '未通过' }).meta({
  id: 'ReceiptStatus',
})
export type ReceiptStatus = z.infer<typeof ReceiptStatus>

/** 转账凭证. The proof of a bank transfer. */
export const ReceiptVO = z
  .object({
    id: Id,
    payOrderId: Id,
    payOrderNo: z.string(),
    orderId: Id.optional().describe('In the list of a seller: the order of the shop that it pays.'),
    imgUrl: Url.describe('A picture or PDF.'),
    payer: z.string().describe('The account holder who paid.'),
    bank: z.string().optional(),
    amount: Amount,
    payAmount: Amount.describe('What was to be paid.'),
    currency: Currency,
    payTime: Time,
    remark: z.string().optional(),
    status: ReceiptStatus,
    refuseReason: z.string().optional(),
    createTime: Time,
  })
  .meta({ id: 'ReceiptVO' })
export type ReceiptVO = z.infer<typeof ReceiptVO>

/** The amount may differ from what is due: the seller decides. */
const shape = {
  imgUrl: fileAddress('转账凭证'),
  payer: text('付款人', 100),
  bank: note('付款银行', 100).optional(),
  amount: sum('转账金额').describe('In the currency of the order.'),
  payTime: instant('付款时间'),
  remark: note('备注', 200).optional(),
}

const one = z.object({ id: idOf('转账凭证') })
const stale = ['/mall/pay/receipt', '/mall/pay/order/detail', '/mall/goods/order'] as const

export const add = post('/mall/pay/receipt/add', 'Hands in the voucher of a bank transfer, for review.', {
  input: z.object({ ...shape, payOrderId: idOf('支付单') }),
  output: ReceiptVO,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})

/** A seller needs a shop. */
export const list = get('/mall/pay/receipt/list', 'The vouchers I handed in, or those of the orders of my shop.', {
  input: z.object({
    ...Paging.shape,
    role: TradeRole.default('buyer'),
    payOrderId: idOf('支付单').optional(),
    status: ReceiptStatus.optional(),
  }),
  output: paged(ReceiptVO),
  errors: ['FORBIDDEN'],
})

export const detail = get('/mall/pay/receipt/detail', 'One voucher, for its buyer and its seller.', {
  input: one,
  output: ReceiptVO,
  errors: ['NOT_FOUND'],
})

export const update = post('/mall/pay/receipt/update', 'Changes a voucher that is not accepted; it is reviewed anew.', {
  idempotent: 'yes',
  input: z.object({ ...z.object(shape).partial().shape, ...one.shape }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})

export const remove = post('/mall/pay/receipt/delete', 'Takes back a voucher that is not accepted.', {
  idempotent: 'yes',
  input: one,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})

/** An accepted voucher pays the orders of that shop alone; a refusal needs a reason. */
export const audit = post('/mall/pay/receipt/merchant/audit', 'Accepts or refuses a voucher for orders of my shop.', {
  access: 'merchant',
  idempotent: 'yes',
  input: z.object({ id: idOf('转账凭证'), status: Verdict, refuseReason: note('拒绝原因', 200).optional() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})
