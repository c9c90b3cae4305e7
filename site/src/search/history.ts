const mostEntries = 10

/**
 * A searched text joins the history (specification, section 9): ten at most, newest first. One that an entry already
 * contains is not stored; that entry moves to the top, so that nothing looks lost.
 */
export function withSearch(history: readonly string[], text: string): string[] {
  const term = text.trim()
  if (term === '') return [...history]
  const container = history.find((entry) => entry.includes(term))
  const top = container ?? term
  return [top, ...history.filter((entry) => entry !== top)].slice(0, mostEntries)
}
