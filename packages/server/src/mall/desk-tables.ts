import type { ColumnType, Generated } from 'kysely'
import type { Json } from '../core/tables.ts'

type Currency = 'CNY' | 'USD'

/** What came and went back on a day by one way to pay, in millionths. */
export interface DaySumRow {
  payType: 'ALI' | 'BANK' | 'WX'
  currency: Currency
  received: string
  returned: string
}

/** The tables of what the desk does about money. */
export interface DeskTables {
  reconciliation: {
    id: Generated<number>
    asked_at: Date
    asked_by: number | null
    /** Asked for as text, as 2026-11-20. */
    day: ColumnType<unknown, string, never>
    ended_at: ColumnType<Date | null, undefined, Date>
    trouble: Generated<string>
    faults: ColumnType<string[], undefined, string[]>
    sums: Json<DaySumRow[]>
  }
  desk_refund: {
    id: Generated<number>
    order_id: number | null
    bill_id: number | null
    currency: Currency
    /** Millionths; read as text, since drivers make different numbers of them. */
    micro: ColumnType<unknown, string, string>
    reason: string
    status: 'done' | 'refused' | 'waiting' | 'withdrawn'
    needs_second: boolean
    asked_by: number
    asked_at: Date
    decided_by: ColumnType<number | null, undefined, number>
    decided_at: ColumnType<Date | null, undefined, Date>
    decide_reason: Generated<string>
  }
}
