import { folded } from '../query/place.ts'
import type { DemandLine, LineWord } from './demand-line.ts'
import { contactSpans } from './hidden-contact.ts'
import { headingIn } from './kind-words.ts'
import { wordsIn } from './line-words.ts'
import { markLength } from './list-marks.ts'
import { readingsOf, type WordReading } from './read-word.ts'
import { settled, type Word } from './settled-words.ts'
import { postsIn } from './posts.ts'

/** Lines that are read at once; a batch of posts takes no more. */
const mostLines = 500

/** A line of a table is long; what is beyond is no post. */
const longestLine = 1000

/**
 * Reads what somebody wants or offers, a line for each part, in any order of words and either width. What a heading says
 * (求购以下物料：) holds for the lines below it; several parts in one line are a line each.
 *
 * @example readDemandLines('求 STM32F103C8T6 2K 24+ 现货 含税 深圳 ¥3.2')[0]
 * // { type: 1, model: 'STM32F103C8T6', quantity: 2000, batchNo: '24+', delivery: '现货', taxIncluded: true, … }
 */
export function readDemandLines(text: string): DemandLine[] {
  let inherited: 0 | 1 | undefined
  return text
    .split(/\r\n|[\n\r\u2028]/)
    .filter((line) => line.trim() !== '')
    .slice(0, mostLines)
    .flatMap((line) => {
      const heading = headingIn(line)
      inherited = heading ?? inherited
      return heading === undefined ? postsOf(line.slice(0, longestLine), inherited) : []
    })
    .slice(0, mostLines)
}

/** The posts of a line; all are of the kind that the first of them says. */
function postsOf(line: string, heading: 0 | 1 | undefined): DemandLine[] {
  let inherited = heading
  return postsIn(line).map((post) => {
    const read = readDemandLine(post, inherited)
    inherited = read.type ?? inherited
    return read
  })
}

/** Reads one line. @param heading The kind of post where the line does not say. */
export function readDemandLine(text: string, heading?: 0 | 1): DemandLine {
  const plain = folded(text).replaceAll('￥', '¥')
  const mark = markLength(plain)
  const contacts = contactSpans(plain)
  const open = [...contacts, { start: 0, end: mark }].reduce(blanked, plain)
  const line: DemandLine = {
    text,
    words: contacts.map((span) => ({ kind: 'contact' as const, ...span })),
    rest: '',
    lacks: [],
  }
  const rest: string[] = []
  for (const { start, end, readings } of settled(wordsIn(open).map((span) => asWord(open, span)))) {
    const reading = readings.find((one) => isNew(line, one))
    Object.assign(line, reading?.told)
    line.words.push({ kind: reading?.kind ?? 'rest', start, end })
    if (!reading || reading.isMore) rest.push(text.slice(start, end))
  }
  line.words.sort((one, other) => one.start - other.start)
  const type = line.type ?? heading ?? typeOfStock(line)
  return { ...line, ...(type !== undefined && { type }), rest: rest.join(' '), lacks: lacksOf(line) }
}

function asWord(open: string, span: Span): Word {
  const word = open
    .slice(span.start, span.end)
    .replaceAll(/\s/g, '')
    .replace(/[:：]$/, '')
  return { ...span, word, readings: readingsOf(word) }
}

/** A line that begins with 现货 offers it. */
const typeOfStock = ({ words: [first], delivery }: DemandLine): 0 | undefined =>
  first?.kind === 'delivery' && delivery === '现货' ? 0 : undefined

const lacksOf = (line: DemandLine): DemandLine['lacks'] =>
  (['model', 'quantity'] as const).filter((field) => line[field] === undefined)

/** A word says something once: the second brand of a line is not understood. */
const isNew = (line: DemandLine, { kind }: WordReading): boolean => line.words.every((word) => word.kind !== kind)

type Span = Pick<LineWord, 'end' | 'start'>

/** A line without what stands at a place; every other letter stays at its own. */
const blanked = (line: string, { start, end }: Span): string =>
  line.slice(0, start) + ' '.repeat(end - start) + line.slice(end)
