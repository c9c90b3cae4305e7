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

interface Noted {
  /** Milliseconds from the press of each key until its frame was drawn. */
  times: number[]
  drawn: () => void
}

/** Who types fast presses ten keys a second; milliseconds. */
const pace = 100

/**
 * Milliseconds from the press of each key until the frame after it is drawn, at the pace of somebody who types fast.
 * Nothing asks the page meanwhile, for that would be counted too.
 */
export async function keyTimes(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.evaluate(() => {
    const noted: Noted = { times: [], drawn: () => {} }
    // A message comes right behind the frame, where a timer would wait for whatever else does.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<number>) => {
      noted.times.push(performance.now() - data)
      noted.drawn()
    })
    port1.start()
    const press = ({ timeStamp }: Event) => requestAnimationFrame(() => port2.postMessage(timeStamp))
    addEventListener('keydown', press, { capture: true })
    Object.assign(window, { noted })
  })
  for (const [at, key] of keys.entries()) await answered(page, key, at)
  return page.evaluate(() => (window as unknown as { noted: Noted }).noted.times)
}

/** Asked for only after the pace, when most answers are drawn: a question that crosses the key could miss its frame, and wait for ever. */
async function answered(page: Page, key: string, at: number): Promise<void> {
  await Promise.all([page.keyboard.press(key), new Promise((resolve) => setTimeout(resolve, pace))])
  await page.evaluate(
    (told) =>
      new Promise<void>((resolve) => {
        const { noted } = window as unknown as { noted: Noted }
        if (noted.times.length > told) resolve()
        else noted.drawn = resolve
      }),
    at,
  )
}

/** Prints what a widget took, and writes it into the page of the docs where it is to be kept. */
export async function tellWidget(section: string, title: string, figures: Figure[], isKept: boolean): Promise<void> {
  printTable(title, figures)
  if (isKept) await writeSection(section, `${circumstances()}.\n\n${markdownTable(title, figures)}`, 'widget-bench.md')
}
