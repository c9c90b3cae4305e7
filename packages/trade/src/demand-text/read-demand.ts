import { folded } from '../query/place.ts'
import type { DemandLine, LineWord } from './demand-line.ts'
import { contactSpans } from './hidden-contact.ts'
import { readingsOf, type WordReading } from './read-word.ts'

/** Lines that are read at once; a batch of posts takes no more. */
const mostLines = 500

/** A line of a table is long; what is beyond is no post. */
const longestLine = 1000

/**
 * Reads what somebody wants or offers, a line for each part, in any order of words and either width.
 *
 * @example readDemandLines('求 STM32F103C8T6 2K 24+ 现货 含税 深圳 ¥3.2')[0]
 * // { type: 1, model: 'STM32F103C8T6', quantity: 2000, batchNo: '24+', delivery: '现货', taxIncluded: true, … }
 */
export const readDemandLines = (text: string): DemandLine[] =>
  text
    .split(/\r\n|[\n\r\u2028]/)
    .filter((line) => line.trim() !== '')
    .slice(0, mostLines)
    .map((line) => readDemandLine(line.slice(0, longestLine)))

/** Reads one line. */
export function readDemandLine(text: string): DemandLine {
  const plain = folded(text).replaceAll('￥', '¥')
  const contacts = contactSpans(plain)
  const open = contacts.reduce(blanked, plain)
  const words = contacts.map((span) => ({ kind: 'contact' as const, ...span }))
  const line: DemandLine = { text, words, rest: '', lacks: [] }
  const rest: string[] = []
  for (const { start, end } of wordsIn(open)) {
    const word = open
      .slice(start, end)
      .replaceAll(/\s/g, '')
      .replace(/[:：]$/, '')
    const reading = readingsOf(word).find((one) => isNew(line, one))
    Object.assign(line, reading?.told)
    line.words.push({ kind: reading?.kind ?? 'rest', start, end })
    if (!reading) rest.push(text.slice(start, end))
  }
  line.words.sort((one, other) => one.start - other.start)
  return { ...line, rest: rest.join(' '), lacks: lacksOf(line) }
}

const lacksOf = (line: DemandLine): DemandLine['lacks'] =>
  (['model', 'quantity'] as const).filter((field) => line[field] === undefined)

/** A word says something once: the second quantity of a line is not understood. */
const isNew = (line: DemandLine, { kind }: WordReading): boolean => line.words.every((word) => word.kind !== kind)

type Span = Pick<LineWord, 'end' | 'start'>

/** A line without what stands at a place; every other letter stays at its own. */
const blanked = (line: string, { start, end }: Span): string =>
  line.slice(0, start) + ' '.repeat(end - start) + line.slice(end)

/** Words that belong to the next: 批号 24+, ¥ 3.2. */
const label =
  /^(?:数量|批号|批次|年份|d\/?c|单价|价格|目标价|接受价|品牌|厂家|封装|交期|货期|交货地|型号|料号|qty|mpn|¥|\$|[x×*])[:：]?$/i
/** Words that belong to the number before them: 5000 PCS, 2 K. */
const unit = /^(?:pcs?|个|只|片|颗|件|粒|k|kk|w|万|千|百万|元|块|美金|美元|rmb|usd)$/i

/** The words of a line, a label with its value and a number with its unit as one. */
function wordsIn(open: string): Span[] {
  const spans = [...open.matchAll(/(?:[^\s,，、;；|]|(?<=\d),(?=\d{3}(?!\d)))+/gu)]
    .map((found) => ({ start: found.index, end: found.index + found[0].length }))
    .flatMap((span) => withoutType(open, span))
  return spans.reduce<Span[]>((joined, span) => {
    const last = joined.at(-1)
    if (last && belongs(open, last, span)) last.end = span.end
    else joined.push({ ...span })
    return joined
  }, [])
}

function belongs(open: string, last: Span, next: Span): boolean {
  const [before, behind] = [open.slice(last.start, last.end), open.slice(next.start, next.end)]
  return (label.test(before) && !label.test(behind)) || (/^[\d.,]+$/.test(before) && unit.test(behind))
}

/** 求STM32F103 is two words. */
function withoutType(open: string, { start, end }: Span): Span[] {
  const [all = ''] =
    /^(?:急?求购?|收购?|采购|供应?|出售?)[:：]?(?=[A-Za-z0-9])|^(?:求购?|供应?|出售?)[:：](?=.)/.exec(
      open.slice(start, end),
    ) ?? []
  if (all === '') return [{ start, end }]
  const word = all.replace(/[:：]$/, '').length
  return [
    { start, end: start + word },
    { start: start + all.length, end },
  ]
}
