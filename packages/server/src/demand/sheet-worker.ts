import {
  findHeader,
  guessColumns,
  headerSignature,
  mapRows,
  partColumns,
  SheetError,
  type ColumnField,
  type ReadSheet,
} from '@xinpu/trade/sheet'
import { readSheets } from '@xinpu/trade/sheet-file'
import { answerEach } from '../storage/thread-answer.ts'
import { lineOf } from './sheet-row.ts'
import type { SheetAnswer, SheetWork } from './sheet-thread.ts'

async function read({ bytes, kind, mostRows, encoding, sheet: name, map, known }: SheetWork): Promise<SheetAnswer> {
  const { sheets } = await readSheets(bytes, { mostRows, encoding })
  const sheet = chosen(sheets, name)
  const at = findHeader(sheet)
  const header = sheet.rows[at]?.cells ?? []
  const columns = [...(map ?? known[headerSignature(header)] ?? guessed(sheet, at))]
  const naming: readonly ColumnField[] = partColumns[kind]
  if (!columns.some(({ field }) => naming.includes(field))) return { fault: '没有找到型号列，请指出哪一列是型号' }
  if (sheet.rows.length === at + 1) return { fault: '表格只有表头，没有内容' }
  return { header, map: columns, lines: mapRows(sheet, at, columns).map((row) => lineOf(row, kind)) }
}

function chosen(sheets: readonly ReadSheet[], name: string | undefined): ReadSheet {
  const found = name === undefined ? undefined : sheets.find((sheet) => sheet.name === name)
  const sheet = found ?? sheets.find((one) => findHeader(one) >= 0) ?? sheets[0]
  if (!sheet) throw new SheetError('文件里没有内容')
  return sheet
}

const guessed = (sheet: ReadSheet, header: number) =>
  guessColumns(sheet, header).flatMap(({ column, field }) => (field ? [{ column, field }] : []))

answerEach((work: SheetWork) =>
  read(work).catch((error: unknown): SheetAnswer => {
    if (error instanceof SheetError) return { fault: error.message }
    return { fault: '文件已损坏，请用 Excel 或 WPS 打开后重新保存' }
  }),
)
