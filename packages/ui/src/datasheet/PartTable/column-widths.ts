import type { ChipModel } from '@xinpu/sdk/types'
import { cellOf, type ParamColumn } from './param-columns.ts'

/** Of 13 px in the monospaced face, of 12 px beside Han characters, and of a Han character in a head. */
const figure = 7.8
const latin = 7.2
const han = 12
/** What stands at both sides of a cell. */
const sides = 32
const least = 72
/** Four of these, at the least room that has four, leave the number its own. */
const most = 'max(80px, 9.5cqi)'
/** Of the widest, a range of temperatures: it takes what room there is beyond that. */
const mostOfWidest = 'max(80px, 9.5cqi, 30cqi - 172px)'

/**
 * The widths that columns of parameters need for their heads and for the longest of these rows. Told before the rows come,
 * so that a table on a slow line does not set its columns again with every row.
 */
export function paramWidths(parts: readonly ChipModel[], columns: readonly ParamColumn[]): string[] {
  const needed = columns.map((column) => neededWidth(parts, column))
  const widest = needed.indexOf(Math.max(...needed))
  return needed.map((width, at) => `min(${width}px, ${at === widest ? mostOfWidest : most})`)
}

function neededWidth(parts: readonly ChipModel[], column: ParamColumn): number {
  const head = textWidth(column.name) + (column.unit === '' ? 0 : (column.unit.length + 1) * latin)
  const cells = parts.map((part) => cellOf(part, column).length * figure)
  return Math.max(least, Math.ceil(Math.max(head, ...cells)) + sides)
}

/** A package with its size, `LQFP-64(10x10)`, stays on one line where the number has room enough beside it. */
export function packageWidth(parts: readonly ChipModel[]): string {
  const longest = Math.max(0, ...parts.map((part) => part.package.length))
  return `min(${Math.max(112, Math.ceil(longest * figure) + sides)}px, max(112px, 30cqi - 162px))`
}

const textWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > '\u2e80' ? han : latin), 0)

/** Of the columns that every list of parts has; the number takes the rest. */
export const fixedWidths = {
  params: '34%',
  stock: { comfortable: '152px', compact: '188px' },
  actions: { two: '88px', three: '120px' },
} as const
