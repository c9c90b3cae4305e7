import { isColumnName } from './column-words.ts'

const sum = /^(?:合计|总计|小计|共计|总数量|合計|總計|小計|(?:sub|grand ?)?total)[:：]?$/i

/** A line that parts the head from the body: ____, |---|, ====. */
const stroke = /^[-_=*:|.·—－]{2,}$/

/** Words alone in a line, without what may be a number or a value: 二、电容类; and a pair beneath a list: Date: 2026. */
const isTitle = ([first = '', ...others]: readonly string[]): boolean =>
  others.length === 0
    ? /\p{Script=Han}/u.test(first) && !/[a-z]\d|\d[a-z]|\d{2}/i.test(first)
    : others.length === 1 && /\p{Letter}[:：]$/u.test(first)

/** What people say before a list and behind it. */
const greeting =
  /^(?:(?:各位|老板|亲|大家|\u4f60|您)*好|老板|求|请|麻烦|帮(?:忙)?|谢谢|多谢|感谢|在吗|尽快|急(?![停救])|报价|报个价|询价|含税|采购清单|(?:thanks|hi|hello)(?![\w-]))(?!.*[a-z]\d)(?!.*\d[a-z])[^\d]{0,30}$/i

/** Halves of names and units, as they stand in the second line of a header: 单板, 总计, PCS, (元). */
const half = /^(?:[([（【].*[)\]）】]|单[板台套机]|每[板台套]|[合总小]计|总用量|pcs?|个|只|元|rmb|usd|mm|%|[vw])$/i

const isHalf = (cells: readonly string[]): boolean =>
  cells.every((cell) => half.test(cell) || isColumnName(cell)) && (cells.length > 1 || /^[([（【]/.test(cells[0] ?? ''))

interface Around {
  /** The header. */
  names: readonly string[]
  /** Whether it stands right below the header. */
  isFirst: boolean
  /** The line above that its places belong to. */
  into: number | undefined
}

/** Why a row is no line of its own: sums, titles, strokes, and the names of the columns where a second table begins. */
export function asideOf(cells: readonly string[], { names: header, isFirst, into }: Around): string | undefined {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean)
  const names = header.map((cell) => cell.trim()).filter(Boolean)
  if (filled.length === 0) return undefined
  if (into !== undefined) return `位号接第 ${into} 行，已并入`
  if (isFirst && names.length > 0 && isHalf(filled)) return '又一次表头，已跳过'
  // A number of the line may stand before it.
  if (filled.slice(0, 2).some((cell) => sum.test(cell))) return '合计行，已跳过'
  if (filled.every((cell) => stroke.test(cell))) return '分隔线，已跳过'
  const isWords = names.length > 2 ? isTitle(filled) : filled.length === 1 && greeting.test(filled[0] ?? '')
  if (isWords) return '标题或说明，已跳过'
  return filled.length > 1 && filled.join('\u{1F}') === names.join('\u{1F}') ? '又一次表头，已跳过' : undefined
}
