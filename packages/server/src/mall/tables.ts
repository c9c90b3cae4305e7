import type { goods, merchant } from '@xinpu/contract/mall'
import type { FreightRule } from '@xinpu/trade/price'
import type { ColumnType, Generated } from 'kysely'
import type { RejectJson } from '../admin/audit-matter.ts'
import type { Json, Stamp } from '../core/tables.ts'

/** Millionths; read as text, since drivers make different numbers of them. */
type Micros = ColumnType<unknown, string | null, string | null>
type Strings = ColumnType<string[], string[] | undefined, string[]>
type Currency = 'CNY' | 'USD'

/** The tables of shops and of what they sell. */
export interface MallTables {
  merchant: {
    id: Generated<number>
    enterprise_id: number
    account_id: number
    name: string
    name_key: string
    logo: Generated<string>
    banner: Generated<string>
    intro: Generated<string>
    contact_name: string
    contact_mobile: string
    email: string
    bank: string
    bank_account: string
    brand_ids: ColumnType<number[], number[] | undefined, number[]>
    auth_urls: Strings
    freights: Json<FreightRule[]>
    status: ColumnType<merchant.MerchantStatus, merchant.MerchantStatus | undefined, merchant.MerchantStatus>
    reject_reason: string | null
    rejects: Json<RejectJson[]>
    goods_count: Generated<number>
    follow_count: Generated<number>
    score_sum: Generated<number>
    score_count: Generated<number>
    created_at: Stamp
  }
  shop_visit: { merchant_id: number; day: Date; count: number }
  merchant_follow: { account_id: number; merchant_id: number; created_at: Stamp }
  mall_goods: {
    id: Generated<number>
    merchant_id: number
    part_id: number | null
    brand_id: number
    category_id: number
    name: string
    model: string
    model_key: string
    package: Generated<string>
    currency: Currency
    moq: number
    mpq: number
    mins: number[]
    /** Millionths; read as text. */
    micros: ColumnType<unknown, string[], string[]>
    stock: Generated<number>
    img_url: Generated<string>
    images: Strings
    description: Generated<string>
    spec_id: number | null
    is_bargaining: Generated<boolean>
    sale_count: Generated<number>
    status: goods.GoodsStatus
    reject_reason: string | null
    is_shown: Generated<boolean>
    is_deleted: Generated<boolean>
    created_at: Date
    updated_at: Date
  }
  /** Kept by the database itself. */
  goods_tier: {
    goods_id: number
    low: number
    below: number
    micro: Micros
    currency: Currency
    category_id: number
  }
  goods_lot: {
    id: Generated<number>
    goods_id: number
    position: number
    warehouse: string
    batch_no: Generated<string>
    stock: number
    delivery: string
  }
  goods_favour: { account_id: number; goods_id: number; saved_micro: Micros; created_at: Date }
  goods_arrival: { account_id: number; goods_id: number; quantity: number; created_at: Date }
  delivery_address: {
    id: Generated<number>
    account_id: number
    type: 'CN' | 'HK'
    name: string
    mobile: string
    province_id: number
    city_id: number | null
    district_id: number | null
    address: string
    postcode: Generated<string>
    is_default: Generated<boolean>
    created_at: Date
  }
  invoice_title: {
    id: Generated<number>
    account_id: number
    type: 'ordinary' | 'special'
    title: string
    tax_no: string
    bank: Generated<string>
    bank_account: Generated<string>
    address: Generated<string>
    tel: Generated<string>
    email: Generated<string>
    receiver: Generated<string>
    receiver_mobile: Generated<string>
    receiver_address: Generated<string>
    is_default: Generated<boolean>
    created_at: Date
  }
  cart_line: {
    id: Generated<number>
    account_id: number
    goods_id: number
    quantity: number
    is_selected: Generated<boolean>
    seen_micro: Micros
    created_at: Date
  }
}
