import type { MatchKind } from '@xinpu/contract/datasheet/part'
import type { Line } from '@xinpu/trade/bom'
import { readQuery } from '@xinpu/trade/query'
import type { House } from '../core/context.ts'

/** A part that was found for a line, and how. */
export interface LineHit {
  id: number
  by: MatchKind
  /** Whether its number of 立创商城 names it. */
  isLcsc?: boolean
}

/** As many parts as are looked at for a line. */
const mostHits = 24
/** Fewer that are found by all that a line tells are joined by those that only have its value and package. */
const enough = 4
/** Numbers of a line that are looked for, besides the very ones. */
const mostNumbers = 2

/** Looks for what has no part of its very number; the same text is asked once for all lines. */
export function lineSearch({ search }: Pick<House, 'search'>): (line: Line) => Promise<LineHit[]> {
  const asked = new Map<string, Promise<Asked>>()
  const ask: Ask = (text, isWhole = false) => {
    const key = `${isWhole} ${text}`
    const known = asked.get(key) ?? find(search, { text, isWhole })
    asked.set(key, known)
    return known
  }
  return async (line) => {
    const byNumber = await numbered(line, ask)
    return byNumber.length > 0 ? byNumber : valued(line, ask)
  }
}

interface Asked {
  hits: LineHit[]
  /** The words that were left out because nothing has them all. */
  dropped: readonly string[]
}

/** @param isWhole Whether no word may be left out. */
type Ask = (text: string, isWhole?: boolean) => Promise<Asked>

async function find(search: House['search'], asked: { text: string; isWhole: boolean }): Promise<Asked> {
  const { hits, dropped } = await search.find({ ...asked, sort: 'relevance', limit: mostHits, offset: 0 })
  return { hits: hits.map(({ id, match = 'words' }) => ({ id, by: match })), dropped }
}

/** By its number in another writing; words that only hold it are no such thing, nor are numbers, where a value is told. */
async function numbered({ numbers, main }: Line, ask: Ask): Promise<LineHit[]> {
  const found = await Promise.all(numbers.slice(0, mostNumbers).map((number) => ask(number)))
  const isNear = ({ by }: LineHit) => by !== 'words' && !(main && by === 'substring')
  return found.map(({ hits }) => hits.filter(isNear)).find((hits) => hits.length > 0) ?? []
}

/** By its value, or by all its words: what has the package alone of a number that nobody makes is no answer to it. */
async function valued({ queries: [fullest, core], main, numbers }: Line, ask: Ask): Promise<LineHit[]> {
  if (fullest === undefined) return []
  if (main) return ofValue(await byValue(fullest, core, { ask, value: main.text.replaceAll(' ', '') }))
  return ofValue(await ofWords({ numbers, queries: core === undefined ? [fullest] : [fullest, core] }, ask))
}

/** By all its words, else without those that only tell how it is made, else by the family and the pins of a connector. */
async function ofWords({ numbers, queries }: Pick<Line, 'numbers' | 'queries'>, ask: Ask): Promise<readonly LineHit[]> {
  const asked = await Promise.all(queries.map((text) => ask(text)))
  const isTold = ({ dropped }: Asked, at: number) =>
    dropped.length === 0 && (at === 0 || hasName(queries[at] ?? '', dropped))
  const isLess = ({ dropped }: Asked, at: number) => numbers.length === 0 && hasName(queries[at] ?? '', dropped)
  for (const isAnswer of [isTold, isLess]) {
    const found = asked.find((answer, at) => answer.hits.length > 0 && isAnswer(answer, at))
    if (found) return found.hits
  }
  const [family] = numbers.flatMap((number) => connectorNumber.exec(number)?.slice(1).join(' ') ?? [])
  return family === undefined ? [] : (await ask(family, true)).hits
}

/** Who writes KF128-2P leaves out the pitch that its maker writes between: KF128-5.08-2P. */
const connectorNumber = /^([A-Z]{1,4}\d{2,}[A-Z]?)-(\d{1,2}P)$/i

const figures: ReadonlySet<string> = new Set(['quantity', 'range', 'package'])

/** Whether more is left of a text than its figures and its package: of 蜂鸣器 5V without 蜂鸣器 nothing is. */
const hasName = (text: string, dropped: readonly string[]): boolean =>
  readQuery(text, () => undefined).readings.some(
    ({ kind, word }) => !figures.has(kind) && /\p{L}/u.test(word) && !dropped.includes(word),
  )

/** What has all that is told comes first, then what has the value and the package; without the value it is no answer. */
async function byValue(fullest: string, core: string | undefined, { ask, value }: { ask: Ask; value: string }) {
  const { hits } = core === undefined ? { hits: [] } : await ask(fullest, true)
  if (hits.length >= enough) return hits
  const [more, unsorted] = await Promise.all([ask(core ?? fullest), ask(withoutKind(fullest), true)])
  const found = [...hits, ...unsorted.hits, ...(more.dropped.includes(value) ? [] : more.hits)]
  return [...new Map(found.map((hit) => [hit.id, hit])).values()]
}

/** A part that a catalogue has sorted nowhere is called 1nF 2kV 1206, and no capacitor. */
const withoutKind = (text: string): string => text.replace(/^\p{Script=Han}+ /u, '')

const ofValue = (hits: readonly LineHit[]): LineHit[] => hits.map(({ id }) => ({ id, by: 'words' }))
