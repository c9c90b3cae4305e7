import { chromium } from 'playwright'
import { launch } from '../browser.ts'
import { percentile, type Figure } from './report.ts'
import { keyTimes, openEntry, tellWidget } from './ui-page.ts'

/** Milliseconds that a key may take until it is painted. */
const budget = 50
/** Words as they are typed, a formula, a new line, and what is taken back. */
const keys = [...'LM358 drifts 3 uV '.replaceAll(' ', '~'), '$', 'V', '$', 'Enter', 'Backspace']
const rounds = 4

/** How soon a key is painted in a text of 50,000 characters with formulas, code and a table in it. */
export async function benchTyping(isKept: boolean): Promise<void> {
  const browser = await chromium.launch(launch)
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
    await openEntry(page, 'editor', '[contenteditable=true] h2')
    await page.locator('[contenteditable=true] p').nth(40).click()
    const typed = Array.from({ length: rounds }, () => keys).flat()
    const times = await keyTimes(
      page,
      typed.map((key) => (key === '~' ? 'Space' : key)),
    )
    const characters = await page.locator('[contenteditable=true]').evaluate((text) => text.textContent.length)
    const told: Figure[] = [
      { name: 'key until it is painted, median', value: percentile(times, 0.5), unit: 'ms' },
      { name: 'key until it is painted, longest', value: Math.max(...times), unit: 'ms', budget },
    ]
    await tellWidget('typing', `ArticleEditor with ${characters.toLocaleString('en')} characters`, told, isKept)
  } finally {
    await browser.close()
  }
}
