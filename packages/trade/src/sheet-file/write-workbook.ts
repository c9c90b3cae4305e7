import { writeXlsx } from 'hucre/xlsx'
import { asTable } from '../sheet/table.ts'

/** A table as the bytes of an xlsx, its first row pinned; every cell is a text, and none starts a formula. */
export function writeWorkbook(name: string, rows: readonly (readonly string[])[]): Promise<Uint8Array> {
  const table = asTable(rows)
  const [head = [], ...body] = table
  const columns = head.map((title, column) => ({ width: widthOf(title, body.slice(0, 50), column) }))
  return writeXlsx({ sheets: [{ name, columns, rows: table, freezePane: { rows: 1 } }] })
}

/** In letters of the font; a Chinese one is as wide as two. */
const widthOf = (title: string, rows: readonly string[][], column: number): number => {
  const longest = Math.max(...[title, ...rows.map((row) => row[column] ?? '')].map((text) => wide(text)))
  return Math.min(48, Math.max(10, longest + 2))
}

const wide = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u{2E7F}' ? 2 : 1), 0)
