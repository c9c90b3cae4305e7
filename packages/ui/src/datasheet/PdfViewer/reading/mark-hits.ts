import type { Hit, HitPart } from './find-in-pages.ts'
import type { PageLayer } from './paint-page.ts'

/** Marks hits in the text over a page, and gives the mark of the current one. */
export function markHits(layer: PageLayer, hits: readonly Hit[], current: Hit | undefined): HTMLElement | undefined {
  const byRun = new Map<number, { part: HitPart; isCurrent: boolean }[]>()
  for (const hit of hits)
    for (const part of hit.parts)
      byRun.set(part.run, [...(byRun.get(part.run) ?? []), { part, isCurrent: hit === current }])

  let found: HTMLElement | undefined
  for (const [run, parts] of byRun) {
    const element = layer.elements[run]
    if (!element) continue
    element.replaceChildren(...pieces(layer.runs[run] ?? '', parts))
    found ??= element.querySelector<HTMLElement>('mark[data-current]') ?? undefined
  }
  return found
}

function pieces(text: string, parts: readonly { part: HitPart; isCurrent: boolean }[]): (string | HTMLElement)[] {
  const list: (string | HTMLElement)[] = []
  let at = 0
  for (const { part, isCurrent } of parts) {
    const mark = document.createElement('mark')
    mark.textContent = text.slice(part.start, part.end)
    if (isCurrent) mark.dataset['current'] = ''
    list.push(text.slice(at, part.start), mark)
    at = part.end
  }
  return [...list, text.slice(at)]
}

/** Takes the marks out again. */
export function clearMarks({ elements, runs }: PageLayer): void {
  for (const [at, element] of elements.entries())
    if (element.querySelector('mark')) element.textContent = runs[at] ?? ''
}
