import { soundsOf } from '@xinpu/trade/pinyin'
import { nameKey } from '../enterprise/enterprise-queries.ts'

/** By what a word finds a company; the lower, the better. */
export const wordKind = { start: 0, name: 1, formerStart: 2, former: 3, initials: 4, person: 5, code: 6 } as const

/** A word as it is kept. */
export interface CompanyWord {
  key: string
  kind: number
  /** What is shown for it; empty where that is the name. */
  value: string
}

/** Companies that do business come first, of these those with the shortest names: the lower, the better. */
export const weightOf = ({ name, regStatus }: { name: string; regStatus: string }): number =>
  Math.min([...name].length, 999) + (running.has(regStatus) ? 0 : 1000)
const running: ReadonlySet<string> = new Set(['存续', '在业'])

/** What every name ends with tells nobody apart. */
const tail = /(?:股份|责任)?(?:有限)?(?:责任)?公司$/
const longest = 40
/** The sound of no more than so many signs is spelt. */
const mostSigns = 12

/** A name, or part of one, as it is compared: without brackets, too. */
export const wordKey = (text: string): string =>
  nameKey(text)
    .replaceAll(/[()（）·.,，。]/g, '')
    .slice(0, longest)

/** All that a company is found by besides its code. */
export function wordsOf(company: {
  name: string
  formerNames: readonly string[]
  people: readonly string[]
}): CompanyWord[] {
  const people = [...new Set(company.people)].filter(Boolean)
  const words = [
    ...partsOf(company.name, { start: wordKind.start, inside: wordKind.name, value: '' }),
    ...company.formerNames.flatMap((name) =>
      partsOf(name, { start: wordKind.formerStart, inside: wordKind.former, value: name }),
    ),
    ...initialsOf(company.name).map((key) => ({ key, kind: wordKind.initials, value: key })),
    ...people.map((name) => ({ key: wordKey(name), kind: wordKind.person, value: name })),
  ]
  return [...new Map(words.map((word) => [`${word.key} ${word.kind}`, word])).values()]
}

/** A name from each of its places on; what lies in its tail is no beginning. */
function partsOf(
  name: string,
  { start, inside, value }: { start: number; inside: number; value: string },
): CompanyWord[] {
  const key = wordKey(name)
  const signs = [...key]
  const ends = Math.max(1, [...key.replace(tail, '')].length)
  return Array.from({ length: ends }, (_, at) => ({
    key: signs.slice(at).join(''),
    kind: at === 0 ? start : inside,
    value,
  }))
}

/** First letters of the sound of a whole name, and of what stands behind its place. */
function initialsOf(name: string): string[] {
  const core = wordKey(name).replace(tail, '')
  const signs = [...core].slice(0, mostSigns).join('')
  const initials = soundsOf(signs)[1] ?? ''
  return initials.length < 3 ? [] : [...new Set([initials, initials.slice(2)])].filter((key) => key.length >= 3)
}
