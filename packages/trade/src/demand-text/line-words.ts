import type { LineWord } from './demand-line.ts'
import { currency } from './tax-price.ts'
import { piecesOf } from './word-parts.ts'

type Span = Pick<LineWord, 'end' | 'start'>

/** Words that belong to the next: 批号 24+, ¥ 3.2. */
const label =
  /^(?:数量|批号|批次|年份|d\/?c|单价|价格|目标价|接受价|品牌|厂家|封装|交期|货期|交货地|型号|料号|qty|mpn|moq|spq|起订量?|最小包装|大?约|¥|\$|@|[x×*])[:：]?$/i
/** Words that belong to the number before them: 5000 PCS, 2 K. */
const unit = /^(?:pcs?|个|只|片|颗|件|粒|盘|卷|k|kk|w|万|千|百万|元|块|rmb)$/i
const number = /^[\d.,]+$/

/** Commas within a word. */
const commas = [
  // Of thousands.
  String.raw`(?<=(?<![A-Za-z0-9.\-])\d{1,3}(?:,\d{3}){0,2}),(?=\d{3}(?!\d))`,
  // Of 2,5K, which is no list.
  String.raw`(?<=(?<![A-Za-z0-9.¥$\-])\d{1,2}),(?=\d{1,2}[kKwW万])`,
  // Before what numbers of NXP end in, and those of Toshiba: 74HC4051D,653 TLP785(GB,F) TC7SH08FU,LJ(CT.
  String.raw`(?<=[A-Za-z][\w\-+/.]{1,30}),(?=\d{2}[1-9](?![\w.])|L[A-Z\d]{1,2}\()`,
  String.raw`(?<=\([A-Z\d-]{1,12}),(?=[A-Z]{1,2}\))`,
].join('|')
const token = new RegExp(String.raw`(?:[^\s,，、;；|【】[\]「」]|${commas})+`, 'gu')

/** The words of a line, a label with its value and a number with its unit as one. */
export function wordsIn(open: string): Span[] {
  const spans = [...open.matchAll(token)].flatMap((found) =>
    piecesOf(found[0]).map(({ start, end }) => ({ start: found.index + start, end: found.index + end })),
  )
  return spans.reduce<Span[]>((joined, span, at) => {
    const last = joined.at(-1)
    if (last && belongs(open, last, span, spans[at + 1])) last.end = span.end
    else joined.push({ ...span })
    return joined
  }, [])
}

function belongs(open: string, last: Span, next: Span, after: Span | undefined): boolean {
  const [before, behind] = [open.slice(last.start, last.end), open.slice(next.start, next.end)]
  const between = open.slice(last.end, next.start)
  // What a bracket or a stroke parts stays parted.
  if (!/^[\s:：,，]*$/.test(between)) return false
  // TP 0.42 is a price, TP4056 a part.
  if (/^tp[:：]?$/i.test(before)) return /^[¥$]|^\d*\.\d/.test(behind)
  if (label.test(before)) return !label.test(behind)
  if (currency.test(before)) return number.test(behind)
  if (between === ' ' && /^\d{1,3}(?: 000)*$/.test(before) && behind === '000') return true
  if (!number.test(before)) return false
  return unit.test(behind) || (currency.test(behind) && isPriced(before, after && open.slice(after.start, after.end)))
}

/** Whether a currency is of the number before it: of 0.42 USD it is, of 5000 USD 0.42 it is not. */
const isPriced = (before: string, after = ''): boolean => before.includes('.') || !/^\d/.test(after)
