import { fieldsNamed, plainName } from './column-words.ts'
import type { ReadSheet } from './sheet.ts'

/** Rows of a sheet that may stand above its lines, the header among them. */
export const mostAbove = 30

/**
 * The place of the row that names the columns, among the first thirty; -1 where there is none. It is the one that names
 * most different things; of equal ones the first.
 */
export function findHeader({ rows }: Pick<ReadSheet, 'rows'>): number {
  const scores = rows.slice(0, mostAbove).map(({ cells }) => scoreOf(cells))
  const best = Math.max(0, ...scores)
  return best < least ? -1 : scores.indexOf(best)
}

/** Two columns that are named for sure, or one in a sheet of one column. */
const least = 160

function scoreOf(cells: readonly string[]): number {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const surest = new Map<string, number>()
  for (const cell of filled)
    for (const { field, percent } of fieldsNamed(cell)) surest.set(field, Math.max(surest.get(field) ?? 0, percent))
  const figures = filled.filter((cell) => /^[\d.,%¥$-]+$/.test(cell.trim())).length
  const named = [...surest.values()].reduce((sum, percent) => sum + percent, 0)
  const alone = filled.length === 1 && named >= 90 && surest.has('model') ? least : 0
  return Math.max(named - figures * 60, alone)
}

/** What a header row is known again by: the same names in the same order, however they are spaced and cased. */
export function headerSignature(cells: readonly string[]): string {
  const names = cells.map((cell) => plainName(cell) || cell.trim())
  while (names.at(-1) === '') names.pop()
  const text = names.join('\u{1F}')
  return `${names.length}-${digest(text, 0x9dc5_811c)}${digest(text, 0x1234_5678)}`
}

/** 32 bits of a text (FNV-1a over its UTF-16 units), as eight letters. */
function digest(text: string, seed: number): string {
  let sum = seed >>> 0
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x0100_0193) >>> 0
  return (sum ^ (sum >>> 15)).toString(16).replace('-', '').padStart(8, '0')
}
