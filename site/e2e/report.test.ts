import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { comeBack, logInBySms, loginDialog, newMobile, open, toastOf, visit } from './browser.ts'
import { partPath, readerPath } from './catalogue.ts'
import { drawn } from './pdf-page.ts'

const model = 'STM32F103C8T6'
const dialogOf = (page: Page) => page.getByRole('dialog', { name: '报错' })
const words = (page: Page) => dialogOf(page).getByRole('textbox', { name: /补充说明/ })
const submit = (page: Page) => dialogOf(page).getByRole('button', { name: '提交报错' })

/** How often something was reported from here. */
function countReports(page: Page): () => number {
  let count = 0
  page.on('request', (request) => void (request.url().endsWith('/spec/report') && (count += 1)))
  return () => count
}

describe('someone who finds a fault', () => {
  it('in the figures of a part logs in and goes on where it was left', async () => {
    await using guest = await visit()
    const { page, faults } = guest
    const reports = countReports(page)
    await open(page, await partPath(model))
    await page.getByRole('button', { name: '参数报错' }).click()
    await loginDialog(page).getByText('登录后继续：报错').waitFor()
    await logInBySms(page, newMobile())
    await dialogOf(page)
      .getByRole('button', { name: /参数有误/ })
      .waitFor()
    expect(await words(page).inputValue()).toContain(model)
    await words(page).fill('主频应为 72 MHz')
    await submit(page).dblclick()
    await toastOf(page, '已收到报错，谢谢').waitFor()
    await dialogOf(page).waitFor({ state: 'hidden' })
    expect(reports()).toBe(1)
    expect(faults).toEqual([])
  })

  it('in a datasheet says which, and is told what is missing first', async () => {
    await using guest = await visit()
    const { page } = guest
    const reports = countReports(page)
    await comeBack(page)
    await open(page, await readerPath(model))
    await page.getByRole('main').getByRole('button', { name: '更多操作' }).click()
    await page.getByRole('menuitem', { name: '报错' }).click()
    await submit(page).click()
    await dialogOf(page).getByText('请选择报错原因').first().waitFor()
    expect(reports()).toBe(0)
    await dialogOf(page)
      .getByRole('button', { name: /哪里不对/ })
      .click()
    await page.getByRole('option', { name: '版本过旧' }).click()
    await submit(page).click()
    await toastOf(page, '已收到报错，谢谢').waitFor()
    expect(reports()).toBe(1)
  })

  it('on a page reports the words that are selected, with the page', async () => {
    await using guest = await visit()
    const { page } = guest
    await comeBack(page)
    await open(page, `${await readerPath(model)}?pg=2`)
    await drawn(page, 2)
    const line = page.locator('[data-page="2"] span').filter({ hasText: /\w{4}/ }).first()
    const text = await line.evaluate((node) => {
      getSelection()?.selectAllChildren(node)
      return node.textContent ?? ''
    })
    await page.getByRole('toolbar', { name: '对选中文字的操作' }).getByRole('button', { name: '报错' }).click()
    await expect.poll(() => words(page).inputValue()).toContain(`第 2 页 “${text.trim()}”`)
    const sent = page.waitForRequest((request) => request.url().endsWith('/spec/report'))
    await submit(page).click()
    expect((await sent).postData()).toMatch(/page.{0,3}2/)
    await toastOf(page, '已收到报错，谢谢').waitFor()
  })
})

describe('someone who doubts goods or a brand', () => {
  it.each([
    ['/mall/productDetails/1', '举报', '假冒或翻新货'],
    ['/brandDetail/1', '报错', '官网打不开或不对'],
  ])('says so on %s', async (path, verb, reason) => {
    await using guest = await visit()
    const { page, faults } = guest
    await comeBack(page)
    await open(page, path)
    await page.getByRole('main').getByRole('button', { name: verb, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: verb })
    await dialog.getByRole('button', { name: verb === '举报' ? /举报原因/ : /哪里不对/ }).click()
    await page.getByRole('option', { name: reason }).click()
    await dialog.getByRole('button', { name: `提交${verb}` }).click()
    await toastOf(page, `已收到${verb}，谢谢`).waitFor()
    expect(faults).toEqual([])
  })
})

describe('the head of a document', () => {
  it('is not covered by the header after a jump to a page', async () => {
    await using guest = await visit()
    const { page } = guest
    await comeBack(page)
    await open(page, `${await readerPath(model)}?pg=3`)
    await drawn(page, 3)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
    expect(await isSeen(page.getByRole('heading', { level: 1 }))).toBe(true)
    expect(await isSeen(page.getByRole('textbox', { name: '页码' }))).toBe(true)
  })
})

/** Whether nothing lies over the middle of something. */
const isSeen = (thing: Locator): Promise<boolean> =>
  thing.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
