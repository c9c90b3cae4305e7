import { bomBucketLabels } from '@xinpu/sdk/labels'
import { asTable } from '@xinpu/sdk/sheet'
import type { BomPrice } from '@xinpu/sdk/types'
import { bucketOf, chosenOf, type BomItem } from './bom-item.ts'
import type { BomList } from './bom-list.ts'
import { knownSheet } from './bom-sheet.ts'

const ours = ['匹配型号', '匹配品牌', '匹配封装', '需要数量', '卖家', '单价', '币种', '税', '小计', '去向', '说明']

const goings: Record<string, string> = {
  ...bomBucketLabels,
  failed: '有误',
  deleted: '删除',
  skipped: '跳过',
  merged: '已并入',
}

/** The sheet as it was read, or what is known of its lines, with our columns behind its own. */
export function tableOf({ header, items }: Pick<BomList, 'header' | 'items'>): string[][] {
  const rows = items.map(({ cells }) => cells)
  const width = Math.max(header.length, ...rows.map((cells) => cells.length))
  const sheet = width > 0 ? { header, rows } : knownSheet(items)
  const own = (cells: readonly string[] = []) =>
    Array.from({ length: width || sheet.header.length }, (_, at) => cells[at] ?? '')
  return [[...own(sheet.header), ...ours], ...items.map((item, at) => [...own(sheet.rows[at]), ...found(item)])]
}

function found(item: BomItem): string[] {
  const chosen = chosenOf(item)
  const [price] = chosen?.prices ?? []
  const texts = [
    chosen?.model.model,
    chosen?.model.brandName,
    chosen?.model.package,
    item.match?.pieces,
    price?.merchantName,
    price?.price,
    price?.currency,
    taxOf(price),
    price?.amount,
    goings[bucketOf(item)],
    [...item.faults, item.match?.reason ?? ''].filter(Boolean).join('；'),
  ]
  return texts.map((text) => String(text ?? ''))
}

const taxOf = (price: BomPrice | undefined): string =>
  price?.taxIncluded === undefined ? '' : price.taxIncluded ? '含税' : '未税'

/** A table as a CSV that spreadsheet programs open as UTF-8, and in which no cell starts a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\u{FEFF}${asTable(rows)
    .map((row) => row.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','))
    .join('\r\n')}\r\n`

/** Hands a list to its person as a file. */
export async function saveList(list: BomList, kind: 'csv' | 'xlsx'): Promise<void> {
  const table = tableOf(list)
  const bytes =
    kind === 'csv'
      ? csvOf(table)
      : await import('@xinpu/sdk/sheet-file').then((sheet) => sheet.writeWorkbook('BOM', table))
  const url = URL.createObjectURL(new Blob([bytes as BlobPart]))
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: `${list.name.replaceAll(/[\\/:]/g, '-')}.${kind}`,
  })
  link.click()
  URL.revokeObjectURL(url)
}
