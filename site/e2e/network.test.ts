import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { alive, loginDialog, open, rested, visit } from './browser.ts'
import { resultsPath } from './catalogue.ts'

const missing = (page: Page) => page.getByRole('dialog', { name: '没能打开' })
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: '登录', exact: true })
const box = (page: Page) => page.getByRole('combobox', { name: '型号、品牌或参数' }).first()

/**
 * Closes the login by the keyboard. Half a second after a dialog opened by a script, React Aria takes its focus away and
 * gives it back in the next frame, for VoiceOver: whoever presses just then presses again.
 */
async function escaped(page: Page): Promise<boolean> {
  await page.keyboard.press('Escape')
  return loginDialog(page).isHidden()
}

describe('a network that comes and goes', () => {
  it('takes nothing of the page: what cannot open says so, and opens when the network is back', async () => {
    await using guest = await visit()
    const { page, context } = guest
    await open(page, resultsPath('stm32f103'))
    await rested(page)
    await box(page).fill('LM358')
    await context.setOffline(true)
    await page.getByText('网络不通').first().waitFor()

    await opener(page).click()
    await missing(page).getByText('这一部分没能显示').waitFor()
    await page.keyboard.press('Escape')
    await missing(page).waitFor({ state: 'hidden' })
    await expect.poll(() => opener(page).evaluate((node) => node === document.activeElement)).toBe(true)
    expect(await box(page).inputValue()).toBe('LM358')

    await opener(page).click()
    await missing(page).getByRole('button', { name: '重试' }).click()
    await missing(page).getByText('这一部分没能显示').waitFor()
    await context.setOffline(false)
    await loginDialog(page).waitFor()
    await expect.poll(() => escaped(page)).toBe(true)
    expect(await box(page).inputValue()).toBe('LM358')
  })

  it('leaves the frame around a page that did not come, and the page comes when it is back', async () => {
    await using guest = await visit()
    const { page, context } = guest
    await open(page, '/about')
    await rested(page)
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: '联系我们' }).click()
    await page.getByRole('main').getByRole('button', { name: '重试' }).waitFor()
    await opener(page).waitFor()
    expect(await page.getByText('Something went wrong').count()).toBe(0)
    await context.setOffline(false)
    await page.getByRole('heading', { level: 1, name: '联系我们' }).waitFor()
  })

  it('tells of a part of the site whose routes did not come, and opens it when they do', async () => {
    await using guest = await visit()
    const { page, context } = guest
    await open(page, resultsPath('stm32f103'))
    await rested(page)
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: '联系我们' }).click()
    await page.getByRole('main').getByRole('button', { name: '重试' }).waitFor()
    expect(await page.getByText('没有找到').count()).toBe(0)
    await context.setOffline(false)
    await page.getByRole('heading', { level: 1, name: '联系我们' }).waitFor()
  })

  it('loses no part of a page: what was lost on the way comes with the next touch', async () => {
    await using guest = await visit()
    const { page } = guest
    let isCut = true
    await page.route(/\/assets\/Found-/, (route) => (isCut ? route.abort() : route.continue()))
    const lost = page.waitForEvent('requestfailed')
    await page.goto(resultsPath('stm32f103'))
    await lost
    await alive(page)
    isCut = false
    await page.locator('tbody input[type="checkbox"]').first().click()
    await page.getByRole('button', { name: '下载所选资料(1)' }).waitFor()
    expect(await page.locator('[data-part="late"]').count()).toBe(0)
  })
})
