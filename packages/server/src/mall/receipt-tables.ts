import type { Generated } from 'kysely'
import type { Micro } from './order-tables.ts'

/** The tables of vouchers. */
export interface ReceiptTables {
  receipt: {
    id: Generated<number>
    pay_order_id: number
    account_id: number
    img_url: string
    payer: string
    bank: Generated<string>
    micro: Micro
    paid_at: Date
    remark: Generated<string>
    status: 'accepted' | 'refused' | 'reviewing'
    refuse_reason: Generated<string>
    created_at: Date
  }
  receipt_verdict: {
    receipt_id: number
    merchant_id: number
    status: 'accepted' | 'refused'
    reason: string
    at: Date
  }
}
