import { writeWorkbook } from '@xinpu/trade/sheet-file'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { comeBack, open, visit } from './browser.ts'
import { goodDownTo320 } from './good-page.ts'

const phone = { viewport: { width: 375, height: 900 }, bypassCSP: true, colorScheme: 'dark' } as const
const desktop = { viewport: { width: 1440, height: 900 }, bypassCSP: true } as const

it.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)(
  'on a %s a sheet is handed in, mapped, mended and confirmed; its posts are found',
  async (where, options) => {
    await using person = await visit(options)
    const { page } = person
    await comeBack(page)
    await open(page, '/inquiry/batchUpload')
    await page.getByRole('button', { name: '选择文件' }).waitFor()
    await goodDownTo320(page)

    const model = `IMPORT${where.toUpperCase()}103`
    const bytes = await writeWorkbook('清单', [
      ['型号', '无名栏', '数量'],
      [`${model}A`, '国巨某厂', '2K'],
      [`${model}B`, '', '若干'],
      [`${model}C`, '', '3'],
    ])
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: '清单.xlsx', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from(bytes) })
    await choose(page, /B 列“无名栏”/, '品牌')
    await goodDownTo320(page)
    await page.getByRole('button', { name: '上传 3 行' }).click()

    // What nobody knows is kept as it is spelt.
    await page.getByRole('button', { name: /国巨某厂 照原样/ }).click()
    await goodDownTo320(page)
    await page.getByRole('button', { name: '下一步：预览与改错' }).click()

    // One line is mended in place, one is taken out; every row stays accounted for.
    await page.getByText('数量“若干”不是数字').waitFor()
    await goodDownTo320(page)
    await page
      .getByRole('button', { name: /^空\s*，编辑/ })
      .first()
      .click()
    await page.getByRole('textbox', { name: '数量' }).fill('1.5万')
    await page.keyboard.press('Enter')
    await page.getByText('15,000').waitFor()
    await page.getByRole('button', { name: '删除第 4 行' }).click()
    await expect.poll(() => page.getByLabel('行数').textContent()).toBe('3 行= 可导入 2+ 已删 1')
    await page.getByRole('button', { name: '确认导入 2 行' }).click()

    await expect.poll(() => page.getByLabel('行数').textContent(), { timeout: 30_000 }).toBe('3 行= 成功 2+ 已删 1')
    await goodDownTo320(page)
    await open(page, '/userCenter/taskList/taskList')
    await page.getByRole('article', { name: '清单.xlsx' }).getByText('已完成').waitFor()
    await goodDownTo320(page)
    await page.getByRole('link', { name: '看发布的信息' }).click()
    await page.getByRole('link', { name: `${model}A` }).waitFor()
    expect(person.faults).toEqual([])
  },
  180_000,
)

async function choose(page: Page, column: RegExp, field: string) {
  await page.getByRole('button', { name: column }).click()
  await page.getByRole('option', { name: field, exact: true }).click()
}
