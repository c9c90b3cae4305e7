import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { choice, idOf, text } from '../field.ts'
import { Id, Time, Url } from '../page.ts'
import { Currency } from '../portal/currency.ts'
import { Amount } from './amount.ts'
import { PayType } from './pay-type.ts'

/** 在线支付状态. A failed or cancelled one leaves the order unpaid. */
export const PayOnlineStatus = choice('支付状态', {
  waiting: '等待支付',
  paid: '支付成功',
  failed: '支付失败',
  cancelled: '已取消',
}).meta({ id: 'PayOnlineStatus' })
export type PayOnlineStatus = z.infer<typeof PayOnlineStatus>

/** 在线支付. One attempt to pay with a provider. */
export const PayOnline = z
  .object({
    mallPayOnlineId: Id,
    payOrderId: Id,
    payType: PayType,
    amount: Amount,
    currency: Currency,
    status: PayOnlineStatus,
    payUrl: Url.optional().describe("The provider's page."),
    qrCode: z.string().optional().describe('The text of the QR code.'),
    expireTime: Time,
  })
  .meta({ id: 'PayOnline' })
export type PayOnline = z.infer<typeof PayOnline>

/** 支付入口. The way into the page of Alipay: an address, a form that posts itself, or a QR code. */
export const AliPay = z
  .object({ payUrl: Url.optional(), form: z.string().optional(), qrCode: z.string().optional() })
  .meta({ id: 'AliPay' })
export type AliPay = z.infer<typeof AliPay>

/** 可选支付方式. */
export const PayTypeOption = z
  .object({
    payType: PayType,
    name: z.string(),
    enabled: z.boolean(),
    reason: z.string().optional().describe('Why it cannot be chosen, in a Chinese sentence.'),
  })
  .meta({ id: 'PayTypeOption' })
export type PayTypeOption = z.infer<typeof PayTypeOption>

const one = z.object({ mallPayOnlineId: idOf('在线支付') })
const stale = ['/mall/pay/online/detail', '/mall/pay/order/detail', '/mall/goods/order'] as const

export const types = get('/mall/pay/online/types', 'The ways to pay in a currency.', {
  access: 'visitor',
  input: z.object({ currency: Currency }),
  output: z.array(PayTypeOption),
})

/** A payment by bank is a voucher and not an online payment. */
export const create = post('/mall/pay/online/create', 'Starts an online payment, or gives the one that is running.', {
  idempotent: 'yes',
  input: z.object({ payOrderId: idOf('支付单'), payType: choice('支付方式', { ALI: '支付宝', WX: '微信支付' }) }),
  output: PayOnline,
  errors: ['FAIL', 'NOT_FOUND', 'CONFLICT'],
  invalidates: ['/mall/pay/order/detail'],
})

export const detail = get('/mall/pay/online/detail', 'How an online payment stands; asked while one waits.', {
  input: one,
  output: PayOnline,
  errors: ['NOT_FOUND'],
})

export const cancel = post('/mall/pay/online/cancel', 'Gives up an online payment, to choose another way.', {
  idempotent: 'yes',
  input: one,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})

export const ali = get('/ali/pay/mallPayOnlineId', 'The way into the page of Alipay for an online payment.', {
  idempotent: 'yes',
  input: one,
  output: AliPay,
  errors: ['FAIL', 'NOT_FOUND', 'CONFLICT'],
})

/** Called by the provider, which proves itself by the signature; it reads the bare word, without the envelope. */
export const notify = post('/mall/pay/online/notify', 'Tells us the outcome of an online payment.', {
  access: 'visitor',
  idempotent: 'yes',
  input: z.object({
    provider: choice('支付渠道', { ALI: '支付宝', WX: '微信支付' }),
    tradeNo: text('交易号', 100).describe("The provider's number."),
    mallPayOnlineId: idOf('在线支付'),
    status: text('交易状态', 40).describe("The provider's word."),
    no: text('支付单号', 40).describe('Ours, as the provider has it.'),
    micro: text('金额', 30).describe('What was paid, in millionths.'),
    sign: text('签名', 2048),
  }),
  output: z.literal('success'),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
  invalidates: stale,
})
