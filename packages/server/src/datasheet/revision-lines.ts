/** A line of a document, and the page it stands on. */
export interface PageLine {
  page: number
  text: string
}

/** Lines at the top and the foot of a page that may be its running head. */
const edge = 2
const fewestPages = 3
const mostLines = 20_000

const figure = /\d+(?:[.,]\d+)*/g

/** A line without what its figures are: two that are alike here differ in figures alone. */
export const withoutFigures = (text: string): string => text.replaceAll(figure, '#')

/**
 * The lines of a document as they are compared. What stands at the edge of most pages is taken once, from the first of
 * them: a new date in the foot is one change and not forty.
 */
export function linesOf(pages: readonly { page: number; text: string }[]): PageLine[] {
  const split = pages.map(({ page, text }) => ({ page, lines: text.split('\n').map(tidy).filter(Boolean) }))
  const running = runningHeads(split.map(({ lines }) => lines))
  const seen = new Set<string>()

  const isTold = (line: string, isEdge: boolean): boolean => {
    const bare = withoutFigures(line)
    if (!isEdge || !running.has(bare)) return true
    if (seen.has(bare)) return false
    seen.add(bare)
    // A number alone is the page's own.
    return bare !== '#'
  }

  return split
    .flatMap(({ page, lines }) =>
      lines.filter((line, at) => isTold(line, isEdgeAt(at, lines.length))).map((text) => ({ page, text })),
    )
    .slice(0, mostLines)
}

const tidy = (line: string): string => line.replaceAll(/\s+/g, ' ').trim()
const isEdgeAt = (at: number, count: number): boolean => at < edge || at >= count - edge

function runningHeads(pages: readonly string[][]): Set<string> {
  const counts = new Map<string, number>()
  for (const lines of pages)
    for (const bare of new Set(lines.filter((_, at) => isEdgeAt(at, lines.length)).map(withoutFigures)))
      counts.set(bare, (counts.get(bare) ?? 0) + 1)
  const least = Math.max(fewestPages, pages.length / 2)
  return new Set([...counts].filter(([, count]) => count >= least).map(([bare]) => bare))
}
