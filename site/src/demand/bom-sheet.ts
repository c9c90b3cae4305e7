import type { BomSheet } from '@xinpu/sdk/types'
import type { BomItem } from './bom-item.ts'
import type { BomList } from './bom-list.ts'

/** As much as a saved list keeps of a sheet. */
const mostColumns = 60
const longestCell = 4000
/** Bytes of a request; the rest of it is for its name and the like. */
const mostBytes = 4_190_000

type Lines = readonly { rowNo: number }[]

/** The sheet of the lines that are saved, as they were read; nothing where there is none, or where it has no room beside them. */
export function sheetFor({ header, items }: Pick<BomList, 'header' | 'items'>, lines: Lines): BomSheet | undefined {
  const cells = new Map(items.map((item) => [item.rowNo, item.cells]))
  const sheet = { header: tidy(header), rows: lines.map(({ rowNo }) => tidy(cells.get(rowNo) ?? [])) }
  const isThere = sheet.header.length > 0 || sheet.rows.some((row) => row.length > 0)
  return isThere && bytesOf(sheet) + bytesOf(lines) <= mostBytes ? sheet : undefined
}

/** Empty cells say nothing; those at the end of a row are not kept. */
function tidy(row: readonly string[]): (string | null)[] {
  const cells = row.slice(0, mostColumns).map((cell) => cell.trim().slice(0, longestCell).trim().toWellFormed())
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1).map((cell) => cell || null)
}

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

const known: readonly (readonly [name: string, of: (item: BomItem) => string | undefined])[] = [
  ['型号', ({ ask }) => ask.model],
  ['参数值', ({ ask }) => ask.value],
  ['数量', ({ quantity }) => String(quantity ?? '')],
  ['封装', ({ ask }) => ask.package],
  ['品牌', ({ ask }) => ask.brand],
  ['位号', ({ ask }) => ask.designator],
  ['描述', ({ ask }) => ask.description],
  ['商城编号', ({ ask }) => ask.supplierNo],
  ['备注', ({ ask }) => ask.remark],
]

/** What is known of lines whose sheet is not: a column for each thing that one of them tells. */
export function knownSheet(items: readonly BomItem[]): { header: string[]; rows: string[][] } {
  const told = known.filter(([, of]) => items.some((item) => of(item)))
  return { header: told.map(([name]) => name), rows: items.map((item) => told.map(([, of]) => of(item) ?? '')) }
}
