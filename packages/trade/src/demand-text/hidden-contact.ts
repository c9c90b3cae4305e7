import { asSeen, withDigits, withLetters, withNoughts, type Span } from './as-seen.ts'
import { chatIds } from './chat-ids.ts'
import { callNumbers } from './call-numbers.ts'
import { netAddresses } from './net-addresses.ts'

/** What stands where somebody wrote how to reach them. */
export const hiddenContact = '[已隐藏联系方式]'

/** Ways to reach somebody past the board, those that hold another first: a number in an address of mail. */
const contacts: readonly RegExp[] = [...netAddresses, ...chatIds, ...callNumbers]

/** Where in a text somebody wrote how to reach them, in its order. */
export function contactSpans(typed: string): Span[] {
  const { text, typedAt } = asSeen(typed)
  const spans: Span[] = []
  let open = withoutContacts(text, spans)
  for (const reading of [withNoughts, withDigits, withLetters]) {
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
