import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginDialog, open, rested, visit } from './browser.ts'
import { deployed, type Deployed } from './builds.ts'

let server: Deployed

beforeAll(async () => {
  server = await deployed()
})
afterAll(() => server[Symbol.asyncDispose]())

/** How often the page was loaded. */
function loadsOf(page: Page): () => number {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}

describe('a deploy in the middle of a visit', () => {
  it('changes nothing for who is there: what comes late still comes, and what was typed is there', async () => {
    await using guest = await visit({ baseURL: server.origin })
    const { page, faults } = guest
    await open(page, '/')
    await rested(page)
    const loads = loadsOf(page)
    const box = page.getByRole('combobox', { name: '型号、品牌或参数' })
    await box.fill('LM358')
    await server.deploy()
    faults.length = 0
    await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
    await loginDialog(page).waitFor()
    await page.keyboard.press('Escape')
    await loginDialog(page).waitFor({ state: 'hidden' })
    expect(await box.inputValue()).toBe('LM358')
    await page.getByRole('contentinfo').getByRole('link', { name: '联系我们' }).click()
    await page.getByRole('heading', { level: 1, name: '联系我们' }).waitFor()
    expect(loads()).toBe(0)
    // Whoever asks while the server changes over is turned away for that moment, and told of it late.
    expect(faults.filter((fault) => !fault.includes('ERR_CONNECTION_REFUSED'))).toEqual([])
  })

  it('whose scripts are gone loads the page anew, once: the draft is there, and what was pressed opens', async () => {
    await using guest = await visit({ baseURL: server.origin })
    const { page } = guest
    await open(page, '/register?kind=enterprise')
    const field = page.getByRole('main').getByRole('textbox', { name: /企业名称/ })
    const name = '深圳市芯谱登记有限公司'
    await field.fill(name)
    await rested(page)
    const loads = loadsOf(page)
    await server.forget()
    await server.deploy()
    await page.getByRole('main').getByRole('button', { name: /登录/ }).click()
    await loginDialog(page).waitFor()
    await page.keyboard.press('Escape')
    await loginDialog(page).waitFor({ state: 'hidden' })
    await expect.poll(() => field.inputValue()).toBe(name)
    expect(loads()).toBe(1)
  })
})
