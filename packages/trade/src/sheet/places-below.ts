import { countDesignators } from './designator.ts'
import type { ColumnChoice, SheetRow } from './sheet.ts'

/** A row with the places that stand below it, and where its own went. */
interface PlacedRow {
  row: SheetRow
  /** The line that its places belong to; missing where it is one of its own. */
  into?: number
}

/** OrCAD breaks long lists of places into lines: R1,R2, and below it R3 alone. Such places are told by the line above too. */
export function withPlacesBelow(rows: readonly SheetRow[], map: readonly ColumnChoice[]): PlacedRow[] {
  const column = map.find(({ field }) => field === 'designator')?.column ?? -1
  const placed: PlacedRow[] = []
  let open: PlacedRow | undefined
  for (const row of rows) {
    const goesOn = open && isOpen(open.row.cells[column]) && isAlone(row.cells, column)
    if (open && goesOn) {
      open.row = joined(open.row, row, column)
      placed.push({ row, into: open.row.rowNo })
    } else placed.push((open = { row }))
  }
  return placed
}

const isOpen = (places = ''): boolean => /[,，、;；]\s*$/.test(places)

const isAlone = (cells: readonly string[], column: number): boolean =>
  cells.every((cell, at) => at === column || cell.trim() === '') && countDesignators(cells[column] ?? '') !== undefined

const joined = (above: SheetRow, below: SheetRow, column: number): SheetRow => ({
  ...above,
  cells: above.cells.with(column, `${above.cells[column]} ${below.cells[column]}`),
})
