import { folded } from '../query/place.ts'

/** What stands where somebody wrote how to reach them. */
export const hiddenContact = '[已隐藏联系方式]'

/** Digits in either width, with the spaces and strokes that people put between them. */
const gap = String.raw`[\s\-–—.·_*]{0,2}`
const digits = (count: string) => String.raw`(?:[0-9]${gap}){${count}}`

/**
 * Ways to reach somebody past the board, the longest first: a number behind its name, a mobile of the mainland, a
 * landline with its area code, which no chip size is, an address of mail.
 */
const contacts: readonly RegExp[] = [
  /加?(?:微信|薇信|威信|vx|wx|we\s?chat|v信|加v|加微|\+v)\s*(?:号|号码|同号|id|同步)?\s*(?:[:：=是]\s*)?(?:[a-z][\w-]{4,19}|1[3-9]\d{9}|\d{5,12})/giu,
  /(?:qq|扣扣|企鹅)\s*(?:号|群)?\s*(?:[:：=是]\s*)?[1-9]\d{4,11}/giu,
  /(?:电话|手机|联系方式|联系电话|热线|传真|致电|座机|tel|phone|mobile|mob|call)\s*(?:号|号码)?\s*(?:[:：=是.]\s*)?\+?[\d(（][\d()（）\s\-–—.·_*]{5,22}\d/giu,
  new RegExp(String.raw`(?<![0-9A-Za-z])(?:\+?86${gap})?1${gap}[3-9]${gap}${digits('8')}[0-9](?![0-9A-Za-z])`, 'gu'),
  /(?<![0-9A-Za-z-])(?!0(?:201|402|603|805))(?:\(0\d{2,3}\)|（0\d{2,3}）|0\d{2,3})[\s\-–—]\d{7,8}(?![0-9A-Za-z])/gu,
  /(?<![\w.+-])[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{2,63}){1,4}/giu,
]

/** Where in a text somebody wrote how to reach them, in its order. */
export function contactSpans(text: string): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = []
  contacts.reduce(
    (open, contact) =>
      open.replaceAll(contact, (found: string, start: number) => {
        spans.push({ start, end: start + found.length })
        return '\0'.repeat(found.length)
      }),
    folded(text),
  )
  return spans.sort((one, other) => one.start - other.start)
}

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
