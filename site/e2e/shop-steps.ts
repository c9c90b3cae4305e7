import type { Page } from 'playwright'
import { expect } from 'vitest'
import { violationsOf } from './axe.ts'
import { alive, toastOf } from './browser.ts'
import { sidewaysOf } from './stillness.ts'

/** What the shop sells first. */
export const model = 'XPSHOP103C8T6'

async function go(page: Page, path: string) {
  await page.goto(path)
  await alive(page)
}

/** Axe has nothing to say, and nothing but the page's own height scrolls. */
async function good(page: Page) {
  expect(await violationsOf(page)).toEqual([])
  expect(await sidewaysOf(page)).toEqual([])
}

/** A seller offers goods; they wait for the desk. */
export async function putGoods(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: '购物中心' }).getByRole('link', { name: '商品', exact: true }).click()
  await page.getByText('还没有商品').waitFor()
  await good(page)
  await page.getByRole('button', { name: '发布商品' }).first().click()
  const form = page.getByRole('form', { name: '发布商品' })
  await form.getByRole('textbox', { name: /^型号/ }).fill(model)
  await form.getByRole('combobox', { name: /品牌/ }).fill('TI')
  await page.getByRole('option', { name: /德州仪器/ }).click()
  await form.getByRole('textbox', { name: /商品名称/ }).fill(`${model} 示例微控制器`)
  await form.getByRole('button', { name: /^分类/ }).click()
  await page.getByRole('listbox').first().getByRole('option').first().click()
  await page.getByRole('listbox').last().getByRole('option').first().click()
  for (const [name, text] of [
    [/^仓库/, '深圳'],
    [/^库存/, '5000'],
    [/^交期/, '当天发'],
    [/^起订量/, '10'],
    [/^最小包装量/, '10'],
    [/^第 1 档 单价/, '3.50'],
  ] as const)
    await form.getByRole('textbox', { name }).fill(text)
  await good(page)
  await form.getByRole('button', { name: '提交审核' }).click()
  await toastOf(page, '已提交，审核通过后上架').waitFor()
  await page
    .getByRole('row', { name: new RegExp(model) })
    .getByText('待审核')
    .waitFor()
}

/** A buyer finds the goods, and offers less for them. */
export async function offerLess(page: Page): Promise<void> {
  await go(page, `/mall/index/1?keywords=${model}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(model) })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: model }).waitFor()
  await page.getByRole('button', { name: '议价' }).first().click()
  const dialog = page.getByRole('dialog', { name: '议价' })
  await dialog.getByRole('textbox', { name: /^数量/ }).fill('1000')
  await dialog.getByRole('textbox', { name: /期望单价/ }).fill('3')
  await good(page)
  await dialog.getByRole('button', { name: '发送议价' }).click()
  await toastOf(page, '已发送议价，店铺回复后会提醒你').waitFor()
}

/** The seller names a price in between, from the keyboard alone. */
export async function answerOffer(page: Page): Promise<void> {
  await go(page, '/mall/userCenter?role=seller')
  await page.getByRole('link', { name: /议价待回/ }).click()
  const answer = page.getByRole('button', { name: `答复 ${model}` })
  await answer.waitFor()
  await good(page)
  await answer.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '答复议价' })
  await dialog.getByRole('radio', { name: '接受出价' }).focus()
  await page.keyboard.press('ArrowRight')
  const price = dialog.getByRole('textbox', { name: /回复单价/ })
  await price.focus()
  await page.keyboard.type('3.2')
  await good(page)
  await page.keyboard.press('Enter')
  await toastOf(page, '已答复，买家会收到提醒').waitFor()
}

/** The buyer orders at that price, and pays. */
export async function orderAtOffer(page: Page): Promise<void> {
  await go(page, '/mall/userCenter?tab=bargain')
  await page.getByText('店铺回价 ¥3.20').waitFor()
  await good(page)
  await page.getByRole('link', { name: `按议价下单 ${model}` }).click()
  await page.getByRole('heading', { level: 1, name: '确认订单' }).waitFor()
  await page.getByRole('textbox', { name: '粘贴地址' }).fill('王收 13900004321 江苏省苏州市工业园区星湖街328号')
  await page.getByText(/^已认出 /).waitFor()
  await page.getByRole('button', { name: '保存并使用' }).click()
  await page.getByRole('radio', { name: /王收/ }).waitFor()
  await page.getByText('¥3,200.00').first().waitFor()
  await page.getByRole('button', { name: '提交订单' }).click()
  const way = page.getByRole('link', { name: '打开支付宝付款' }).and(page.locator(':visible'))
  await way.waitFor()
  const provider = await page.context().newPage()
  await provider.goto((await way.getAttribute('href')) ?? '')
  await provider.getByRole('button', { name: '支付成功' }).click()
  await provider.getByText('已付款').waitFor()
  await provider.close()
  await page.getByRole('heading', { name: '支付成功' }).waitFor()
}

/** The seller sends all of it in one parcel. */
export async function shipOrder(page: Page): Promise<void> {
  await go(page, '/mall/userCenter?role=seller')
  await page.getByText('¥3,200.00').first().waitFor()
  await good(page)
  await page.getByRole('link', { name: /^待发货/ }).click()
  await page.getByRole('button', { name: /^发货/ }).click()
  const dialog = page.getByRole('dialog', { name: '发货' })
  await dialog.getByRole('combobox', { name: /物流公司|承运/ }).fill('顺丰')
  await page.getByRole('option', { name: /顺丰/ }).first().click()
  await dialog.getByRole('textbox', { name: /单号/ }).fill('SF1400223077152')
  await good(page)
  await dialog.getByRole('button', { name: /^发/ }).last().click()
  await toastOf(page, '已发货').waitFor()
}

/** The buyer has it, and says so. */
export async function takeOrder(page: Page): Promise<void> {
  await go(page, '/mall/userCenter/myOrder/CNY')
  await page.getByRole('button', { name: /^确认收货/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确认收到 1 行' }).click()
  await toastOf(page, '已确认收货').waitFor()
  await page.getByText('已完成').first().waitFor()
  await good(page)
}
