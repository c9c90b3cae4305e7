import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { violationsOf } from './axe.ts'
import { comeBack, logInBySms, loginDialog, newMobile, open, toastOf, visit } from './browser.ts'
import { api, datasheetWith, readerPath } from './catalogue.ts'
import { drawn, sheet, shownPage } from './pdf-page.ts'
import { dressed, sidewaysOf, views } from './stillness.ts'
import { entriesOf } from './zip-entries.ts'

const tools = (page: Page) => page.getByRole('group', { name: '阅读工具' })
const percent = async (page: Page) => Number.parseInt(await tools(page).getByLabel('缩放').innerText(), 10)
const shapeOf = async (page: Page) => {
  const { width = 0, height = 0 } = (await sheet(page, 1).boundingBox()) ?? {}
  return width > height ? 'lying' : 'standing'
}
const field = (page: Page) => page.getByRole('search', { name: '在文中查找' }).getByRole('textbox')

describe('a word inside datasheets', () => {
  it('leads to its page, where all the words are marked that stand on it apart', async () => {
    await using guest = await visit()
    const { page, faults } = guest
    const words = 'footprint noise'
    const hits = async () => (await api().datasheet.fulltext.search({ keywords: words })).data
    // Seeded documents are read one after another.
    await expect.poll(async () => (await hits()).length, { timeout: 60_000 }).toBeGreaterThan(0)
    const [first] = await hits()
    const number = first?.hits[0]?.page ?? 0
    await comeBack(page)
    await open(page, `/specification/${encodeURIComponent(words)}`)
    await page
      .getByRole('link', { name: new RegExp(`第 ?${number} ?页`) })
      .first()
      .click()
    await page.waitForURL((url) => url.searchParams.get('hl') === words)
    await drawn(page, number)
    const marked = () => sheet(page, number).locator('mark').allInnerTexts()
    await expect.poll(async () => (await marked()).map((text) => text.toLowerCase())).toContain('footprint')
    expect((await marked()).map((text) => text.toLowerCase())).toContain('noise')
    await expect.poll(() => page.locator('mark[data-current]').evaluate(isOnScreen)).toBe(true)
    expect(faults).toEqual([])
  }, 120_000)
})

describe('two revisions of a datasheet', () => {
  it('are compared page by page from the reader, after a login, and lead back to the page', async () => {
    await using guest = await visit()
    const { page } = guest
    const { data } = await api().datasheet.newest({ pageSize: 100 })
    const revised = data.find(({ revision }) => revision === 'B')
    await open(page, `/specification_detail/${revised?.id}`)
    await loginDialog(page).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: '比较两版' }).click()
    await page.waitForURL(/specification_info\/\d+\?tab=revisions/)
    await page.getByText('登录后查看两版之间改了什么').waitFor({ state: 'attached' })
    await logInBySms(page, newMobile())
    await page.getByText(/^A → B：/).waitFor({ timeout: 60_000 })
    await page
      .getByRole('main')
      .getByRole('link', { name: /第 ?\d+ ?页/ })
      .first()
      .click()
    await page.waitForURL(/specification_detail\/\d+\?pg=\d+/)
    await drawn(page, Number(new URL(page.url()).searchParams.get('pg')))
  }, 120_000)
})

describe('the reader', () => {
  it('is led by keys alone: pages, ends, zoom, find and its hits', async () => {
    await using person = await visit()
    const { page, faults } = person
    const { id, pageCount, model } = await datasheetWith(20)
    await comeBack(page)
    await open(page, `/specification_detail/${id}`)
    await drawn(page, 1)
    await page.keyboard.press('PageDown')
    await expect.poll(() => shownPage(page)).toBe('2')
    await page.keyboard.press('End')
    await expect.poll(() => shownPage(page)).toBe(String(pageCount))
    await page.keyboard.press('Home')
    await expect.poll(() => shownPage(page)).toBe('1')
    const before = await percent(page)
    await page.keyboard.press('+')
    await expect.poll(() => percent(page)).toBeGreaterThan(before)
    await page.keyboard.press('-')
    await page.keyboard.press('Control+f')
    await page.keyboard.type(model.slice(0, 5))
    await page.locator('[data-page="1"] mark').first().waitFor()
    await page.keyboard.press('Enter')
    await page.locator('mark[data-current]').waitFor()
    await page.getByText(/^\d+ 处/).waitFor()
    expect(await field(page).evaluate((node) => node === document.activeElement)).toBe(true)
    expect(faults).toEqual([])
  })

  it('turns pages and shows them by night', async () => {
    await using person = await visit()
    const { page, faults } = person
    const { id } = await datasheetWith(20)
    await comeBack(page)
    await open(page, `/specification_detail/${id}`)
    await drawn(page, 1)
    expect(await shapeOf(page)).toBe('standing')
    await tools(page).getByRole('button', { name: '旋转' }).click()
    await expect.poll(() => shapeOf(page)).toBe('lying')
    await drawn(page, 1)
    await tools(page).getByRole('button', { name: '夜间' }).click()
    await page.locator('[data-page="1"][data-night="true"]').waitFor()
    await expect
      .poll(() => sheet(page, 1).locator('canvas').evaluate(cornerLight), { timeout: 15_000 })
      .toBeLessThan(80)
    await page.reload()
    await page.locator('[data-page="1"][data-night="true"]').waitFor()
    expect(faults).toEqual([])
  })

  it.each(views)(
    'keeps its tools in sight under the header in $theme at $width px, and is open to all',
    async (view) => {
      await using person = await dressed(view.theme, view.width)
      const { page, faults } = person
      const { id } = await datasheetWith(20)
      await comeBack(page)
      await open(page, `/specification_detail/${id}?pg=6`)
      await drawn(page, 6)
      await expect.poll(() => gapUnderLines(page)).toBeGreaterThanOrEqual(0)
      expect(await violationsOf(page)).toEqual([])
      expect(await sidewaysOf(page)).toEqual([])
      expect(faults).toEqual([])
    },
  )

  it('has its outline and its pages in a drawer where there is no room beside them', async () => {
    await using person = await visit({ viewport: { width: 375, height: 740 } })
    const { page, faults } = person
    const { id } = await datasheetWith(20)
    await comeBack(page)
    await open(page, `/specification_detail/${id}`)
    await drawn(page, 1)
    await page.getByRole('button', { name: '目录', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: '目录与命中' })
    await drawer
      .getByRole('button')
      .filter({ has: page.getByLabel('第 3 页') })
      .first()
      .click()
    await drawer.waitFor({ state: 'hidden' })
    await expect.poll(() => shownPage(page)).toBe('3')
    await drawn(page, 3)
    expect(faults).toEqual([])
  })
})

