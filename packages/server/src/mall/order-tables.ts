import type { OutputOf } from '@xinpu/contract/endpoint'
import type { address, invoice, order } from '@xinpu/contract/mall'
import type { OrderState } from '@xinpu/trade/order'
import type { ColumnType, Generated } from 'kysely'
import type { Json } from '../core/tables.ts'

type Currency = 'CNY' | 'USD'
type PayTypeColumn = 'ALI' | 'BANK' | 'WX'
type InvoiceState = 'applied' | 'issued' | 'refused'
/** Millionths; read as text, since drivers make different numbers of them. */
export type Micro = ColumnType<unknown, string, string>

/** A line that an order is made of, with the price and the freight that were shown. */
export interface TokenLine {
  goodsId: number
  pieces: number
  /** Millionths of one piece. */
  micro: string
  /** Millionths that sending the whole order costs which the line is in. */
  freight: string
  cartId?: number
  bargainId?: number
}

/** Pieces of a line that were taken out of a lot. */
export interface TakenLot {
  lotId: number
  pieces: number
}

/** The tables of what is bought. */
export interface OrderTables {
  order_token: { hash: string; account_id: number; lines: Json<TokenLine[]>; made_at: Date }
  pay_order: {
    id: Generated<number>
    no: string
    account_id: number
    /** Null where nothing was shown that it is made of: a bill. */
    token_hash: string | null
    currency: Currency
    pay_type: ColumnType<PayTypeColumn | null, PayTypeColumn | null | undefined, PayTypeColumn>
    created_at: Date
  }
  mall_order: {
    id: Generated<number>
    no: string
    pay_order_id: number
    account_id: number
    merchant_id: number
    currency: Currency
    status: OrderState
    status_before: OrderState | null
    goods_micro: Micro
    freight_micro: Micro
    discount_micro: ColumnType<unknown, string | undefined, string>
    pay_micro: Micro
    pay_type: PayTypeColumn | null
    address: Json<address.DeliveryAddress>
    invoice: ColumnType<invoice.Invoice | null, string | null, string | null>
    remark: Generated<string>
    close_reason: Generated<string>
    warehousing_no: Generated<string>
    is_commented: Generated<boolean>
    is_hidden: Generated<boolean>
    words: string
    created_at: Date
    expires_at: Date
    paid_at: Date | null
    shipped_at: Date | null
    finished_at: Date | null
    closed_at: Date | null
  }
  order_goods: {
    id: Generated<number>
    order_id: number
    goods_id: number
    name: string
    model: string
    brand: string
    img_url: string
    quantity: number
    price_micro: Micro
    amount_micro: Micro
    lots: Json<TakenLot[]>
    shipped: Generated<number>
  }
  order_parcel: {
    id: Generated<number>
    order_id: number
    company: string
    no: string
    goods: Json<OutputOf<typeof order.detail>['parcels'][number]['goods']>
    sent_at: Date
  }
  order_refund: {
    order_id: number
    reason: string
    micro: Micro
    images: ColumnType<string[], string[] | undefined, string[]>
    status: 'accepted' | 'refused' | 'waiting'
    reply_reason: Generated<string>
    asked_at: Date
    replied_at: Date | null
  }
  invoice_record: {
    id: Generated<number>
    order_id: number
    invoice: Json<invoice.Invoice>
    status: ColumnType<InvoiceState, InvoiceState | undefined, InvoiceState>
    file_url: Generated<string>
    refuse_reason: Generated<string>
    /** What it says, once it is issued. */
    micro: ColumnType<unknown, undefined, string>
    created_at: Date
  }
  order_log: { id: Generated<number>; order_id: number; at: Date; text: string }
  order_comment: {
    order_id: number
    merchant_id: number
    score: number
    content: Generated<string>
    images: ColumnType<string[], string[] | undefined, string[]>
    created_at: Date
  }
  pay_online: {
    id: Generated<number>
    pay_order_id: number
    pay_type: 'ALI' | 'WX'
    micro: Micro
    currency: Currency
    status: 'cancelled' | 'failed' | 'paid' | 'waiting'
    trade_no: string | null
    pay_url: Generated<string>
    qr_code: Generated<string>
    trouble: Generated<string>
    created_at: Date
    expires_at: Date
    ended_at: Date | null
  }
  pay_bill: {
    pay_order_id: number
    kind: string
    payload: Json<object>
    subject: string
    micro: Micro
    expires_at: Date
    paid_at: ColumnType<Date | null, undefined, Date>
  }
  money_back: {
    id: Generated<number>
    pay_online_id: number
    order_id: number | null
    cause: string
    micro: Micro
    total_micro: Micro
    created_at: Date
    /** When its provider said that it is on its way. */
    taken_at: ColumnType<Date | null, undefined, Date>
    /** When it was back. */
    sent_at: ColumnType<Date | null, undefined, Date>
  }
  ledger_deed: {
    id: Generated<number>
    kind: 'pay' | 'refund'
    cause: string
    order_id: number | null
    bill_id: ColumnType<number | null, number | null | undefined, never>
    currency: Currency
    at: Date
  }
  ledger_entry: { id: Generated<number>; deed_id: number; account: string; micro: Micro }
}
