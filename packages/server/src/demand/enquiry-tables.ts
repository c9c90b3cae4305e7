import type { enquiry } from '@xinpu/contract/demand'
import type { Currency } from '@xinpu/trade/price'
import type { ColumnType, Generated } from 'kysely'
import type { Stamp } from '../core/tables.ts'

/** The tables of quotes. Prices are millionths. */
export interface EnquiryTables {
  enquiry: {
    id: Generated<number>
    demand_id: number
    account_id: number
    enterprise_id: number | null
    owner_id: number
    seat: number
    revision: Generated<number>
    quantity: number
    price: number
    currency: Currency
    tax_included: boolean
    taxed_price: number
    batch_no: string | null
    delivery: string | null
    remark: string | null
    valid_days: number
    valid_until: Date
    contact_id: number | null
    status: ColumnType<enquiry.EnquiryStatus, enquiry.EnquiryStatus | undefined, enquiry.EnquiryStatus>
    round_count: Generated<number>
    is_read: Generated<boolean>
    bidder_left: Generated<boolean>
    owner_left: Generated<boolean>
    created_at: Stamp
    updated_at: Stamp
  }
  enquiry_round: {
    id: Generated<number>
    enquiry_id: number
    act: enquiry.EnquiryAct
    revision: number
    quantity: number | null
    price: number | null
    currency: Currency | null
    tax_included: boolean | null
    batch_no: string | null
    delivery: string | null
    valid_until: Date | null
    content: string | null
    created_at: Stamp
  }
}
