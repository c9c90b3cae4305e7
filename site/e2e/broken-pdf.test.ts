import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loginDialog, origin, visit } from './browser.ts'
import { readerPath } from './catalogue.ts'

const folder = process.env['XINPU_TEST_DATA']
const files = folder ? readdirSync(join(folder, 'pdf')).filter((name) => name.endsWith('.pdf')) : []
if (!folder) console.warn('XINPU_TEST_DATA is not set: broken PDFs are not read.')

describe.skipIf(!folder)('a document, broken, hostile or plain', () => {
  it.each(files)('%s is read, or said to be unreadable, and the page lives on', async (file) => {
    await using guest = await visit()
    const { page, faults } = guest
    const strayed: string[] = []
    page.on('dialog', (dialog) => void dialog.dismiss().then(() => strayed.push(dialog.message())))
    page.on('request', (request) => {
      const { protocol, origin: asked } = new URL(request.url())
      if (protocol.startsWith('http') && asked !== origin()) strayed.push(request.url())
    })
    await page.route('**/files/preview/*.pdf', (route) =>
      route.fulfill({ path: join(folder ?? '', 'pdf', file), contentType: 'application/pdf' }),
    )
    await page.goto(await readerPath('STM32F103C8T6'))
    await loginDialog(page).waitFor()
    await page.keyboard.press('Escape')
    const opened = page.locator('[data-page="1"][data-state="painted"], [data-page="1"][data-state="reduced"]')
    const told = page.getByText(/无法打开这份 PDF|密码保护|没能显示|过大/)
    await opened.or(told).first().waitFor()
    // What a file brings along neither runs nor leads anywhere.
    expect(await page.locator('[data-pdf] [data-page]').locator('a, iframe, object, script, input').count()).toBe(0)
    expect(page.context().pages()).toHaveLength(1)
    await page.getByRole('search', { name: '在文中查找' }).getByRole('textbox').fill('LM')
    await page.getByRole('link', { name: 'STM32F103C8T6' }).first().click()
    await page.waitForURL(/datasheetDetail/)
    expect(faults.filter((fault) => !fault.includes('favicon'))).toEqual([])
    expect(strayed).toEqual([])
  })
})
