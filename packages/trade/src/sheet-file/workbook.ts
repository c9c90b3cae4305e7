import type { Cell, CellValue, Sheet } from 'hucre'
import { formatValue } from 'hucre'
import type { Continued, ReadSheet, SheetRow } from '../sheet/sheet.ts'

const mostColumns = 256

/** A sheet of a workbook as texts; what people should know of it is noted. */
export function sheetOf(sheet: Sheet): ReadSheet {
  const merged = mergedTexts(sheet)
  const rows: SheetRow[] = []
  let cut = 0
  for (const [at, values] of sheet.rows.entries()) {
    cut = Math.max(cut, values.length - mostColumns)
    const cells = values
      .slice(0, mostColumns)
      .map((value, column) => textOf(value, sheet.cells?.get(`${at},${column}`)))
    const continues = fill(cells, merged.get(at))
    while (cells.length > 0 && cells.at(-1)?.trim() === '') cells.pop()
    if (cells.length === 0) continue
    const isHidden = sheet.rowDefs?.get(at)?.hidden && { isHidden: true }
    rows.push({ rowNo: at + 1, cells, ...isHidden, ...(continues.length > 0 && { continues }) })
  }
  return { name: sheet.name, rows, notes: notesOf(sheet, rows, { merged: merged.size, cut }) }
}

/** The text of a merged cell, with the line that it stands in. */
interface MergedText {
  text: string
  rowNo: number
}

/** Puts texts of merged cells where nothing stands; tells which were put. */
function fill(cells: string[], texts: ReadonlyMap<number, MergedText> = new Map()): Continued[] {
  const last = Math.max(-1, ...texts.keys())
  while (cells.length <= last) cells.push('')
  return [...texts].flatMap(([column, { text, rowNo }]) => {
    if (cells[column]) return []
    cells[column] = text
    return [{ column, rowNo }]
  })
}

function notesOf(
  { hidden, veryHidden }: Sheet,
  rows: readonly SheetRow[],
  { merged, cut }: { merged: number; cut: number },
) {
  const hiddenRows = rows.filter(({ isHidden }) => isHidden).length
  return [
    ...(hidden || veryHidden ? ['这张工作表在文件里是隐藏的'] : []),
    ...(hiddenRows > 0 ? [`有 ${hiddenRows} 行在文件里是隐藏的，也已读入`] : []),
    ...(merged > 0 ? ['有合并的单元格，文字已填到合并的每一行，数字只算一次'] : []),
    ...(cut > 0 ? [`只读前 ${mostColumns} 列，后面的 ${cut} 列已略去`] : []),
  ]
}

/** Texts of cells that are merged downwards, for the rows below the first; a figure counts once. */
function mergedTexts({ merges = [], rows }: Sheet): Map<number, Map<number, MergedText>> {
  const filled = new Map<number, Map<number, MergedText>>()
  for (const { startRow, endRow, startCol, endCol } of merges) {
    const text = rows[startRow]?.[startCol]
    if (!isText(text) || startRow === endRow || endRow - startRow > 5000 || endCol - startCol > 2) continue
    for (let row = startRow + 1; row <= Math.min(endRow, rows.length - 1); row += 1)
      filled.set(row, (filled.get(row) ?? new Map<number, MergedText>()).set(startCol, { text, rowNo: startRow + 1 }))
  }
  return filled
}

const isText = (value: CellValue | undefined): value is string =>
  typeof value === 'string' && !/^[\d.,\s]*$/.test(value)

/** A cell as its program shows it, as far as that tells more: 0402 in a cell of four digits, per cents, days of the calendar. */
function textOf(value: CellValue, cell: Cell | undefined): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value !== 'number') return unquoted(String(value))
  const format = cell?.style?.numFmt ?? ''
  return /^0{2,}$|["kKwW万千]|%$/.test(format) ? formatValue(value, format) : plainFigure(value)
}

/** Without the tail of what binary fractions cannot hold. */
const plainFigure = (value: number): string =>
  Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(12)))

const unquoted = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)
