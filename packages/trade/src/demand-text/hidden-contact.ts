import { asSeen, withDigits, withNoughts, type Span } from './as-seen.ts'

/** What stands where somebody wrote how to reach them. */
export const hiddenContact = '[已隐藏联系方式]'

const stroke = String.raw`\-\u2010-\u2015\u2212`
/** Blanks, strokes and dots that people put between digits. */
const gap = String.raw`[\s${stroke}.·•・_*~]{0,3}`
const dotless = String.raw`[\s${stroke}·•・_*~]{0,3}`
const parted = String.raw`[\s${stroke}.·•・_*~]{1,3}`
/** Behind the three digits that a mobile begins with, whatever does not belong to a word. */
const anything = String.raw`[\s${stroke}.·•・_*~/,、()|:;]{1,3}`
const blank = String.raw`[\s${stroke}]{1,3}`
const maybeBlank = String.raw`[\s${stroke}]{0,3}`
const [begins, ends] = ['(?<![0-9A-Za-z])', '(?![0-9A-Za-z])']
/** Digits in any groups are a number where they stand alone; within 146-32.768-12.5-20 they are a part's. */
const [alone, ended] = [`${begins}(?<![0-9A-Za-z][-_.,/])`, `${ends}(?![-_./][0-9A-Za-z])`]

/** A word of two letters, with what stands between them. */
const apart = (word: string): string => [...word].join(String.raw`[\s.·_*\-]{0,3}`)
const isSaid = String.raw`\s*(?:[:=是]\s*)?`

const names = {
  weChat: `加?(?:${['微信', '薇信', '威信'].map(apart).join('|')}|(?<![a-z0-9])(?:${apart('v信')}|we\\s?chat)|加v|加微|\\+v)`,
  qq: `(?:(?<![a-z])q\\s?q|${apart('扣扣')}|${apart('企鹅')})`,
  telephone: `(?:${['电话', '手机', '热线', '传真', '致电', '座机'].map(apart).join('|')}|联系方式|联系电话|(?<![a-z])(?:tel|(?:tele|cell)?phone|mobile|mob|call))`,
}

const inland = `(?:\\+?86${gap})?`
/** An area code, which no chip size is. */
const area = '(?!0(?:402|603|805))0(?:10|2\\d|[3-9]\\d{2})'
const local = `(?:\\d{7,8}|\\d{4}${parted}\\d{4}|\\d{3}\\s{1,3}\\d{4})`
/** A price with its sign is no number, nor are pieces before the day of their delivery: ¥138.5, 138 20241122. */
const noTerms = '(?<![¥$]\\s?(?=\\d+\\.\\d+(?![\\d.])))(?!1[3-9]\\d\\s+20[12]\\d-?[01]\\d-?[0-3]\\d(?!\\d))'
/** Steps of quantities are round: 150/2000/3000. */
const noSteps = '(?!\\d{3}\\s?[/,、|]\\s?[1-9]\\d00\\s?[/,、|]\\s?[1-9]\\d00(?!\\d))'
/** What mobiles of the mainland begin with. */
const mobile = '(?:13\\d|14[5-9]|15[0-35-9]|16[2567]|17[0-8]|18\\d|19[0-35-9])'

/**
 * Ways to reach somebody past the board, the longest first: a number behind its name, a mobile of the mainland, a
 * landline with its area code, a number of another country, a service line, an address of mail.
 */
const contacts: readonly RegExp[] = [
  `${names.weChat}\\s*(?:号|号码|同号|id|同步)?${isSaid}(?:[a-z][\\w-]{4,19}|1[3-9]\\d{9}|\\d{5,12})`,
  `${names.qq}\\s*(?:号|群)?${isSaid}[1-9]\\d{4,11}`,
  `${names.telephone}\\s*(?:号|号码)?\\s*(?:[:=是.]\\s*)?\\+?[\\d(][\\d()\\s${stroke}.·_*]{5,22}\\d`,
  `(?<![a-z0-9])[vw]x(?:\\s*(?:号|id)?(?:\\s*[:=是]\\s*|\\s+)[a-z][\\w-]{4,19}|(?:号|id)?${isSaid}(?:1[3-9]\\d{9}|\\d{5,12}))${ends}`,
  // V: and Q: stand before an id; a round number behind Q: is pieces.
  `(?<![a-z0-9])v\\s*:\\s*(?:[a-z][\\w-]{5,19}|1[3-9]\\d{9})(?![\\w-])`,
  `(?<![a-z0-9])q\\s*:\\s*[1-9]\\d{6,10}(?<!000)${ends}`,
  `${begins}${inland}1[3-9]\\d{9}${ends}`,
  `${begins}(?<![0-9A-Za-z][,/])${inland}\\(?${noTerms}${noSteps}${mobile}${anything}\\d{4}(?:${anything})?\\d{4}${ends}`,
  // Of 1.85 the dot is no gap, of 138.001 it is.
  `${alone}${inland}${noTerms}1${dotless}[3-9]${dotless}(?:\\d${dotless}){8}\\d${ended}`,
  `${alone}${inland}${noTerms}1[3-9]\\d${gap}(?:\\d${gap}){7}\\d${ended}`,
  `${alone}1${parted}[3-9]${parted}(?:\\d${parted}){8}\\d${ended}`,
  `(?<![0-9A-Za-z-])(?<!\\d\\.)(?:\\(${area}\\)${gap}|${area}${blank})${local}${ends}`,
  `(?<![0-9A-Za-z.-])(?:0(?:10|2\\d)[2-8]\\d{7}|0[3-9]\\d{10})(?![0-9A-Za-z.])`,
  `${begins}(?:\\+|00)(?:852|853|886)${gap}\\d{4}${gap}\\d{4,5}${ends}`,
  `${begins}\\+(?:\\d[\\s${stroke}.()]{0,3}){9,14}\\d${ends}`,
  `(?<![0-9A-Za-z-])400${blank}(?:\\d{3}${maybeBlank}\\d{4}|\\d{4}${maybeBlank}\\d{3})${ends}`,
  `(?<![\\w.+-])[\\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{2,63}){1,4}`,
].map((pattern) => new RegExp(pattern, 'giu'))

/** Where in a text somebody wrote how to reach them, in its order. */
export function contactSpans(typed: string): Span[] {
  const { text, typedAt } = asSeen(typed)
  const spans: Span[] = []
  let open = withoutContacts(text, spans)
  for (const reading of [withNoughts, withDigits]) {
    const read = reading(open)
    if (read !== open) open = withoutContacts(read, spans)
  }
  return spans.map(typedAt).sort((one, other) => one.start - other.start)
}

/** A text without the contacts in it, every other letter in its place; where they stood is added to the spans. */
const withoutContacts = (text: string, spans: Span[]): string =>
  contacts.reduce(
    (open, contact) =>
      open.replaceAll(contact, (found: string, start: number) => {
        spans.push({ start, end: start + found.length })
        return '\0'.repeat(found.length)
      }),
    text,
  )

/**
 * Takes telephone numbers, WeChat and QQ ids and mail addresses out of a text that everybody will see (a post's contact
 * is shown to people who are logged in, and that is noted). Part numbers, quantities and prices stay.
 *
 * @example hideContacts('微信 xinpu_01，电话 138-0013-8000') // '[已隐藏联系方式]，[已隐藏联系方式]'
 */
export const hideContacts = (text: string): string =>
  contactSpans(text).reduceRight(
    (shown, { start, end }) => shown.slice(0, start) + hiddenContact + shown.slice(end),
    text,
  )

/** Whether a text says how to reach somebody. */
export const holdsContact = (text: string): boolean => contactSpans(text).length > 0
