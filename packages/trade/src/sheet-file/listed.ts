import { chipSizes } from '../query/index.ts'
import { readAmount } from '../sheet/amount.ts'

/** Pieces behind the words of a line that nobody parted: 贴片电阻 10K 0603 x 20, STM32F103C8T6 10pcs, LM358DR---200. */
const pieces =
  /^(.*?\S)(?:\s*(?:[,;:]|-{2,}|[—–]+)\s*|\s+|(?<=[a-z][^\s]*)(?=[×*]))(?:(?:数量|qty)\s*:?\s*|[x×*]\s*)?(\d[\d,.]*\s*(?:k|w|千|万)?\s*(?:pcs?|个|只|片|颗|件|盘)?)$/i
/** A bare figure may be the end of a name; what has a sign or a unit is pieces. */
const signed =
  /(?:[x×*]|数量|qty)\s*[:：]?\s*\d[\d,.]*\s*\p{L}*$|\d\s*(?:pcs?|个|只|片|颗|件|盘)$|[a-z0-9]\s*:\s*\d+$/iu

/**
 * Lines of plain words as columns; undefined where none of them tells pieces. Bare figures are pieces too where half of
 * the parts have theirs with a sign.
 */
export function listedCells(lines: readonly string[]): string[][] | undefined {
  const plain = unnumbered(lines.map((line) => line.normalize('NFKC').trim()))
  const parts = plain.filter((line) => holdsPart(line))
  if (isMost(parts, (line) => isStroked(line))) return cellsOf(plain, lines, isStroked, (line) => line.split(stroke))
  if (!parts.some((line) => isSigned(line))) return undefined
  const isUsual = parts.filter((line) => isSigned(line)).length * 2 >= parts.length
  return cellsOf(plain, lines, (line) => isSigned(line) || (isUsual && hasBare(line)), withPieces)
}

const cellsOf = (
  plain: readonly string[],
  lines: readonly string[],
  has: (line: string) => boolean,
  parted: (line: string) => string[],
): string[][] => plain.map((line, at) => (has(line) ? parted(line) : [lines[at] ?? '']))

const withPieces = (line: string): string[] => pieces.exec(line)?.slice(1, 3) ?? [line]

const isSigned = (line: string): boolean => signed.test(line) && pieces.test(line)

/** 0603 and 1206 are sizes, 3.3 is an output. */
const size = new RegExp(`^(?:0.*|${chipSizes})$`)
const isAmount = (cell: string): boolean => /^\d/.test(cell) && !size.test(cell) && readAmount(cell).value !== undefined

const hasBare = (line: string): boolean => isAmount(pieces.exec(line)?.[2] ?? '')

const isMost = (lines: readonly string[], has: (line: string) => boolean): boolean =>
  lines.filter((line) => has(line)).length * 2 > lines.length

/** Greetings around a list name no part. */
const holdsPart = (line: string): boolean => /\d/.test(line)

const stroke = /\s+\/\s+/

/** LM358DR / 100 / 24+: strokes part columns where pieces stand between them. */
const isStroked = (line: string): boolean => {
  const [, ...more] = line.split(stroke)
  return more.some(isAmount)
}

/** 1. 2、 3): who numbers lines counts up from one, and what stands first in them is no value. */
const numbered = /^(\d{1,3})(?:\.(?!\d)|[、):])\s*(?=\S)/

function unnumbered(lines: string[]): string[] {
  const numbers = lines.flatMap((line) => numbered.exec(line)?.[1] ?? [])
  const isCounted = numbers.length > 0 && numbers.every((number, at) => Number(number) === at + 1)
  return isCounted ? lines.map((line) => line.replace(numbered, '')) : lines
}
