/** The text of a page as pdf.js gives it: runs in reading order, and whether a line ends after each. */
export interface PageText {
  runs: readonly string[]
  endsLine: readonly boolean[]
}

/** A part of one run that a hit covers. */
export interface HitPart {
  run: number
  start: number
  end: number
}

/** One place where the word stands; it may spread over several runs. */
export interface Hit {
  page: number
  parts: readonly HitPart[]
  /** The words around it. */
  snippet: string
}

/** Hits of one page, as a list shows them. */
export interface PageHits {
  page: number
  /** The words around the first hit; empty where they may not be read. */
  snippet: string
  count: number
}

const han = /\p{Script=Han}/u
const letter = /\p{L}/u
const around = 40
const mostHits = 2000

/** What is looked for: the words as they follow each other, and each of them. */
export interface FindPattern {
  whole: RegExp
  words: readonly RegExp[]
}

/**
 * Words as a pattern that forgives what typesetting does to them: letters of either case, hyphens and spaces for each
 * other (`soft-start` finds ‘Soft Start’), words broken with a hyphen at the end of a line, Chinese set with air, figures
 * with or without a space before their unit, and either way to write micro.
 */
export function patternOf(query: string): FindPattern | undefined {
  const words = query
    .normalize('NFKC')
    .trim()
    .slice(0, 100)
    .split(/[\s\-‐‑–_]+/u)
    .filter(Boolean)
    .map(wordPattern)
  if (words.length === 0) return undefined
  return { whole: patternFor(words.join('[\\s\\-‐‑–_]*')), words: words.map(patternFor) }
}

const patternFor = (source: string): RegExp => new RegExp(source, 'giu')

function wordPattern(word: string): string {
  const letters = [...word]
  return letters.map((one, at) => sign(letters, at) + joint(one, letters[at + 1])).join('')
}

/** `4.7uF` is set as ‘4.7 µF’. */
function sign(letters: readonly string[], at: number): string {
  const [before = '0', one = '', after = ''] = [letters[at - 1], letters[at], letters[at + 1]]
  return /[uμ]/u.test(one) && /\d/.test(before) && /[FHAVWSs]/.test(after) ? '[uμ]' : escape(one)
}

/** What may stand between two characters of a word. */
function joint(left: string, right: string | undefined): string {
  if (right === undefined) return ''
  if (han.test(left) && han.test(right)) return '\\s*'
  if (/\d/.test(left) && letter.test(right)) return '\\s?'
  return letter.test(left) && letter.test(right) ? '(?:[-\\u00ad]\\n)?' : ''
}

const escape = (one: string): string => one.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** Every place on a page where the words stand together; on a page that has all of them but apart, each of them. */
export function findInPage(page: PageText, number: number, pattern: FindPattern): Hit[] {
  const { text, starts } = joined(page)
  if (!pattern.words.every((word) => text.search(word) >= 0)) return []
  return spansIn(text, pattern)
    .slice(0, mostHits)
    .map(({ start, end }) => ({
      page: number,
      parts: partsOf(page.runs, starts, start, end),
      snippet: snippetOf(text, start, end),
    }))
}

interface Span {
  start: number
  end: number
}

/** Where the words stand in a text: together, or else one by one, of two that overlap the first. */
export function spansIn(text: string, { whole, words }: FindPattern): Span[] {
  const together = matchesOf(text, whole)
  if (together.length > 0 || words.length < 2) return together
  const kept: Span[] = []
  for (const span of words.flatMap((word) => matchesOf(text, word)).sort((one, other) => one.start - other.start))
    if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span)
  return kept
}

const matchesOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }))

/** The runs as one text, and where each of them starts in it. */
function joined({ runs, endsLine }: PageText): { text: string; starts: number[] } {
  const starts: number[] = []
  let text = ''
  for (const [at, run] of runs.entries()) {
    starts.push(text.length)
    text += endsLine[at] ? `${run}\n` : run
  }
  return { text, starts }
}

function partsOf(runs: readonly string[], starts: readonly number[], start: number, end: number): HitPart[] {
  const parts: HitPart[] = []
  let run = Math.max(
    0,
    starts.findLastIndex((at) => at <= start),
  )
  for (; run < runs.length && (starts[run] ?? end) < end; run++) {
    const from = starts[run] ?? 0
    const part = { run, start: Math.max(0, start - from), end: Math.min(runs[run]?.length ?? 0, end - from) }
    if (part.end > part.start) parts.push(part)
  }
  return parts
}

function snippetOf(whole: string, start: number, end: number): string {
  const [from, to] = [Math.max(0, start - around), Math.min(whole.length, end + around)]
  const inside = whole.slice(from, to).replaceAll(/\s+/g, ' ').trim()
  return `${from > 0 ? '…' : ''}${inside}${to < whole.length ? '…' : ''}`
}

/** Hits as a list shows them: a line a page. */
export function hitsByPage(hits: readonly Hit[]): PageHits[] {
  const pages = new Map<number, PageHits>()
  for (const { page, snippet } of hits) {
    const before = pages.get(page)
    pages.set(page, before ? { ...before, count: before.count + 1 } : { page, snippet, count: 1 })
  }
  return [...pages.values()].toSorted((one, other) => one.page - other.page)
}
