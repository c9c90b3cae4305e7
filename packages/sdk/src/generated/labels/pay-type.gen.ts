// Generated from the contract by `npm run gen`. Do not edit.
import type { PayType } from '../types.gen.ts'

/** 支付方式. */
export const payTypeLabels: Record<PayType, string> = {"ALI":"支付宝","WX":"微信支付","BANK":"银行转账"}
