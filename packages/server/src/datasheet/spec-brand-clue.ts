import { plainOf } from '@xinpu/trade/words'
import { addTo, clearWinner, passagesOf, type SpecClues } from './spec-clues.ts'

/** The names of brands in their plain form, and the host of their website. */
export interface BrandNames {
  byPlain: ReadonlyMap<string, number>
  byHost: ReadonlyMap<string, number>
}

/** Names are up to this many words long: Alpha & Omega Semiconductor. */
const longestName = 4
const most = 40
/** Below this it is a passing mention. */
const least = 4

/** The brand that a file is of: named in its heading, its copyright, its web addresses. Nothing where two are as likely. */
export function brandIn(clues: SpecClues, names: BrandNames): number | undefined {
  const sums = new Map<number, number>()
  for (const { text, weight } of passagesOf(clues)) {
    for (const id of hostsIn(text, names)) addTo(sums, id, { weight: weight * 3, most })
    for (const { id, worth } of namesIn(text, names)) addTo(sums, id, { weight: weight * worth, most })
  }
  return clearWinner(sums, least)
}

/** `www.ti.com/lit/ds` is of ti.com. */
const hostsIn = (text: string, { byHost }: BrandNames): number[] =>
  [
    ...text
      .toLowerCase()
      .matchAll(/[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|cn|net|org|de|jp|tw|kr|eu)(?:\.(?:cn|tw|hk|jp))?/g),
  ]
    .map(([host]) => byHost.get(bareHost(host)))
    .filter((id) => id !== undefined)

/** A host without what stands before every host. */
export const bareHost = (host: string): string => host.toLowerCase().replace(/^(?:www|ww1|datasheets?|m)\./, '')

interface Mention {
  id: number
  worth: number
}

function namesIn(text: string, names: BrandNames): Mention[] {
  const words = text.match(/\p{Script=Han}+|[A-Za-z0-9][A-Za-z0-9.&+-]*[A-Za-z0-9+]|[A-Za-z0-9]|&/gu) ?? []
  return words.flatMap((word, at) =>
    /\p{Script=Han}/u.test(word) ? hanNamesIn(word, names) : latinNameAt(words, at, names),
  )
}

/** Chinese is written without spaces: a name may stand anywhere within a run. */
function hanNamesIn(run: string, { byPlain }: BrandNames): Mention[] {
  const characters = [...run].slice(0, 200)
  return characters.flatMap((_, from) => {
    const id = [6, 5, 4, 3, 2]
      .filter((length) => from + length <= characters.length)
      .map((length) => byPlain.get(characters.slice(from, from + length).join('')))
      .find((found) => found !== undefined)
    return id === undefined ? [] : [{ id, worth: 1 }]
  })
}

/** The longest name that begins at a word. */
function latinNameAt(words: readonly string[], at: number, { byPlain }: BrandNames): Mention[] {
  for (let length = longestName; length > 0; length -= 1) {
    const taken = words.slice(at, at + length)
    const id = taken.length === length ? byPlain.get(plainOf(taken.join(''))) : undefined
    const worth = id === undefined ? 0 : worthOf(taken, words[at + length])
    if (id !== undefined && worth > 0) return [{ id, worth }]
  }
  return []
}

/** Words of the trade that are names of companies too. */
const ordinary = new Set(
  (
    'linear power micro general national vision advanced international digital analog signal silicon standard global ' +
    'infinite first will on off ad bb ns lt max min diodes relay sensor circuit devices bright sunny harvest pulse ' +
    'excellent master united central active basic common key keyboard supply'
  ).split(' '),
)
const companyWord =
  /^(?:inc|incorporated|corp|corporation|co|ltd|limited|gmbh|ag|llc|semiconductors?|technology|technologies|electronics|microelectronics|devices|company)\.?$/i

/** What a name says: a whole one much, letters that may mean anything little. */
function worthOf(taken: readonly string[], next = ''): number {
  const [first = ''] = taken
  if (taken.length > 1) return 2
  if (companyWord.test(next) && (first.length > 4 || /^[A-Z]/.test(first))) return 2
  if (ordinary.has(first.toLowerCase()) || /^\d+$/.test(first)) return 0
  const isLoud = first === first.toUpperCase()
  if (first.length <= 2) return isLoud ? 0.3 : 0
  if (first.length === 3) return isLoud ? 0.7 : 0
  return /^[A-Z]/.test(first) ? 1 : 0.5
}
