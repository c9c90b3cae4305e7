import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { get, post } from '../endpoint.ts'
import { choice, email, fileAddress, flag, idOf, mobile, note, telephone, text } from '../field.ts'
import { Id, Paging, paged, Time, Url } from '../page.ts'
import { Currency } from '../portal/currency.ts'
import { Amount } from './amount.ts'
import { TradeRole } from './role.ts'

/** 发票类型. A special one lets the buyer deduct the tax. */
export const InvoiceType = choice('发票类型', { ordinary: '普通发票', special: '专用发票' }).meta({ id: 'InvoiceType' })
export type InvoiceType = z.infer<typeof InvoiceType>

/** 发票抬头. Whom an invoice is made out to. */
export const Invoice = z
  .object({
    id: Id,
    type: InvoiceType,
    title: z.string(),
    taxNo: z.string(),
    bank: z.string().optional(),
    bankAccount: z.string().optional(),
    address: z.string().optional().describe('As registered.'),
    tel: z.string().optional().describe('As registered.'),
    email: z.string().optional().describe('Where the file is sent.'),
    receiver: z.string().optional(),
    receiverMobile: z.string().optional(),
    receiverAddress: z.string().optional(),
    isDefault: z.boolean(),
  })
  .meta({ id: 'Invoice' })
export type Invoice = z.infer<typeof Invoice>

/** 开票状态. A refused one may be asked for again. */
export const InvoiceStatus = choice('开票状态', { applied: '待开票', issued: '已开票', refused: '已拒绝' }).meta({
  id: 'InvoiceStatus',
})
export type InvoiceStatus = z.infer<typeof InvoiceStatus>

/** 开票记录. An invoice that was asked for, one an order; `invoice` is the title as it was then. */
export const InvoiceRecord = z
  .object({
    id: Id,
    orderId: Id,
    orderNo: z.string(),
    buyer: UserBrief,
    merchantName: z.string(),
    invoice: Invoice,
    amount: Amount,
    currency: Currency,
    status: InvoiceStatus,
    fileUrl: Url.optional().describe('The invoice, once issued.'),
    refuseReason: z.string().optional(),
    createTime: Time,
  })
  .meta({ id: 'InvoiceRecord' })
export type InvoiceRecord = z.infer<typeof InvoiceRecord>

/** A special invoice needs bank, account, address and telephone too; the server asks for them. */
const shape = {
  type: InvoiceType,
  title: text('发票抬头', 100),
  taxNo: z
    .string({ error: '请输入税号' })
    .trim()
    .regex(/^[0-9A-Z]{15,20}$/, { error: '税号为 15 至 20 位数字或大写字母' })
    .meta({ title: '税号' }),
  bank: note('开户银行', 100).optional(),
  bankAccount: z
    .string({ error: '银行账号须为文字' })
    .trim()
    .regex(/^[\d -]{0,40}$/, { error: '银行账号最多 40 位数字' })
    .meta({ title: '银行账号' })
    .optional(),
  address: note('注册地址', 200).optional(),
  tel: telephone('注册电话').optional(),
  email: email('收票邮箱').optional(),
  receiver: note('收票人', 30).optional(),
  receiverMobile: mobile('收票人手机').optional(),
  receiverAddress: note('收票地址', 200).optional(),
}

const one = z.object({ id: idOf('发票抬头') })
const titles = ['/mall/invoice/list', '/mall/invoice/detail'] as const

export const list = get('/mall/invoice/list', 'My invoice titles, the default one first.', { output: z.array(Invoice) })

export const detail = get('/mall/invoice/detail', 'One of my invoice titles.', {
  input: one,
  output: Invoice,
  errors: ['NOT_FOUND'],
})

export const add = post('/mall/invoice/add', 'Adds an invoice title.', {
  input: z.object({ ...shape, isDefault: flag('设为默认').default(false) }),
  output: Invoice,
  errors: ['CONFLICT'],
  invalidates: titles,
})

export const update = post('/mall/invoice/update', 'Writes an invoice title anew; what is absent is cleared.', {
  idempotent: 'yes',
  input: z.object({ ...shape, ...one.shape }),
  errors: ['NOT_FOUND'],
  invalidates: titles,
})

export const remove = post('/mall/invoice/delete', 'Deletes an invoice title; records keep their copy.', {
  idempotent: 'yes',
  input: one,
  errors: ['NOT_FOUND'],
  invalidates: titles,
})

export const setDefault = post('/mall/invoice/default', 'Makes an invoice title the one that is chosen first.', {
  idempotent: 'yes',
  input: one,
  errors: ['NOT_FOUND'],
  invalidates: titles,
})

const stale = ['/mall/invoice/record', '/mall/goods/order'] as const

/** What becomes of an invoice that was asked for. */
export const InvoiceAnswer = z.object({
  id: idOf('开票记录'),
  status: choice('处理结果', { issued: '开票', refused: '拒绝' }).default('issued'),
  fileUrl: fileAddress('发票文件').optional(),
  refuseReason: note('拒绝原因', 200).optional(),
})

export const apply = post('/mall/invoice/apply', 'Asks the seller for the invoice of a paid order.', {
  idempotent: 'yes',
  input: z.object({ orderId: idOf('订单'), invoiceId: idOf('发票抬头') }),
  output: InvoiceRecord,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})

/** A seller needs a shop. */
export const records = get('/mall/invoice/record', 'The invoices I asked for, or those my shop was asked for.', {
  input: z.object({
    ...Paging.shape,
    role: TradeRole.default('buyer'),
    status: InvoiceStatus.optional(),
  }),
  output: paged(InvoiceRecord),
  errors: ['FORBIDDEN'],
})

/** An issued invoice needs its file, a refused one a reason. */
export const issue = post('/mall/invoice/merchant/issue', 'Hands in the file of an invoice, or refuses to issue it.', {
  access: 'merchant',
  idempotent: 'yes',
  input: InvoiceAnswer,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})
