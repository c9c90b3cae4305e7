import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { comeBack, loginDialog, open, visit } from './browser.ts'
import { datasheetWith, readerPath } from './catalogue.ts'
import { canvases, drawn, sheet, shownPage } from './pdf-page.ts'

const model = 'STM32F103C8T6'
const outline = (page: Page) => page.getByRole('tabpanel', { name: '目录' }).getByRole('button')

describe('a stranger who looks for a datasheet', () => {
  it('types, chooses with the keyboard, reads the facts, and opens the document', async () => {
    await using guest = await visit()
    const { page, faults } = guest
    await open(page, '/')
    const box = page.getByRole('main').getByRole('combobox', { name: '型号、品牌或参数' })
    await box.pressSequentially('ST', { delay: 60 })
    const hints = page.getByRole('listbox', { name: '联想' })
    await expect
      .poll(() =>
        hints.getByRole('group').evaluateAll((groups) => groups.map(({ firstChild }) => firstChild?.textContent)),
      )
      .toEqual(['型号', '品牌', '分类'])
    await box.pressSequentially('M32F103C8T6', { delay: 60 })
    await hints.getByRole('option', { name: model }).waitFor()
    await box.press('ArrowDown')
    await hints.locator('[aria-selected="true"]').filter({ hasText: model }).waitFor()
    await box.press('Enter')

    await page.waitForURL(/datasheetDetail\/\d+\/stm32f103c8t6$/)
    await page.getByRole('heading', { level: 1, name: model }).waitFor()
    await page
      .getByRole('link', { name: /意法半导体/ })
      .first()
      .waitFor()
    await page
      .getByRole('table', { name: `${model} 的参数` })
      .getByText('72MHz')
      .waitFor()
    await page.getByRole('link', { name: /阅读数据手册 \d+ 页/ }).click()

    await page.waitForURL(/specification_detail\/\d+$/)
    await loginDialog(page).waitFor()
    await page.keyboard.press('Escape')
    await drawn(page, 1)
    expect(faults).toEqual([])
  })

  it('reads three pages and then the card that says how to go on', async () => {
    await using guest = await visit()
    const { page } = guest
    await open(page, await readerPath(model))
    await loginDialog(page).waitFor()
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await loginDialog(page).waitFor({ state: 'hidden' })
    await drawn(page, 1)
    expect(await page.locator('[data-page]').count()).toBe(3)
    await page
      .getByRole('button', { name: /登录后阅读全部|登录/ })
      .last()
      .waitFor()
  })

  it('jumps by the outline, finds a word and steps from hit to hit', async () => {
    await using guest = await visit()
    const { page } = guest
    await open(page, await readerPath(model))
    await loginDialog(page).waitFor()
    await page.keyboard.press('Escape')
    await drawn(page, 1)
    const second = outline(page)
      .filter({ has: page.getByLabel('第 2 页') })
      .first()
    await second.click()
    await expect.poll(() => shownPage(page)).toBe('2')

    const field = page.getByRole('search', { name: '在文中查找' }).getByRole('textbox')
    await field.fill(model)
    await sheet(page, 2).locator('mark').first().waitFor()
    await field.press('Enter')
    await page.locator('mark[data-current]').first().waitFor()
    await expect
      .poll(() =>
        page
          .locator('mark[data-current]')
          .first()
          .evaluate(
            (mark) => mark.getBoundingClientRect().top > 0 && mark.getBoundingClientRect().bottom < innerHeight,
          ),
      )
      .toBe(true)
  })

  it('lands on the page and the word that an address names', async () => {
    await using guest = await visit()
    const { page } = guest
    await open(page, `${await readerPath(model)}?pg=3&hl=${model}`)
    await loginDialog(page).waitFor()
    await page.keyboard.press('Escape')
    await drawn(page, 3)
    await expect.poll(() => shownPage(page)).toBe('3')
    await expect
      .poll(() => sheet(page, 3).evaluate((node) => node.getBoundingClientRect().top < innerHeight / 2))
      .toBe(true)
    await page.locator('mark').first().waitFor()
  })
})

describe('someone who is logged in', () => {
  it('scrolls through thirty pages with at most eight canvases', async () => {
    await using guest = await visit()
    const { page, faults } = guest
    const { id, pageCount } = await datasheetWith(30)
    await comeBack(page)
    await open(page, `/specification_detail/${id}`)
    await drawn(page, 1)
    await expect.poll(() => page.locator('[data-page]').count()).toBe(pageCount)
    expect(await mostCanvases(page)).toBeLessThanOrEqual(8)
    await page.keyboard.press('End')
    await drawn(page, pageCount)
    expect(await canvases(page)).toBeLessThanOrEqual(8)
    expect(faults).toEqual([])
  })

  it('opens a deep page at once', async () => {
    await using guest = await visit()
    const { page } = guest
    const { id } = await datasheetWith(30)
    await comeBack(page)
    await open(page, `/specification_detail/${id}?pg=17`)
    await drawn(page, 17)
    await expect.poll(() => shownPage(page)).toBe('17')
  })
})

/** Scrolls to the end by the wheel and counts on the way. */
async function mostCanvases(page: Page): Promise<number> {
  let most = 0
  for (;;) {
    most = Math.max(most, await canvases(page))
    const before = await page.evaluate(() => scrollY)
    await page.mouse.move(700, 600)
    await page.mouse.wheel(0, 700)
    const moved = await page
      .waitForFunction((from) => scrollY !== from, before, { timeout: 1000 })
      .then(
        () => true,
        () => false,
      )
    if (!moved) return most
  }
}
