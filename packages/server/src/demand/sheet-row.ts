import type { excelTask } from '@xinpu/contract/demand'
import { holdsContact } from '@xinpu/trade/demand-text'
import type { MappedRow } from '@xinpu/trade/sheet'

/** What a row of a task tells, as its columns were chosen. */
export interface SheetLine {
  rowNo: number
  cells: string[]
  model: string
  brand: string
  quantity: number | null
  price: number | null
  currency: 'CNY' | 'USD'
  package: string
  batchNo: string
  delivery: string
  location: string
  remark: string
  /** Why it cannot be imported, or is no line of its own; null where it can. */
  error: string | null
  /** Whether its model reads as a way to reach somebody: whoever has the catalogue looks whether it is a part. */
  isSuspect: boolean
  /** A sum, a title, a stroke: it is told, and left out. */
  isAside: boolean
}

type Kind = excelTask.ExcelTaskKind

/** The most letters of each text, as posts and lines of stock have them. */
const most = { model: 80, brand: 60, package: 40, batchNo: 40, delivery: 60, location: 60, remark: 500 } as const
const labels = {
  model: '型号',
  brand: '品牌',
  package: '封装',
  batchNo: '批号',
  delivery: '交期',
  location: '库存地',
  remark: '备注',
} as const

/** A mapped row as a line of a task, with all that is wrong with it in one sentence that names the columns. */
export function lineOf(row: MappedRow, kind: Kind): SheetLine {
  const { rowNo, cells, texts, quantity, price, currency, faults, aside } = row
  const { model = '', brand = '', delivery = '', location = '', batchNo = '', package: shape = '', remark = '' } = texts
  const line = { model: model || (texts.supplierNo ?? ''), brand, package: shape, batchNo, delivery, location, remark }
  const error = aside ?? ([...faults, ...faultsOf(line, kind)].join('；') || null)
  const money = { price: price ?? null, currency: currency ?? ('CNY' as const) }
  const isSuspect = holdsContact(line.model)
  return { rowNo, cells, ...line, quantity, ...money, error, isSuspect, isAside: aside !== undefined }
}

type Texts = Pick<SheetLine, keyof typeof most>

/** What is wrong with the texts of a line. Posts may leave the brand open; what lies on a shelf has one. */
function faultsOf(line: Texts, kind: Kind): string[] {
  const long = (Object.keys(most) as (keyof typeof most)[]).filter((field) => line[field].length > most[field])
  return [
    ...(line.model === '' ? ['没有填型号'] : []),
    ...(line.brand === '' && kind === 'stock' ? ['没有填品牌'] : []),
    ...long.map((field) => `${labels[field]}最多 ${most[field]} 个字`),
  ]
}

/** What is wrong with a model that tells how to reach somebody. */
export const contactFault = '型号中不能写联系方式'

interface Corrected extends Texts {
  quantity: number | null
  /** Whether its model tells how to reach somebody. */
  isContact: boolean
}

/**
 * What is wrong with a line that was corrected by hand.
 *
 * @param kept Faults that nobody has mended.
 */
export const faultOfLine = (line: Corrected, kind: Kind, kept: readonly string[] = []): string | null =>
  [
    ...(line.quantity === null ? ['没有填数量'] : []),
    ...kept,
    ...faultsOf(line, kind),
    ...(line.isContact ? [contactFault] : []),
  ].join('；') || null

/** What of the faults of a line is wrong with its price, which is kept nowhere else. */
export const priceFaultsIn = (error: string | null): string[] =>
  [...(error ?? '').matchAll(/(?<=^|；)(?:单价|币种)“.*?”[^；]*/g)].map(([fault]) => fault)
