import { chipSizes } from '../query/index.ts'

/** How the cells of a list are written, made plain: what parts a value from its size, its voltage and its tolerance. */

const head = 'R|C|L|RES|CAP|IND|FB'
const sized = new RegExp(`^(?:${head})?(?:${chipSizes})$`, 'i')
const value = String.raw`\d[\d.]*(?:[pnuµμm]?[FH]|[pnuµμmkMR](?:\d{1,2}|Ω)?|Ω)?`
const rating = String.raw`[±]?\d[\d.]*(?:k?V|%|m?A|m?W)|X[5-8][RSTUV]|C[0O]G|NP[0O]|Y5V`
const told = new RegExp(`^(?:${head}|${value}|${rating})$`, 'i')
const headApart = new RegExp(`^(${head}) (?=(?:${chipSizes})\\b)`, 'i')

/** Nothing but a size, values and ratings, parted by hyphens: C-0402-104-50V, R0603-1K-1%, 10K-0603-1%. */
function withoutHyphens(cell: string): string {
  const pieces = cell.trim().split('-')
  const isValue = pieces.length > 1 && pieces.some((piece) => sized.test(piece))
  if (!isValue || !pieces.every((piece) => sized.test(piece) || told.test(piece))) return cell
  // C 0402 is a footprint in one word.
  return pieces.join(' ').replace(headApart, '$1')
}

/** A value and the size right behind it, or before it: 100nF0603, 0603100nF. */
const valueBeforeSize = new RegExp(String.raw`(\d(?:[pnuµμ]F|[kM]?Ω))(?=(?:${chipSizes})(?![\d.]))`, 'gi')
const sizeBeforeValue = new RegExp(
  String.raw`(?<![\w.])((?:[RCL])?(?:${chipSizes}))(?=\d{1,3}(?:\.\d+)?(?:[pnuµμ]F|[kM]?Ω))`,
  'gi',
)

/** What stands in one word, apart; strokes part a value from its ratings too: 10uF/16V/X5R/0805. */
export function apart(cell: string): string {
  return withoutStrokes(withoutHyphens(cell)).replaceAll(valueBeforeSize, '$1 ').replaceAll(sizeBeforeValue, '$1 ')
}

/** A value and what stands behind its strokes. A power of 1/16W keeps its own. */
const withoutStrokes = (cell: string): string =>
  /^\s*\d[\d.]*\s*(?:[pnuµμmkMRΩ][FHΩ]?|[FHΩ])\s*\//i.test(cell)
    ? cell.replaceAll(/\/(?!(?:2|4|8|10|16|20|32)\s*W)/gi, ' ')
    : cell

/** Spreadsheets take 0402 for a figure, and drop its nought. */
export const withNought = (cell: string): string => cell.replace(/^\s*(201|402|603|805)(?:\.0)?\s*$/, '0$1')

/** Underscores part values as blanks do; 4,7k has its comma from Europe, and a jumper is 0 OHM. */
export const plainCell = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('_', ' ')
    .slice(0, 200)
    .trim()
    .replace(/^(\d{1,3}),(\d{1,2})(?= ?[a-zµμΩ]{1,4}$)/i, '$1.$2')
    .replace(/(?<![\w.])0 ?ohms?(?!\w)/i, '0R')
    .replace(/(?<![\w.])(\d*\.\d+) ohms?(?!\w)/i, '$1Ω')
