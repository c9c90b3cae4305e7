import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { visit } from './browser.ts'
import { partPath, readerPath, resultsPath } from './catalogue.ts'

const model = 'STM32F103C8T6'
const plain = { javaScriptEnabled: false } as const

describe('without scripts', () => {
  it('home shows its search, categories, brands and datasheets', async () => {
    await using guest = await visit(plain)
    const { page } = guest
    await page.goto('/')
    expect(await headings(page)).toEqual(['元器件数据手册、选型与供求'])
    const main = page.getByRole('main')
    for (const name of ['分类', '热门资料', '品牌', '最新数据手册'])
      expect(await main.getByRole('heading', { name }).first().isVisible()).toBe(true)
    expect(await main.locator('a[href^="/specification_detail/"]').count()).toBeGreaterThan(10)
    expect(await main.locator('a[href^="/datasheet/datasheetSearch/"]').count()).toBeGreaterThan(20)
  })

  it('the search form leads to the results', async () => {
    await using guest = await visit(plain)
    const { page } = guest
    await page.goto('/')
    await page.getByRole('main').getByRole('combobox').fill('0.1uF 0402')
    await page.getByRole('main').getByRole('button', { name: '搜索', exact: true }).click()
    await page.waitForURL(/datasheetSearch\/0\.1uF/)
    expect((await headings(page)).join()).toContain('0.1uF 0402')
    expect(await page.locator('main a[href^="/datasheet/datasheetDetail/"]').count()).toBeGreaterThan(0)
  })

  it('results are read, narrowed and paged by links', async () => {
    await using guest = await visit(plain)
    const { page } = guest
    await page.goto(resultsPath('电阻'))
    const before = await partsOn(page)
    expect(before.length).toBeGreaterThan(10)
    await page
      .getByRole('navigation', { name: /分页|页/ })
      .getByRole('link', { name: /2/ })
      .first()
      .click()
    await page.waitForURL(/page=2/)
    const after = await partsOn(page)
    expect(after.length).toBeGreaterThan(0)
    expect(after.filter((href) => before.includes(href))).toEqual([])
    await page.locator('main a[href*="package="]').first().click()
    await page.waitForURL(/package=/)
    expect((await partsOn(page)).length).toBeGreaterThan(0)
  })

  it('a brand is found by its name', async () => {
    await using guest = await visit(plain)
    const { page } = guest
    await page.goto('/brandList/0?letter=S')
    await page.getByRole('textbox', { name: '品牌名称' }).fill('意法')
    await page.getByRole('button', { name: '搜索', exact: true }).click()
    await page.waitForURL(
      (url) => url.searchParams.get('keywords') === '意法' && url.searchParams.get('letter') === 'S',
    )
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: /意法半导体/ })
        .count(),
    ).toBe(1)
    expect(await page.getByRole('textbox', { name: '品牌名称' }).inputValue()).toBe('意法')
  })

  it('a part shows its facts and leads to its datasheet', async () => {
    await using guest = await visit(plain)
    const { page } = guest
    await page.goto(await partPath(model))
    expect(await headings(page)).toEqual([model])
    const text = await page.getByRole('main').innerText()
    for (const fact of ['意法半导体', 'LQFP-48', '72', '64']) expect(text).toContain(fact)
    await page.getByRole('link', { name: /阅读数据手册/ }).click()
    await page.waitForURL(/specification_detail/)
  })

  it('the reader shows the text of three pages and its parts', async () => {
    await using guest = await visit(plain)
    const { page } = guest
    await page.goto(await readerPath(model))
    expect(await headings(page)).toHaveLength(1)
    const text = await page.getByRole('main').innerText()
    expect(text.includes(model)).toBe(true)
    for (const number of [1, 2, 3]) expect(new RegExp(`第 ?${number} ?页|\\b${number} / \\d+`).test(text)).toBe(true)
    expect(text.length).toBeGreaterThan(2000)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.locator('main a[href^="/datasheet/datasheetDetail/"]').count()).toBeGreaterThan(0)
  })
})

const headings = (page: Page) => page.getByRole('heading', { level: 1 }).allInnerTexts()

/** The parts of a page of results. */
const partsOn = async (page: Page): Promise<string[]> => [
  ...new Set(
    await page
      .locator('main a[href^="/datasheet/datasheetDetail/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
  ),
]
