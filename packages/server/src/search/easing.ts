type Eased<Found> = Found & { dropped: string[] }

/** So many questions more than the first, at most. */
const mostAsked = 8

/**
 * Asks again without some of the words until something is found, and tells what was left out. One word goes at a time,
 * the one that tells least of a part first; when no single word is in the way, they go one after another.
 */
import type { Term } from '@xinpu/trade/understanding'
export async function easedAnswer<Found extends { total: number }>(
  terms: readonly Term[],
  ask: (text: string, rest: readonly Term[]) => Promise<Found>,
): Promise<Eased<Found> | undefined> {
  const byWeight = terms.filter(({ need }) => need).sort((a, b) => weightOf(a) - weightOf(b))
  for (const left of waysOut(byWeight).slice(0, mostAsked)) {
    const rest = terms.filter((term) => !left.includes(term))
    if (left.some(isUnread) && !rest.some(saysKind)) continue
    const found = await ask(rest.map(({ chip }) => chip.word).join(' '), rest)
    if (found.total > 0) return { ...found, dropped: left.map(({ chip }) => chip.word) }
  }
  return undefined
}

/** What a text finds, or what is left of it where nothing has all of its words: the same words as in the list of parts. */
export async function countedTerms<Counted extends { total: number }>(
  text: string,
  terms: readonly Term[],
  count: (text: string, rest: readonly Term[]) => Promise<Counted>,
): Promise<Counted> {
  const counted = await count(text, terms)
  return counted.total > 0 || text.trim() === '' ? counted : ((await easedAnswer(terms, count)) ?? counted)
}

/** Each word alone, then the lightest two, three and more together; one is always kept. */
function waysOut(byWeight: readonly Term[]): Term[][] {
  if (byWeight.length < 2) return []
  const single = byWeight.slice(0, mostAsked / 2).map((term) => [term])
  const many = byWeight.slice(1, -1).map((_, index) => byWeight.slice(0, index + 2))
  return [...single, ...many]
}

/** Units that tell what a part is; a rating or a tolerance is given up before them. */
const telling = /^(?:容值|阻值|电感量|频率|容量|输出电压|稳压值)$/

/** A word in Chinese that was not understood: mostly a kind of part. */
const isUnread = ({ chip: { kind, word } }: Term): boolean => kind === 'text' && /\p{Script=Han}/u.test(word)

/** Parts of every kind have these. */
const interfaces = /^(?:usb|type-?c|can|lin|i2c|iic|spi|uart|hdmi|wi-?fi|ble|蓝牙|rs-?\d{3})$/i

/** Whether a word tells what is wanted, so that the rest of a query may go: not a package, a brand or USB alone. */
function saysKind({ chip: { kind, label, word } }: Term): boolean {
  if (kind === 'category') return !interfaces.test(word)
  if (kind === 'text') return /\d/.test(word)
  return kind === 'model' || kind === 'marking' || (kind === 'feature' ? label === '类型' : telling.test(label))
}

/** How much a word tells of the part that is meant. */
function weightOf({ chip: { kind, label, word } }: Term): number {
  if (kind === 'text') return /\d/.test(word) ? 8 : 0
  if (kind === 'quantity' || kind === 'range') return label === '精度' ? 1 : telling.test(label) ? 7 : 3
  return { feature: 2, marking: 8, package: 4, category: 6, brand: 4, model: 8, filler: 0 }[kind]
}
