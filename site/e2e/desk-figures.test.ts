import { expect, it } from 'vitest'
import { violationsOf } from './axe.ts'
import { open, visit } from './browser.ts'
import { ownServer } from './own-server.ts'
import { comeAsReviewer } from './review-steps.ts'
import { sidewaysAt320 } from './stillness.ts'

/** A server of its own. */
const patience = 240_000

it(
  'what a search does not find stands at the desk; the owner gives the word an alias, and the next search finds',
  async () => {
    await using server = await ownServer()
    await using desk = await visit({ baseURL: server.origin, bypassCSP: true })
    const { page } = desk
    // Programs are not counted: this one says it is none.
    await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
    await comeAsReviewer(page, server)
    await search('夜光宝')
    await page
      .getByText(/没有找到/)
      .first()
      .waitFor()

    // How often pages were opened, without who.
    await open(page, '/userCenter?type=99&tab=figures')
    await page
      .getByText(/^30 天/)
      .first()
      .waitFor()
    await page.getByRole('cell', { name: '/datasheet/datasheetSearch/$search', exact: true }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    expect(await sidewaysAt320(page)).toEqual([])

    await page.getByRole('link', { name: '没有结果的搜索', exact: true }).click()
    await page.getByRole('button', { name: '给 夜光宝 加别名' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: /指向/ }).fill('LM358DR')
    await page.getByRole('button', { name: '添加别名' }).click()
    await page.getByText('已加别名，下一次搜索起生效').waitFor()
    await page.getByText('近 30 天的搜索都有结果').waitFor()

    await search('夜光宝')
    await page.getByRole('link', { name: 'LM358DR', exact: true }).first().waitFor()

    // Lists and quotes are told too.
    await open(page, '/userCenter?type=99&tab=figures&kind=trade')
    await page.getByText('清单到成交').first().waitFor()
    expect(await violationsOf(page)).toEqual([])
    expect(await sidewaysAt320(page)).toEqual([])

    async function search(word: string) {
      await open(page, '/')
      await page.getByRole('main').getByRole('combobox', { name: '型号、品牌或参数' }).fill(word)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/datasheetSearch/**')
    }
  },
  patience,
)
