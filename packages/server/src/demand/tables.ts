import type { bom, columnMap, demand, excelRow, excelTask } from '@xinpu/contract/demand'
import type { Currency } from '@xinpu/trade/price'
import type { ColumnType, Generated } from 'kysely'
import type { Json, Stamp } from '../core/tables.ts'
import type { WatchedParts } from './bom-change.ts'

/** The tables of supply and demand. */
export interface DemandTables {
  demand: {
    id: Generated<number>
    account_id: number
    enterprise_id: number | null
    type: demand.DemandType
    model: string
    model_plain: string
    brand_id: number | null
    brand: string
    brand_key: string
    quantity: number
    /** Millionths. */
    price: number | null
    currency: Currency
    tax_included: boolean | null
    package: string | null
    batch_no: string | null
    delivery: string | null
    region: string | null
    description: string | null
    images: string[]
    contact_id: number | null
    bom_id: number | null
    status: ColumnType<demand.DemandStatus, demand.DemandStatus | undefined, demand.DemandStatus>
    reject_reason: string | null
    enquiry_count: Generated<number>
    message_count: Generated<number>
    view_count: Generated<number>
    expires_at: Date
    updated_at: Stamp
    refreshed_at: Date | null
    created_at: Stamp
  }
  demand_message: {
    id: Generated<number>
    demand_id: number
    account_id: number
    parent_id: number | null
    to_id: number | null
    content: string
    is_read: Generated<boolean>
    created_at: Stamp
  }
  demand_reveal: { demand_id: number; account_id: number; revealed_at: Stamp }
  stock_match: { demand_id: number; enterprise_id: number; account_id: number; quantity: number; found_at: Date }
  demand_match: {
    account_id: number
    demand_id: number
    own_id: number | null
    search_id: number | null
    reason: string
    found_at: Stamp
  }
  demand_hidden: {
    id: Generated<number>
    account_id: number
    demand_id: number | null
    type: demand.DemandType | null
    model_plain: string | null
    hidden_at: Stamp
  }
  demand_report: {
    id: Generated<number>
    demand_id: number
    account_id: number
    reason: string
    content: string
    created_at: Stamp
  }
  column_map: { account_id: number; signature: string; map: Json<columnMap.ColumnMap>; used_at: Stamp }
  excel_task: {
    id: Generated<number>
    account_id: number
    upload_key: string | null
    file_name: string
    kind: excelTask.ExcelTaskKind
    type: demand.DemandType | null
    status: ColumnType<excelTask.ExcelTaskStatus, excelTask.ExcelTaskStatus | undefined, excelTask.ExcelTaskStatus>
    told: Json<ToldOfSheet>
    from_task_id: number | null
    header: Generated<string[]>
    map: ColumnType<columnMap.ColumnMap, string | undefined, string>
    fail_reason: string | null
    replace_all: Generated<boolean>
    started_at: Date | null
    contact_id: number | null
    valid_days: number | null
    total: Generated<number>
    ready: Generated<number>
    success: Generated<number>
    fail: Generated<number>
    deleted: Generated<number>
    skipped: Generated<number>
    created_at: Stamp
    finished_at: Date | null
  }
  excel_row: {
    id: Generated<number>
    task_id: number
    row_no: number
    cells: string[]
    model: string
    brand: string
    brand_id: number | null
    quantity: number | null
    /** Millionths. */
    price: number | null
    currency: Currency
    package: string
    batch_no: string
    delivery: string
    location: Generated<string>
    remark: string
    error: string | null
    status: excelRow.ExcelRowStatus
  }
  bom: {
    id: Generated<number>
    account_id: number
    name: string
    boards: number
    attrition: number
    line_count: number
    cart_count: number
    demand_count: number
    review_count: number
    lines: Json<bom.BomLine[]>
    sheet: Json<bom.BomSheet> | null
    share_code: string | null
    watched: Json<WatchedParts> | null
    created_at: Stamp
    updated_at: Stamp
  }
  bom_version: {
    bom_id: number
    number: number
    boards: number
    attrition: number
    line_count: number
    lines: Json<bom.BomLine[]>
    sheet: Json<bom.BomSheet> | null
    created_at: Stamp
  }
}

/** What the owner of a spreadsheet says of it. */
export interface ToldOfSheet {
  encoding?: 'big5' | 'gb18030' | 'utf-16le' | 'utf-8'
  /** The sheet's name. */
  sheet?: string
  map?: columnMap.ColumnMap
}
