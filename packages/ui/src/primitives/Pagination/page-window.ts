/** What stands in the row of pages: a page, or a gap. */
export type PageStep = number | 'gap'

/** First, last, and two on either side of the current page; a gap of one page is that page. */
export function pageWindow(page: number, pageCount: number): PageStep[] {
  const shown = new Set([1, pageCount])
  for (let at = page - 2; at <= page + 2; at++) if (at >= 1 && at <= pageCount) shown.add(at)

  const steps: PageStep[] = []
  let previous = 0
  for (const at of [...shown].sort((a, b) => a - b)) {
    if (at - previous === 2) steps.push(at - 1)
    else if (at - previous > 2) steps.push('gap')
    steps.push(at)
    previous = at
  }

  return steps
}
