import type { BargainState } from '@xinpu/trade/order'
import type { ColumnType, Generated } from 'kysely'

/** The table of offers for goods; prices are millionths, read as text, since drivers make different numbers of them. */
export interface BargainTables {
  goods_bargain: {
    id: Generated<number>
    account_id: number
    merchant_id: number
    goods_id: number
    quantity: number
    price_micro: ColumnType<unknown, string, never>
    reply_micro: ColumnType<unknown, string | undefined, string>
    status: ColumnType<BargainState, BargainState | undefined, BargainState>
    remark: Generated<string>
    reply_remark: Generated<string>
    order_id: number | null
    created_at: Date
    replied_at: Date | null
    expires_at: Date
  }
}
