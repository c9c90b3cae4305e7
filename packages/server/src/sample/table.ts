import { ink, page, type Sheet } from './sheet.ts'

/** One column: its share of the width counts against the other shares. */
export interface Column {
  title: string
  share: number
  align?: 'left' | 'center' | 'right'
}

/** Where a table stands and how it is set. */
export interface TablePlace {
  x?: number
  width?: number
  size?: number
}

const pad = 4

/** Writes a ruled table from the present place on; its head comes again on every page it reaches. */
export function writeTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  place: TablePlace = {},
): void {
  const { x = page.left, width = page.body, size = 8.8 } = place
  const all = columns.reduce((sum, column) => sum + column.share, 0)
  const widths = columns.map((column) => (column.share / all) * width)
  const grid: Grid = { sheet, columns, widths, x, width, size }
  writeHead(grid)
  rows.forEach((row, index) => {
    const height = rowHeight(grid, row)
    if (sheet.y + height > page.bottom) {
      sheet.newPage()
      writeHead(grid)
    }
    writeRow(grid, row, height, index % 2 === 1)
  })
  sheet.y += 9
}

interface Grid {
  sheet: Sheet
  columns: readonly Column[]
  widths: readonly number[]
  x: number
  width: number
  size: number
}

function writeHead(grid: Grid): void {
  const { sheet, x, width, size } = grid
  const titles = grid.columns.map((column) => column.title)
  const height = rowHeight(grid, titles, true)
  sheet.doc.rect(x, sheet.y, width, height).fill(sheet.accent)
  writeCells(grid, titles, { bold: true, color: '#ffffff', size })
  sheet.y += height
}

function writeRow(grid: Grid, row: readonly string[], height: number, shaded: boolean): void {
  const { sheet, x, width, size } = grid
  if (shaded) sheet.doc.rect(x, sheet.y, width, height).fill(ink.faint)
  writeCells(grid, row, { bold: false, color: ink.text, size })
  sheet.y += height
  sheet.doc
    .moveTo(x, sheet.y)
    .lineTo(x + width, sheet.y)
    .lineWidth(0.5)
    .stroke(ink.rule)
}

function writeCells(
  grid: Grid,
  cells: readonly string[],
  setting: { bold: boolean; color: string; size: number },
): void {
  let left = grid.x
  grid.columns.forEach((column, index) => {
    const width = grid.widths[index] ?? 0
    const align = column.align ?? 'left'
    grid.sheet.block(cells[index] ?? '', left + pad, grid.sheet.y + pad - 0.5, {
      ...setting,
      width: width - 2 * pad,
      align,
    })
    left += width
  })
}

function rowHeight(grid: Grid, row: readonly string[], bold = false): number {
  const lines = row.map(
    (cell, index) => grid.sheet.linesOf(cell, (grid.widths[index] ?? 0) - 2 * pad, grid.size, bold).length,
  )
  return Math.max(1, ...lines) * grid.size * 1.42 + 2 * pad - 1
}
