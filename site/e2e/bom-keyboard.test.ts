import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { logInBySms, newMobile, open, visit } from './browser.ts'

/** A part, its value, half of a number, a line without a count. */
const pasted = [
  '位号\t型号\t封装\t品牌\t数量',
  'U1\tSTM32F103C8T6\tLQFP-48\tST\t1',
  'C1-C8\t0.1uF/50V X7R 0603\t0603\t\t8',
  'U4\tW25Q128\tSOIC-8\t\t1',
  'U9\tLM358P\tDIP-8\tTI\t很多',
].join('\n')

it('whoever has no mouse pastes a list, walks its lines by keys, mends one, takes a part, splits it and hands it over', async () => {
  await using visitor = await visit()
  const { page } = visitor
  const { keyboard } = page
  await open(page, '/inquiry/batchSearch?boards=10')
  await tabTo(page, '粘贴表格')
  await keyboard.insertText(pasted)
  await stands(page, /^匹配 4 行$/)
  await keyboard.press('Enter')

  // From the first line on: its keys are told, and the last line, whose count nobody can read, is mended in its place.
  await onRow(page, 2)
  await keyboard.press('?')
  await page.getByRole('dialog', { name: '快捷键' }).waitFor()
  await keyboard.press('Escape')
  await onRow(page, 2)
  await keyboard.press('End')
  await onRow(page, 5)
  await keyboard.press('Enter')
  await tabTo(page, '每套用量')
  await keyboard.type('2')
  await keyboard.press('Enter')
  await onRow(page, 5)
  await expect.poll(() => told(page)).toMatch(/读入 4 = (?!.*有误)/)

  // Half of a number: the first of its parts is taken; the others go where a letter sends them.
  await keyboard.press('Escape')
  await keyboard.press('k')
  await onRow(page, 4)
  await expect.poll(() => page.getByLabel('正在匹配').count()).toBe(0)
  await keyboard.press('Enter')
  await tabTo(page, /^用它 /)
  await keyboard.press('Enter')
  await onRow(page, 4)
  await keyboard.press('Home')
  await keyboard.press('d')
  await onRow(page, 3)
  await keyboard.press('r')
  await onRow(page, 4)
  await expect.poll(() => told(page)).toMatch(/求购 [1-9]\d* \+ 待核对 [1-9]/)

  await tabTo(page, /^提交 \d+ 行$/)
  await keyboard.press('Enter')
  await logInBySms(page, newMobile())
  await expect.poll(async () => (await focused(page)).name).toMatch(/已发布 \d+ 条求购$/)
  expect(visitor.faults).toEqual([])
}, 60_000)

/** What has the focus: its name, the line it stands in, and what covers it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!(at instanceof HTMLElement) || at === document.body) return { name: '', row: '', covered: 'nowhere' }
    const { left, top, right, bottom } = at.getBoundingClientRect()
    const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1)
    const covers = [top + 2, bottom - 2]
      .map((y) => document.elementFromPoint(x, y))
      .filter((over) => !over || !(at.contains(over) || over.contains(at) || at.parentElement?.contains(over)))
    const isOutlined = at.matches(':focus-visible')
    const label =
      'labels' in at ? [...((at as HTMLInputElement).labels ?? [])].map((each) => each.innerText).join(' ') : ''
    return {
      name: (at.getAttribute('aria-label') ?? (label || at.innerText)).trim(),
      row: at.dataset['row'] ?? '',
      covered: isOutlined ? covers.map((over) => over?.outerHTML.slice(0, 160) ?? 'outside').join(' ') : 'not outlined',
    }
  })

type Focused = Awaited<ReturnType<typeof focused>>

/** Presses Tab until something has the focus; all on the way there is seen, and nothing is a trap. */
async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  const passed: Focused[] = []
  const isThere = (at: Focused) => (typeof name === 'string' ? at.name === name : name.test(at.name))
  while (passed.length < 80) {
    await page.keyboard.press('Tab')
    // What slides in is on its way for a moment.
    await expect.poll(() => focused(page)).toMatchObject({ covered: '' })
    const at = await focused(page)
    passed.push(at)
    if (isThere(at)) break
  }
  expect(passed.at(-1)?.name).toMatch(name)
}

/** The focus comes to something by itself. */
async function stands(page: Page, name: RegExp): Promise<void> {
  await expect.poll(() => focused(page)).toMatchObject({ name: expect.stringMatching(name), covered: '' })
}

async function onRow(page: Page, rowNo: number): Promise<void> {
  await expect.poll(() => focused(page)).toMatchObject({ row: String(rowNo), covered: '' })
}

/** The equation at the foot of the page. */
const told = (page: Page): Promise<string> => page.getByText(/^读入/).innerText()
