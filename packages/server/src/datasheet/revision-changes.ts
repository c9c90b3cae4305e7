import type { revision } from '@xinpu/contract/datasheet'
import { diffArrays } from 'diff'
import { linesOf, withoutFigures, type PageLine } from './revision-lines.ts'

/** Milliseconds for laying whole documents side by side; past them pages are compared one by one. */
const patience = 400
/** Changes within one page that are followed. */
const mostEdits = 400
/** Lines with this share of words in common are one line that was rewritten. */
const alike = 0.4
/** How far ahead a line looks for what became of it. */
const lookahead = 20

type Pages = readonly { page: number; text: string }[]

/** Where two states of a document say different things, in the order of the pages. */
export function changesBetween(before: Pages, after: Pages): revision.RevisionChange[] {
  const [old, fresh] = [linesOf(before), linesOf(after)]
  const changes = changesOf(old, fresh, { timeout: patience }) ?? changesByPage(old, fresh)
  return changes
    .map((change, at) => ({ change, at }))
    .sort(byPage)
    .map(({ change }) => change)
}

type Placed = { change: revision.RevisionChange; at: number }
const byPage = (one: Placed, other: Placed) => one.change.page - other.change.page || one.at - other.at

/** Pages of the same number: a document of which little stayed. */
function changesByPage(old: readonly PageLine[], fresh: readonly PageLine[]): revision.RevisionChange[] {
  const [oldPages, freshPages] = [old, fresh].map((lines) => Map.groupBy(lines, ({ page }) => page))
  const numbers = new Set([...(oldPages?.keys() ?? []), ...(freshPages?.keys() ?? [])])
  return [...numbers].flatMap((page) => {
    const [gone, come] = [oldPages?.get(page) ?? [], freshPages?.get(page) ?? []]
    return changesOf(gone, come, { maxEditLength: mostEdits }) ?? paired(gone, come)
  })
}

function changesOf(
  old: readonly PageLine[],
  fresh: readonly PageLine[],
  bounds: { timeout: number } | { maxEditLength: number },
): revision.RevisionChange[] | undefined {
  const steps = diffArrays(
    old.map(({ text }) => text),
    fresh.map(({ text }) => text),
    bounds,
  )
  if (!steps) return undefined
  const changes: revision.RevisionChange[] = []
  let [oldAt, freshAt] = [0, 0]
  let gone: readonly PageLine[] = []
  for (const { added, removed, value } of steps) {
    if (removed) gone = old.slice(oldAt, (oldAt += value.length))
    else if (added) {
      changes.push(...paired(gone, fresh.slice(freshAt, (freshAt += value.length))))
      gone = []
    } else {
      changes.push(...paired(gone, []))
      gone = []
      oldAt += value.length
      freshAt += value.length
    }
  }
  return [...changes, ...paired(gone, [])]
}

/** Lines that went, and lines that came in their place: each beside the next one that it resembles. */
function paired(gone: readonly PageLine[], come: readonly PageLine[]): revision.RevisionChange[] {
  const matched = new Set<PageLine>()
  let next = 0
  const changes = gone.map((line) => {
    const at = come.slice(next, next + lookahead).findIndex((other) => isAlike(line.text, other.text))
    const match = at < 0 ? undefined : come[next + at]
    if (!match) return { page: line.page, kind: 'removed' as const, before: line.text, after: '' }
    next += at + 1
    matched.add(match)
    return rewritten(line, match)
  })
  const added = come.filter((line) => !matched.has(line))
  return [...changes, ...added.map(({ page, text }) => ({ page, kind: 'added' as const, before: '', after: text }))]
}

const rewritten = (before: PageLine, after: PageLine): revision.RevisionChange => ({
  page: after.page,
  kind: withoutFigures(before.text) === withoutFigures(after.text) ? 'figure' : 'changed',
  before: before.text,
  after: after.text,
})

const wordsIn = (text: string): string[] => text.match(/\p{Script=Han}|(?:(?!\p{Script=Han})[^\s])+/gu) ?? []

function isAlike(one: string, other: string): boolean {
  if (withoutFigures(one) === withoutFigures(other)) return true
  const words = new Set(wordsIn(one))
  const others = new Set(wordsIn(other))
  const common = words.intersection(others).size
  return common > 0 && common / Math.max(words.size, others.size) >= alike
}
