import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'

interface Axe {
  run: (
    where: object,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>
}

/** Storybook's own axe. */
const storybook = createRequire(import.meta.url).resolve('@storybook/addon-a11y/package.json')
const source = await readFile(createRequire(storybook).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds wrong with a page, a line each, once nothing comes or goes any more: what is half seen has no
 * contrast yet. What moves for ever is not waited for. Its script is let in by `bypassCSP`.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  // Pages are looked at, and not the way to them.
  await page.getByRole('progressbar', { name: '正在打开' }).waitFor({ state: 'detached' })
  await page.evaluate(source)
  // Waiting and looking are one visit, and axe is given no styles to fetch: between two, something new would come.
  return page.evaluate(async () => {
    const ending = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        const { endTime } = effect?.getComputedTiming() ?? {}
        return playState === 'running' && Number.isFinite(Number(endTime))
      })
    for (let moving = ending(); moving.length > 0; moving = ending())
      await Promise.allSettled(moving.map(({ finished }) => finished))

    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run(
      // What is said aloud once stands there a moment longer than what it is named by; the line over a page that is being
      // opened stands before all landmarks, and comes a moment after what was pressed.
      { exclude: ['[data-live-announcer]', '[data-phase][aria-label="正在打开"]'] },
      { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], preload: false },
    )
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.split('\n')[1] ?? ''}`),
    )
  })
}
