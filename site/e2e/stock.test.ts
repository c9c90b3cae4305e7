import { writeWorkbook } from '@xinpu/trade/sheet-file'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { violationsOf } from './axe.ts'
import { comeBack, newMobile, open, toastOf, visit } from './browser.ts'
import { good } from './good-page.ts'
import { ownServer } from './own-server.ts'

const model = 'SHELF103C8T6'
const company = '深圳市架上有货电子有限公司'
/** A server of its own, where a company is certified before it starts. */
const patience = 180_000

it(
  'a company says what it holds, others find it in the hall and on its page, until it is taken off',
  async () => {
    const mobile = newMobile()
    await using server = await ownServer({}, (run) =>
      run('packages/server/test/certify-command.ts', `+86-${mobile}`, company),
    )
    await using owner = await visit({ baseURL: server.origin, bypassCSP: true })
    await using guest = await visit({ baseURL: server.origin, javaScriptEnabled: false })
    const { page } = owner
    await comeBack(page, mobile, server.origin)

    // Whom to call: the first is the default.
    await open(page, '/userCenter/manage/corporateContact')
    await page.getByRole('button', { name: '新增联系人' }).click()
    await fillContact(page)
    await page.getByRole('row', { name: /架上林工.*默认.*销售经理/ }).waitFor()
    await good(page)

    // By hand; a figure is put right where it stands.
    await open(page, '/userCenter?type=23')
    await page.getByRole('button', { name: '加一条' }).click()
    await fillLine(page)
    await toastOf(page, '已保存，所有人可以看到').waitFor()
    const row = page.getByRole('row', { name: new RegExp(model) })
    await row.getByRole('button', { name: /2,000/ }).click()
    await row.getByRole('textbox', { name: '数量' }).fill('3000')
    await page.keyboard.press('Enter')
    await row.getByText('3,000').waitFor()
    await good(page)

    // In the hall, and on the page of the company, without scripts too.
    await open(page, '/inquiry/inquiryMore/stock/0?keywords=shelf103')
    await page.getByRole('row', { name: /SHELF103C8T6.*3,000.*¥5\.86/ }).waitFor()
    await good(page)
    await page.getByRole('link', { name: company }).click()
    await page.getByRole('heading', { level: 1, name: company }).waitFor()
    await page.getByRole('row', { name: new RegExp(model) }).waitFor()
    await page.getByText('架上林工').first().waitFor()
    await good(page)
    await guest.page.goto(new URL(page.url()).pathname)
    await guest.page.getByRole('row', { name: new RegExp(model) }).waitFor()
    await open(page, `/inquiry/companySearch?keywords=${encodeURIComponent('架上有货')}`)
    await page.getByRole('link', { name: company }).waitFor()
    await good(page)

    // A sheet brings many at once, and says the same lot again without doubling it; the list is given out as it comes in.
    await open(page, '/userCenter?type=23')
    await page.getByRole('link', { name: '从表格导入' }).click()
    await page.locator('input[type=file]').setInputFiles(await sheet())
    await good(page)
    await page.getByRole('button', { name: '上传 3 行' }).click()
    await page.getByRole('button', { name: '下一步：预览与改错' }).click()
    await page.getByText('没有填品牌').waitFor()
    await good(page)
    await page.getByRole('checkbox', { name: /跳过 1 行错误/ }).press('Space')
    await page.getByRole('button', { name: '确认导入 2 行' }).click()
    await expect.poll(() => page.getByLabel('行数').textContent(), { timeout: 30_000 }).toBe('3 行= 成功 2+ 失败 1')
    await page.getByRole('link', { name: '看库存' }).click()
    await page.getByRole('row', { name: /SHELF407VGT6.*1,500/ }).waitFor()
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出' }).click()
    expect((await file).suggestedFilename()).toBe('库存.xlsx')

    // Taken off, it is nowhere.
    await open(page, '/userCenter?type=23')
    await page.getByRole('button', { name: `管理 ${model}` }).click()
    await page.getByRole('menuitem', { name: '下架' }).click()
    await toastOf(page, '已下架').waitFor()
    await guest.page.goto('/inquiry/inquiryMore/stock/0?keywords=shelf103')
    await guest.page.getByText('没有符合条件的库存').first().waitFor()
    expect(owner.faults).toEqual([])
  },
  patience,
)

/** Three lines of stock: the lot that is there with another count, a new one, and one without its brand. */
async function sheet() {
  const rows = [
    ['型号', '厂牌', '库存数量', '单价'],
    [model, '意法半导体', '4K', '5.60'],
    ['SHELF407VGT6', '某新厂', '1500', ''],
    ['SHELF030F4P6', '', '70', ''],
  ]
  const buffer = Buffer.from(await writeWorkbook('库存', rows))
  return { name: '库存.xlsx', mimeType: 'application/vnd.ms-excel', buffer }
}

async function fillLine(page: Page) {
  const dialog = page.getByRole('dialog', { name: '加一条库存' })
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('textbox', { name: /^型号/ }).fill(model)
  await dialog.getByRole('textbox', { name: /^品牌/ }).fill('意法半导体')
  await dialog.getByRole('textbox', { name: /^数量/ }).fill('2000')
  await dialog.getByRole('textbox', { name: /^单价/ }).fill('5.86')
  await dialog.getByRole('button', { name: '保存' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function fillContact(page: Page) {
  const dialog = page.getByRole('dialog', { name: '新增联系人' })
  await dialog.getByRole('textbox', { name: /^姓名/ }).fill('架上林工')
  await dialog.getByRole('textbox', { name: /^职位/ }).fill('销售经理')
  await dialog.getByRole('textbox', { name: /^手机号码/ }).fill('13912345678')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: '保存' }).click()
  await dialog.waitFor({ state: 'hidden' })
}
