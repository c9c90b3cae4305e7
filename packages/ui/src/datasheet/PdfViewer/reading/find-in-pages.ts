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

/**
 * A word as a pattern that forgives what typesetting does to it: letters of either case, hyphens and spaces for each
 * other (`soft-start` finds ‘Soft Start’), words broken with a hyphen at the end of a line, Chinese set with air.
 */
export function patternOf(query: string): RegExp | undefined {
  const words = query
    .normalize('NFKC')
    .trim()
    .slice(0, 100)
    .split(/[\s\-‐‑–_]+/u)
    .filter(Boolean)
  if (words.length === 0) return undefined
  return new RegExp(words.map(wordPattern).join('[\\s\\-‐‑–_]*'), 'giu')
}

function wordPattern(word: string): string {
  const letters = [...word]
  return letters.map((one, at) => escape(one) + joint(one, letters[at + 1])).join('')
}

/** What may stand between two characters of a word. */
function joint(left: string, right: string | undefined): string {
  if (right === undefined) return ''
  if (han.test(left) && han.test(right)) return '\\s*'
  return letter.test(left) && letter.test(right) ? '(?:[-\\u00ad]\\n)?' : ''
}

const escape = (one: string): string => one.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** Every place on a page where the pattern matches. */
export function findInPage(text: PageText, page: number, pattern: RegExp): Hit[] {
  const { whole, starts } = joined(text)
  const hits: Hit[] = []
  for (const match of whole.matchAll(pattern)) {
    const [start, end] = [match.index, match.index + match[0].length]
    hits.push({ page, parts: partsOf(text.runs, starts, start, end), snippet: snippetOf(whole, start, end) })
    if (hits.length >= mostHits) break
  }
  return hits
}

/** The runs as one text, and where each of them starts in it. */
function joined({ runs, endsLine }: PageText): { whole: string; starts: number[] } {
  const starts: number[] = []
  let whole = ''
  for (const [at, run] of runs.entries()) {
    starts.push(whole.length)
    whole += endsLine[at] ? `${run}\n` : run
  }
  return { whole, starts }
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
