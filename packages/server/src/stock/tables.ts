import type { stock } from '@xinpu/contract/stock'
import type { ColumnType, Generated } from 'kysely'
import type { Stamp } from '../core/tables.ts'

/** The table of what companies say they hold. */
export interface StockTables {
  stock: {
    id: Generated<number>
    enterprise_id: number
    brand_id: number | null
    brand: string
    brand_plain: string
    model: string
    model_key: string
    quantity: number
    /** Millionths of the currency; read as text, since drivers make different numbers of it. */
    price_micro: ColumnType<unknown, string | null, string | null>
    currency: 'CNY' | 'USD'
    batch_no: string
    package: string
    location: string
    status: ColumnType<stock.StockStatus, stock.StockStatus | undefined, stock.StockStatus>
    confirmed_at: Date
    created_at: Stamp
  }
}
