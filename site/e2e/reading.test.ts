import { describe, expect, it } from 'vitest'
import { comeBack, logInBySms, loginDialog, newMobile, open, origin, toastOf, visit } from './browser.ts'
import { datasheetWith, partOf, readerPath } from './catalogue.ts'
import { drawn, shownPage } from './pdf-page.ts'

/** What the sandbox's mailbox holds for an address. */
async function lettersTo(email: string): Promise<string[]> {
  const all = (await (await fetch(`${origin()}/sandbox/outbox.json`)).json()) as { recipient: string; text: string }[]
  return all.filter(({ recipient }) => recipient === email).map(({ text }) => text)
}

describe('a login that opens by itself', () => {
  it.each([
    ['of a document', () => readerPath('STM32F103C8T6')],
    ['of a part by its number', () => Promise.resolve('/specification_STM32F103C8T6_detail')],
  ])('%s can be put away, and the page is read from its heading', async (_, path) => {
    await using guest = await visit()
    const { page } = guest
    await open(page, await path())
    await loginDialog(page).waitFor()
    await page.keyboard.press('Escape')
    await loginDialog(page).waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  })
})

describe('a reader', () => {
  it('comes back to the page where a document was left', async () => {
    await using guest = await visit()
    const { page, faults } = guest
    const { id } = await datasheetWith(30)
    await comeBack(page)
    await open(page, `/specification_detail/${id}?pg=9`)
    await drawn(page, 9)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => shownPage(page)).toBe('10')
    await open(page, `/specification_detail/${id}`)
    await drawn(page, 10)
    await expect.poll(() => shownPage(page)).toBe('10')
    expect(faults).toEqual([])
  })

  it('is brought to the first of the words that a link names, and sees all of them marked', async () => {
    await using guest = await visit()
    const { page } = guest
    const { id, model } = await datasheetWith(30)
    await comeBack(page)
    await open(page, `/specification_detail/${id}?pg=4&hl=${encodeURIComponent(model.slice(0, 6))}`)
    await drawn(page, 4)
    const mark = page.locator('[data-page="4"] mark[data-current]')
    await mark.waitFor()
    await expect
      .poll(() =>
        mark.evaluate(
          (node) => node.getBoundingClientRect().top > 0 && node.getBoundingClientRect().bottom < innerHeight,
        ),
      )
      .toBe(true)
  })

  it('sees the pages at a glance, and copies or looks for what is selected', async () => {
    await using guest = await visit()
    const { page } = guest
    const { id } = await datasheetWith(30)
    await comeBack(page)
    await open(page, `/specification_detail/${id}`)
    await drawn(page, 1)
    await page.getByRole('tab', { name: '缩略图' }).click()
    await page.getByRole('button', { name: '第 3 页' }).locator('img').waitFor()
    await page.getByRole('button', { name: '第 3 页' }).click()
    await expect.poll(() => shownPage(page)).toBe('3')
    await drawn(page, 3)
    const line = page.locator('[data-page="3"] span').filter({ hasText: /\w{4}/ }).first()
    const text = await line.evaluate((node) => {
      getSelection()?.selectAllChildren(node)
      return node.textContent
    })
    const tools = page.getByRole('toolbar', { name: '对选中文字的操作' })
    expect(await tools.getByRole('link', { name: '搜全文' }).getAttribute('href')).toBe(
      `/specification/${encodeURIComponent(text?.trim() ?? '')}`,
    )
    await tools.getByRole('button', { name: '查找' }).click()
    await expect.poll(() => page.getByRole('textbox', { name: '在文中查找' }).inputValue()).toBe(text?.trim())
    await tools.waitFor({ state: 'hidden' })
  })

  it('sends a document to a mailbox, after the login that was due', async () => {
    await using guest = await visit()
    const { page } = guest
    const { id, title } = await datasheetWith(20)
    await open(page, `/specification_detail/${id}`)
    await loginDialog(page).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '发到邮箱' }).click()
    await logInBySms(page, newMobile())
    const email = `${newMobile()}@example.com`
    const dialog = page.getByRole('dialog', { name: '发到邮箱' })
    await dialog.getByRole('textbox', { name: /邮箱/ }).fill(email)
    await dialog.getByRole('button', { name: '发送' }).click()
    await toastOf(page, '已提交发送').waitFor()
    await expect.poll(() => lettersTo(email), { timeout: 20_000 }).toHaveLength(1)
    expect((await lettersTo(email))[0]).toContain(`[附件] ${title}.pdf`)
  })

  it('saves a document to a folder of the cloud disk that is made on the spot', async () => {
    await using guest = await visit()
    const { page, faults } = guest
    const { id } = await datasheetWith(20)
    await comeBack(page)
    await open(page, `/specification_detail/${id}`)
    await page.getByRole('button', { name: '存到云盘' }).click()
    const dialog = page.getByRole('dialog', { name: '存到云盘' })
    await dialog.getByRole('button', { name: '在此新建文件夹' }).click()
    await dialog.getByRole('textbox', { name: '文件夹名称' }).fill('电源板')
    await page.keyboard.press('Enter')
    await expect.poll(() => dialog.getByRole('row', { name: /电源板/ }).getAttribute('aria-selected')).toBe('true')
    await dialog.getByRole('button', { name: '保存到此处' }).click()
    await toastOf(page, '已存到云盘').waitFor()
    await page.getByRole('button', { name: '存到云盘' }).click()
    await dialog
      .getByRole('row', { name: /电源板/ })
      .getByText('1', { exact: true })
      .waitFor()
    expect(faults).toEqual([])
  })
})

describe('a datasheet that another site keeps', () => {
  it('is a 404 where the part names none', async () => {
    await using guest = await visit()
    const { id, datasheetUrl } = await partOf('STM32F103C8T6')
    expect(datasheetUrl).toBe('')
    const answer = await guest.page.goto(`/specification_outside_detail/${id}`)
    expect(answer?.status()).toBe(404)
    await guest.page.getByText('没有找到这份资料').first().waitFor()
  })
})
