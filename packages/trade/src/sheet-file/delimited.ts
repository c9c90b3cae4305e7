import { detectDelimiter, parseCsv } from 'hucre/csv'
import type { ReadSheet, SheetRow } from '../sheet/sheet.ts'
import { listedCells } from './listed.ts'

/** The cells of a text: of a csv, a tsv, or what was copied from a spreadsheet, an email or a chat. */
export function sheetOfText(text: string, name: string, mostRows: number): ReadSheet {
  const clean = text
    .replace(/^\u{FEFF}/u, '')
    .replaceAll(/\0/g, '')
    .replace(/^sep=(.)\r?\n/i, '')
  const rows: SheetRow[] = []
  const take = (cells: readonly unknown[], at: number) => {
    const texts = cells.map((cell) => unquoted(String(cell ?? '')))
    if (texts.some((cell) => cell.trim() !== '')) rows.push({ rowNo: at + 1, cells: texts })
  }
  const delimiter = delimiterOf(clean)
  const parts = delimiter === gap ? clean.replaceAll(/(?<=\S)(?:\t| {2,})(?=\S)/g, '\t') : clean
  parseCsv(parts, { delimiter: delimiter === gap ? '\t' : delimiter, maxRows: mostRows * 2, onRow: take })
  return { name, rows: parted(rows), notes: [] }
}

/** Lines of one column, of a mail or a chat, have their pieces behind their words. */
function parted(rows: SheetRow[]): SheetRow[] {
  if (rows.some(({ cells }) => cells.length > 1)) return rows
  const cells = listedCells(rows.map((row) => row.cells[0] ?? ''))
  return cells ? rows.map((row, at) => ({ ...row, cells: cells[at] ?? row.cells })) : rows
}

/** A tab beats all else: it is what spreadsheets copy. Several blanks part the columns of mails and chats. */
function delimiterOf(text: string): string {
  const start = text.slice(0, 20_000)
  const lines = start.split(/\r?\n/).filter(Boolean)
  if (lines.filter((line) => line.includes('\t')).length * 2 > lines.length) return '\t'
  const found = detectDelimiter(start) || ','
  if (isUsual(lines, (line) => line.includes(found))) return found
  if (isUsual(lines, (line) => /\S {2,}\S/.test(line))) return gap
  return isUsual(lines, (line) => line.includes('，')) ? '，' : found
}

/** Several blanks, as print-outs and mails part their columns. */
const gap = '  '

const isUsual = (lines: readonly string[], has: (line: string) => boolean): boolean =>
  lines.filter((line) => has(line)).length * 2 > lines.length

/** An apostrophe that was put there so that nothing is taken for a formula. */
const unquoted = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)
