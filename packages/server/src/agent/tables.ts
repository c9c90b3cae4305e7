import type { AgentType, productLine } from '@xinpu/contract/agent'
import type { ColumnType, Generated } from 'kysely'
import type { Stamp } from '../core/tables.ts'

/** The two kinds of enterprises that sell. */
export type SellerKind = productLine.ProductLine['ownerType']

type LineStatusColumn = productLine.ProductLine['status']

interface LineColumns {
  seller_id: number
  brand_id: number
  category_ids: number[]
  cert_url: string | null
  /** Read as text: drivers make different instants of a day. */
  cert_expire: ColumnType<unknown, string | null, string | null>
  position: number
}

/** The tables of agents and traders, with the views of what everybody sees of them. */
export interface SellerTables {
  seller: {
    id: Generated<number>
    kind: SellerKind
    enterprise_id: number
    name: string
    full_name: string
    name_key: string
    letter: string
    logo: string | null
    website: string | null
    type: AgentType | null
    intro: string | null
    region: string | null
    address: string | null
    view_count: Generated<number>
    /** Half of what it is asked is answered within so many hours; kept by the daily work. */
    answer_hours: ColumnType<number | null, undefined, number | null>
    /** Kept by the database: the last day on which any proof is in force. */
    proven_until: ColumnType<string | null, undefined, undefined>
    created_at: Stamp
  }
  shown_seller: {
    id: number
    kind: SellerKind
    enterprise_id: number
    name: string
    name_key: string
    logo: string | null
    region: string | null
    view_count: number
    created_at: Date
  }
  seller_brand: { seller_id: number; brand_id: number; position: number }
  product_line: LineColumns & {
    id: Generated<number>
    status: ColumnType<LineStatusColumn, LineStatusColumn | undefined, LineStatusColumn>
    reason: Generated<string>
    created_at: Stamp
  }
  passed_line: Pick<LineColumns, 'category_ids' | 'cert_expire' | 'cert_url'> & { line_id: number }
  shown_line: LineColumns & { id: number; status: LineStatusColumn; reason: string }
  sold_brand: { seller_id: number; brand_id: number; position: number }
  agent_product: {
    id: Generated<number>
    seller_id: number
    name: string
    model: string
    model_plain: string
    part_id: number | null
    brand_id: number
    category_id: number | null
    img_url: string
    description: string
    datasheet_id: number | null
    created_at: Stamp
  }
  agent_recommendation: {
    id: Generated<number>
    account_id: number
    name: string
    website: string | null
    brand_id: number | null
    remark: string | null
    created_at: Stamp
  }
}
