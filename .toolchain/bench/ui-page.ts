import type { Page } from 'playwright'
import { circumstances } from './markdown.ts'
import { markdownTable, printTable, type Figure } from './report.ts'
import { writeSection } from './search-page.ts'
import { filesOf } from './ui-build.ts'

/** Shows one entry of `ui` alone in a page; `ready` stands there once it is. */
export async function openEntry(page: Page, name: string, ready: string): Promise<void> {
  const files = await filesOf(name, 'browser')
  page.on('pageerror', (error) => console.error(error))
  await page.route('http://bench.test/**', (route) => {
    const body = files.get(new URL(route.request().url()).pathname.slice(1))
    const html = `<!doctype html><html lang="zh-CN"><body><script type="module" src="/${name}.js"></script>`
    return route.fulfill(
      body === undefined ? { body: html, contentType: 'text/html' } : { body, contentType: 'text/javascript' },
    )
  })
  await page.goto('http://bench.test/')
  await page.locator(ready).first().waitFor()
}

/** Milliseconds from the press of each key until the frame after it. */
export async function keyTimes(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    addEventListener(
      'keydown',
      ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
      { capture: true },
    )
    Object.assign(window, { times })
  })
  for (const [at, key] of keys.entries()) {
    await page.keyboard.press(key)
    await page.waitForFunction((all) => (window as unknown as { times: number[] }).times.length >= all, at + 1)
  }
  return page.evaluate(() => (window as unknown as { times: number[] }).times)
}

/** Prints what a widget took, and writes it into the page of the docs where it is to be kept. */
export async function tellWidget(section: string, title: string, figures: Figure[], isKept: boolean): Promise<void> {
  printTable(title, figures)
  if (isKept) await writeSection(section, `${circumstances()}.\n\n${markdownTable(title, figures)}`, 'widget-bench.md')
}
