import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { violationsOf } from './axe.ts'
import { comeBack, open, visit } from './browser.ts'

it('what was mended of a saved list survives a reload, one that is not submitted stands beside it, and a second BOM.csv takes no place unasked', async () => {
  await using visitor = await visit({ bypassCSP: true })
  const { page } = visitor
  await comeBack(page)
  await open(page, '/inquiry/batchSearch')
  await read(page, 'XC7788-A0')
  await handOver(page)
  await press(page, '打开保存的清单')
  await page.getByRole('button', { name: '版本' }).waitFor()
  const saved = page.url()

  // What is done to the saved list is there after a reload.
  await going(page).selectOption('review')
  await kept(page)
  await page.reload()
  await expect.poll(() => going(page).inputValue()).toBe('review')

  // Another file of the same name is begun, and is still there after the saved list was looked at.
  await open(page, '/inquiry/batchSearch')
  await read(page, 'XC7788-B1')
  await kept(page)
  await page.goto(saved)
  await page.getByRole('main').getByText('XC7788-A0').first().waitFor()
  await open(page, '/inquiry/batchSearch')
  await page.getByRole('main').getByText('XC7788-B1').first().waitFor()

  // It is handed over under a name of its own.
  await handOver(page)
  const dialog = page.getByRole('dialog', { name: '已有一份「BOM」' })
  await dialog.getByRole('button', { name: '替换「BOM」' }).waitFor()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: '另存为「BOM (2)」' }).press('Enter')
  await press(page, '打开保存的清单')
  await page.getByRole('heading', { level: 1, name: 'BOM (2)' }).waitFor()
  await page.goto(saved)
  await page.getByRole('heading', { level: 1, name: 'BOM', exact: true }).waitFor()
  await page.getByRole('main').getByText('XC7788-A0').first().waitFor()
  expect(visitor.faults).toEqual([])
}, 120_000)

it('pasted lines of a post survive a reload until they are thrown away', async () => {
  await using visitor = await visit()
  const { page } = visitor
  const box = page.getByRole('textbox', { name: '粘贴一行或多行' })
  await open(page, '/inquiry/createRequirements')
  await box.fill('求 HALL103C8T6 2K 24+\n求 XC7788-A0 500')
  await kept(page)
  await page.reload()
  await expect.poll(() => box.inputValue()).toBe('求 HALL103C8T6 2K 24+\n求 XC7788-A0 500')
  await press(page, '丢弃')
  await expect.poll(() => box.inputValue()).toBe('')
  expect(visitor.faults).toEqual([])
}, 60_000)

const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).press('Enter')

/** Where the only line goes. */
const going = (page: Page) => page.getByRole('combobox', { name: /第 2 行/ })

/** Until the draft is written down. */
const kept = (page: Page) =>
  page
    .getByText(/已保存/)
    .first()
    .waitFor()

/** Chooses a file of one line, always of the same name. */
async function read(page: Page, model: string) {
  const buffer = Buffer.from(`位号,型号,封装,数量\nU1,${model},QFN-24,1\n`)
  await page.locator('input[type=file]').setInputFiles({ name: 'BOM.csv', mimeType: 'text/csv', buffer })
  await press(page, /^匹配 1 行$/)
  await page.getByText(/^读入 1 = /).waitFor()
}

async function handOver(page: Page) {
  await page.getByText(/^读入 1 = /).waitFor()
  await expect.poll(() => page.getByLabel('正在匹配').count()).toBe(0)
  await press(page, /^提交 \d+ 行$/)
}
