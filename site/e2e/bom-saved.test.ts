import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { violationsOf } from './axe.ts'
import { logInBySms, newMobile, open, visit } from './browser.ts'
import { sidewaysOf } from './stillness.ts'

const pasted = ['位号\t型号\t封装\t品牌\t数量', 'U1\tSTM32F103C8T6\tLQFP-48\tST\t1', 'U7\tXC7788-A0\tQFN-24\t\t1'].join(
  '\n',
)

it('a list that was saved twice says what was changed, is watched, and is read by whoever has its link, until it is closed', async () => {
  await using owner = await visit({ bypassCSP: true })
  const { page } = owner
  await open(page, '/inquiry/batchSearch?boards=10')
  await page.getByRole('textbox', { name: '粘贴表格' }).fill(pasted)
  await press(page, /^匹配 2 行$/)
  await handedOver(page, () => logInBySms(page, newMobile()))
  await page.getByRole('combobox', { name: /第 2 行/ }).selectOption('review')
  await mend(page, 3, '3')
  await handedOver(page)

  await press(page, '版本')
  const drawer = page.getByRole('dialog', { name: /的版本$/ })
  await expect.poll(() => drawer.getByRole('status').innerText()).toBe('新增 0 行，去掉 0 行，改动 1 行')
  expect(await drawer.getByRole('listitem').innerText()).toMatch(/XC7788-A0[^]*用量\s*1\s*3/)
  expect(await violationsOf(page)).toEqual([])
  await drawer.getByRole('button', { name: '关闭' }).press('Enter')

  await press(page, '变化提醒')
  await page.getByRole('button', { name: '变化提醒', pressed: true }).waitFor()
  await press(page, '分享')
  const dialog = page.getByRole('dialog', { name: /^分享「/ })
  await dialog.getByRole('button', { name: '生成链接' }).press('Enter')
  const link = dialog.getByText(/\?share=/)
  await link.waitFor()
  const address = new URL(await link.innerText())

  await using reader = await visit({ bypassCSP: true, viewport: { width: 375, height: 900 } })
  await open(reader.page, address.pathname + address.search)
  await reader.page.getByText('XC7788-A0').waitFor()
  expect(await violationsOf(reader.page)).toEqual([])
  expect(await sidewaysOf(reader.page)).toEqual([])
  await press(reader.page, '用它配单')
  await reader.page.getByText(/^读入 2 = /).waitFor()

  await dialog.getByRole('button', { name: '停止分享' }).press('Enter')
  await dialog.getByRole('button', { name: '生成链接' }).waitFor()
  await open(reader.page, address.pathname + address.search)
  await reader.page.getByText('链接已失效：对方停止了分享，或者地址不完整').waitFor()
  await reopened(page)
  expect([owner.faults, reader.faults.filter((fault) => !fault.includes('/bom/shared'))]).toEqual([[], []])
}, 120_000)

const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).press('Enter')

/** Corrects how many are needed on one board. */
async function mend(page: Page, rowNo: number, quantity: string) {
  await press(page, `第 ${rowNo} 行：核对`)
  const group = page.getByRole('group', { name: `核对第 ${rowNo} 行` })
  const box = group.getByRole('textbox', { name: '每套用量' })
  await box.fill(quantity)
  await box.blur()
  await group.getByRole('button', { name: '改好，重新匹配' }).press('Enter')
}

/** Submits what is on the screen once it is matched, and opens what was saved. */
async function handedOver(page: Page, login: () => Promise<unknown> = async () => {}) {
  await page.getByText(/^读入 2 = /).waitFor()
  await expect.poll(() => page.getByLabel('正在匹配').count()).toBe(0)
  await press(page, /^提交 \d+ 行$/)
  await login()
  await press(page, '打开保存的清单')
  await page.getByRole('button', { name: '版本' }).waitFor()
}

/** Opens the list again from the room of what is bought. */
async function reopened(page: Page) {
  await open(page, '/userCenter/inquiryManage/myInquiry_purchase?type=14')
  await page.getByRole('link', { name: '保存的 BOM' }).press('Enter')
  const row = page.getByRole('row', { name: /2 行 × 10 套/ })
  await row.getByText('变化提醒').waitFor()
  expect(await violationsOf(page)).toEqual([])
  await row.getByRole('link').press('Enter')
  await page.getByRole('button', { name: '版本' }).waitFor()
  await page.getByText(/^读入 2 = /).waitFor()
}
