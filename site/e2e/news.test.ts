import { expect, it } from 'vitest'
import { violationsOf } from './axe.ts'
import { open, visit } from './browser.ts'
import { sidewaysOf } from './stillness.ts'

const looks = [
  ['at 1440', { viewport: { width: 1440, height: 900 } }],
  ['at 375', { viewport: { width: 375, height: 812 }, colorScheme: 'dark' }],
] as const

it.each(looks)(
  '%s a stranger reads, follows a part number by key, and comes back to the same line',
  async (_, look) => {
    await using guest = await visit({ bypassCSP: true, ...look })
    const { page, faults } = guest
    await open(page, `/news/search?keywords=${encodeURIComponent('LDO')}`)
    await page
      .getByRole('main')
      .getByRole('link', { name: /读 LDO 手册/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: /读 LDO 手册/ }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    expect(await sidewaysOf(page)).toEqual([])

    const part = page.getByRole('main').getByRole('link', { name: 'LT3045EDD#PBF' }).first()
    await part.focus()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(200)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/datasheet\/datasheetDetail\//)
    await page.getByRole('heading', { level: 1, name: /LT3045/ }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /读 LDO 手册/ }).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
    expect(faults).toEqual([])
  },
)

it('without scripts news, an article, circles, a post, the zone and jobs are read', async () => {
  await using guest = await visit({ javaScriptEnabled: false })
  const { page } = guest
  const main = page.getByRole('main')
  for (const [list, link] of [
    ['/news/search?keywords=LDO', 'a[href^="/news/article-details/"]'],
    ['/circle', 'a[href^="/circle/circleContent/"]'],
    ['/prefecture/datum', 'a[href*="/datumDetail"]'],
    ['/news/recruit', 'a[href*="/news/recruitDetail"]'],
  ] as const) {
    await page.goto(list)
    await main.locator(link).first().click()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect((await main.innerText()).length).toBeGreaterThan(200)
  }
})
