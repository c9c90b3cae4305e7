import { SheetError, type ReadSheet } from '@xinpu/trade/sheet'

/** A line of a sheet of reports, as it is kept: money in fen or cents, the margin in millionths, days in tenths. */
export interface ReportLine {
  company: string
  stockCode: string
  brand: string
  year: number
  quarter: number
  currency: 'CNY' | 'USD'
  published: string | null
  revenue: number | null
  profit: number | null
  gross_margin: number | null
  research: number | null
  inventory_days: number | null
  source: string
  source_url: string
  source_page: number | null
}

/** A line that was read, or why it was not. */
export type ReadLine = { rowNo: number } & ({ line: ReportLine; fault?: never } | { line?: never; fault: string })

/** What a unit in the head of a column multiplies its figures with. */
const units: Record<string, number> = {
  元: 1,
  万元: 1e4,
  百万元: 1e6,
  亿元: 1e8,
  美元: 1,
  万美元: 1e4,
  百万美元: 1e6,
  亿美元: 1e8,
}

/** Columns that hold money; each needs its unit in the head: 营业收入(亿元). */
const money = { 营业收入: 'revenue', 归母净利润: 'profit', 研发费用: 'research' } as const
const needed = ['公司', '年份', '季度', '来源'] as const

interface Column {
  name: string
  unit: string
}

/** Reads the lines of a sheet whose first line names its columns; lines that begin with # are notes, and a figure that cannot be read costs its whole line. */
export function readReports(sheet: Pick<ReadSheet, 'rows'>): ReadLine[] {
  const [head, ...body] = sheet.rows.filter(({ cells }) => !cells[0]?.startsWith('#'))
  const columns = (head?.cells ?? []).map((cell) => columnOf(cell))
  const missing = needed.filter((name) => !columns.some((column) => column.name === name))
  if (missing.length > 0) throw new SheetError(`第一行没有这些列：${missing.join('、')}`)
  const unknown = columns.find(({ name, unit }) => name in money && !(unit in units))
  if (unknown) throw new SheetError(`“${unknown.name}”要写明单位，如 ${unknown.name}(亿元)`)
  return body.map(({ rowNo, cells }) => readLine(rowNo, columns, cells))
}

/** 营业收入（亿元） is 营业收入 in 亿元. */
function columnOf(cell: string): Column {
  const [, name = '', unit = ''] = /^([^(]*)(?:\(([^)]*)\))?$/.exec(cell.normalize('NFKC').replaceAll(/\s/g, '')) ?? []
  return { name, unit }
}

function readLine(rowNo: number, columns: readonly Column[], cells: readonly string[]): ReadLine {
  const text = (name: string) => (cells[columns.findIndex((column) => column.name === name)] ?? '').trim()
  const figure = (name: string, scale: number) => {
    const unit = columns.find((column) => column.name === name)?.unit ?? ''
    return figureOf(text(name), name, scale * (units[unit] ?? 1))
  }
  try {
    const line: ReportLine = {
      company: bounded(text('公司'), '公司', 80),
      stockCode: text('股票代码').slice(0, 40),
      brand: text('品牌').slice(0, 80),
      year: yearOf(text('年份')),
      quarter: quarterOf(text('季度')),
      currency: currencyOf(text('币种')),
      published: dayOf(text('公告日')),
      revenue: figure('营业收入', 100),
      profit: figure('归母净利润', 100),
      research: figure('研发费用', 100),
      gross_margin: figure('毛利率', 1e4),
      inventory_days: figure('库存天数', 10),
      source: bounded(text('来源'), '来源', 120),
      source_url: addressOf(text('来源地址')),
      source_page: figure('来源页', 1),
    }
    return { rowNo, line }
  } catch (error) {
    if (error instanceof SheetError) return { rowNo, fault: error.message }
    throw error
  }
}

function bounded(text: string, name: string, most: number): string {
  if (text === '') throw new SheetError(`没有填${name}`)
  if (text.length > most) throw new SheetError(`${name}最多 ${most} 个字`)
  return text
}

/** 1,234.5 and 40.1%; empty cells and dashes say that it is unknown. */
function figureOf(text: string, name: string, scale: number): number | null {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[,\s%]/g, '')
    .replace('−', '-')
  if (/^(?:|-|--|—|n\/a)$/i.test(plain)) return null
  const value = /^-?\d+(?:\.\d+)?$/.test(plain) ? Math.round(Number(plain) * scale) : Number.NaN
  if (!Number.isSafeInteger(value)) throw new SheetError(`${name}“${text.slice(0, 24)}”不是数字`)
  return value
}

function yearOf(text: string): number {
  const year = Number(/^(\d{4})年{0,1}$/.exec(text)?.[1])
  if (!(year >= 1990 && year <= 2100)) throw new SheetError(`年份“${text.slice(0, 24)}”须为 1990 到 2100`)
  return year
}

/** 3, Q3, 三季 and 三季度; 0, 年 and 年报 are the whole year. */
function quarterOf(text: string): number {
  const plain = text.toUpperCase().replaceAll(/[第Q季度报\s]/g, '')
  const quarter = ['0', '1', '2', '3', '4'].indexOf(plain)
  const named = quarter >= 0 ? quarter : ['年', '一', '二', '三', '四'].indexOf(plain)
  if (named < 0) throw new SheetError(`季度“${text.slice(0, 24)}”须为 1、2、3、4 或年报`)
  return named
}

function currencyOf(text: string): 'CNY' | 'USD' {
  if (/^(?:|CNY|RMB|人民币)$/i.test(text)) return 'CNY'
  if (/^(?:USD|美元)$/i.test(text)) return 'USD'
  throw new SheetError(`币种“${text.slice(0, 24)}”须为 CNY 或 USD`)
}

function dayOf(text: string): string | null {
  if (text === '') return null
  const plain = text.replaceAll(/[/.]/g, '-')
  const at = new Date(`${plain}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(plain) || Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== plain)
    throw new SheetError(`公告日“${text.slice(0, 24)}”的格式为 2026-01-31`)
  return plain
}

function addressOf(text: string): string {
  if (text === '') return ''
  if (!/^https?:\/\/[^/\s]+\.\S+$/i.test(text) || text.length > 2048)
    throw new SheetError(`来源地址“${text.slice(0, 24)}”须以 http:// 或 https:// 开头`)
  return text
}
