import { expect, it } from 'vitest'
import { violationsOf } from './axe.ts'
import { comeBack, open, toastOf, visit } from './browser.ts'

const patience = 180_000
const widths = [
  { name: '1440', viewport: { width: 1440, height: 900 } },
  { name: '375', viewport: { width: 375, height: 812 } },
]

it.each(widths)(
  'at $name: a copy of an article is kept, a note is written by keyboard, outlives its tab and becomes an article',
  async ({ viewport }) => {
    await using someone = await visit({ viewport, bypassCSP: true })
    const { page, context, faults } = someone
    await comeBack(page)

    await open(page, '/news/article-details/1')
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('button', { name: '存到云盘' }).click()
    await toastOf(page, '已存到云盘').waitFor()
    await open(page, '/userCenter/cloudDisk/articleDisk')
    await page.getByRole('link', { name: title }).click()
    await page.getByRole('heading', { level: 2, name: title }).waitFor()
    await page.getByRole('link', { name: '看原文' }).waitFor()
    expect(await page.getByRole('button', { name: '发布为文章' }).count()).toBe(0)
    expect(await violationsOf(page)).toEqual([])

    await open(page, '/userCenter/cloudDisk/editArticle')
    // The field of the text comes late; Enter has nowhere to go before.
    await page.getByRole('textbox', { name: '正文' }).waitFor()
    await page.getByRole('textbox', { name: '标题' }).focus()
    await page.keyboard.type('首件上电的顺序')
    await page.keyboard.press('Enter')
    await page.keyboard.type('## 限流\n先限到 100 mA。')
    await page.getByText('有改动').waitFor()
    await expect.poll(() => page.evaluate(keptWords)).toContain('先限到 100 mA')
    await page.close({ runBeforeUnload: false })

    const again = await context.newPage()
    await open(again, '/userCenter/cloudDisk/editArticle')
    await again.getByText(/已恢复/).waitFor()
    expect(await violationsOf(again)).toEqual([])
    await again.getByRole('button', { name: '写好了' }).click()
    await again.getByRole('heading', { level: 2, name: '首件上电的顺序' }).waitFor()
    await again.getByText('我的笔记').waitFor()
    await again.getByRole('button', { name: '发布为文章' }).click()
    await again.waitForURL(/\/add\?id=\d+/)
    await expect.poll(() => again.getByRole('textbox', { name: '标题' }).inputValue()).toBe('首件上电的顺序')
    expect(faults).toEqual([])
  },
  patience,
)

/** What the device holds of drafts, as one text. */
const keptWords = () =>
  new Promise<string>((tell, fail) => {
    const opening = indexedDB.open('xinpu-drafts')
    opening.addEventListener('error', () => fail(opening.error))
    opening.addEventListener('success', () => {
      const all = opening.result.transaction('drafts').objectStore('drafts').getAll()
      all.addEventListener('success', () => tell(JSON.stringify(all.result)))
    })
  })