describe('printing', () => {
  const printed = async (page: Page) => {
    await page.evaluate(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }))
    await tools(page).getByRole('button', { name: '打印' }).click()
  }
  const frame = (page: Page) => page.locator('iframe[title="打印"]')

  it('hands the file itself to the browser', async () => {
    await using person = await visit()
    const { page } = person
    await comeBack(page)
    await open(page, `/specification_detail/${(await datasheetWith(20)).id}`)
    await drawn(page, 1)
    await printed(page)
    await frame(page).waitFor({ state: 'attached' })
  })

  it.skipIf(!process.env['XINPU_TEST_DATA'])('gives a file with scripts to nobody who runs them', async () => {
    await using person = await visit()
    const { page, faults } = person
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await page.route('**/files/datasheet/*.pdf', (route) =>
      route.fulfill({
        path: join(process.env['XINPU_TEST_DATA'] ?? '', 'pdf/evaljs.pdf'),
        contentType: 'application/pdf',
      }),
    )
    await comeBack(page)
    await open(page, await readerPath('STM32F103C8T6'))
    await page.locator('[data-page="1"][data-state="painted"]').waitFor()
    const [saved] = await Promise.all([page.waitForEvent('download'), printed(page)])
    expect(saved.suggestedFilename()).toMatch(/\.pdf$/)
    expect(await frame(page).count()).toBe(0)
    expect({ dialogs, faults }).toEqual({ dialogs: [], faults: [] })
  })
})

describe('what a visitor wants', () => {
  it('goes on after the login: the folder to save to opens by itself', async () => {
    await using guest = await visit()
    const { page } = guest
    await open(page, `/specification_detail/${(await datasheetWith(20)).id}`)
    await loginDialog(page).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '存到云盘' }).click()
    await logInBySms(page, newMobile())
    const dialog = page.getByRole('dialog', { name: '存到云盘' })
    await dialog.getByRole('button', { name: '保存到此处' }).click()
    await toastOf(page, '已存到云盘').waitFor()
  })

  it('comes in one archive, which says what it lacks', async () => {
    await using person = await visit()
    const { page } = person
    // One of the documents goes while the person chooses.
    await page.route('**/spec/v1/downloads', async (route) => {
      const asked = new URLSearchParams(route.request().postData() ?? '')
      asked.append('ids', '2000000000')
      await route.continue({ postData: asked.toString() })
    })
    await comeBack(page)
    await open(page, `/specification_detail/${(await datasheetWith(20)).id}`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('main').getByRole('button', { name: '下载', exact: true }).first().click(),
    ])
    const names = [...(await entriesOf(download)).keys()]
    expect(names).toHaveLength(2)
    expect(names).toContain('_未包含.txt')
    const bar = page.getByRole('region', { name: '下载', exact: true })
    await bar.getByText(/1 份未包含/).click()
    await bar.getByRole('listitem').first().waitFor()
  })
})

const isOnScreen = (node: Element): boolean =>
  node.getBoundingClientRect().top > 0 && node.getBoundingClientRect().bottom < innerHeight

/** How light a corner of a page is, from 0 to 255. */
function cornerLight(canvas: Element): number {
  const { width } = canvas as HTMLCanvasElement
  const copy = Object.assign(document.createElement('canvas'), { width: 8, height: 8 })
  const pen = copy.getContext('2d')
  pen?.drawImage(canvas as HTMLCanvasElement, width - 16, 8, 8, 8, 0, 0, 8, 8)
  const [red = 255, green = 255, blue = 255] = pen?.getImageData(4, 4, 1, 1).data ?? []
  return (red + green + blue) / 3
}

/** Pixels between the lines that stick at the top and the reader's tools; less than none where these are covered. */
const gapUnderLines = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bar = document.querySelector('[role=group][aria-label="阅读工具"]')?.getBoundingClientRect()
    if (!bar) return -1
    const top = document.elementFromPoint(bar.left + bar.width / 2, bar.top + 2)
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return top?.closest('[aria-label="阅读工具"]') ? bar.top - header : -1
  })
