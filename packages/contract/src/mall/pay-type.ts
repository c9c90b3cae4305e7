import type * as z from 'zod'
import { choice } from '../field.ts'

/** 支付方式. How an order is paid; BANK is a transfer whose voucher the seller checks. */
export const PayType = choice('支付方式', { ALI: '支付宝', WX: '微信支付', BANK: '银行转账' }).meta({ id: 'PayType' })
export type PayType = z.infer<typeof PayType>
