import type { SheetRow } from '@xinpu/sdk/sheet'

/** A line of a sheet of parcels. */
export interface ParcelRow {
  /** Line of the file, from 1. */
  rowNo: number
  orderNo: string
  company: string
  no: string
}

/** What the heads of the columns are called, by us and by programs of shops and carriers. */
const heads = {
  orderNo: /订单(?:编)?号|order/i,
  company: /物流公司|快递公司|承运|carrier/i,
  no: /运单|快递单|物流单|tracking/i,
} as const
const fields = ['orderNo', 'company', 'no'] as const
type Field = (typeof fields)[number]

/** Which column holds what; without a head they stand as in our own sheet. */
function columnsOf(head: SheetRow | undefined): Record<Field, number> | undefined {
  const at = (field: Field) => head?.cells.findIndex((cell) => heads[field].test(cell)) ?? -1
  const found = { orderNo: at('orderNo'), company: at('company'), no: at('no') }
  return fields.some((field) => found[field] < 0) ? undefined : found
}

/** The parcels of a sheet; lines without the number of a parcel are those that do not go yet. */
export function parcelRows(rows: readonly SheetRow[]): ParcelRow[] {
  const place = rows.findIndex((row) => columnsOf(row) !== undefined)
  const columns = columnsOf(rows[place]) ?? { orderNo: 0, company: 1, no: 2 }
  return rows.slice(place + 1).flatMap(({ rowNo, cells }) => {
    const read = (field: Field) => (cells[columns[field]] ?? '').trim()
    const row = { rowNo, orderNo: read('orderNo'), company: read('company'), no: read('no') }
    return row.no === '' ? [] : [row]
  })
}

/** What is wrong with a line before it is sent; undefined where it can go. */
export function rowFault({ orderNo, company, no }: ParcelRow): string | undefined {
  if (!/^M\d{20}$/.test(orderNo)) return '订单号应为 M 与 20 位数字'
  if (company === '') return '请填写物流公司'
  if (company.length > 50) return '物流公司最多 50 字'
  return no.length > 50 ? '运单号最多 50 字' : undefined
}
