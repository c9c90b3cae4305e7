import { expect, it } from 'vitest'
import { comeBack, open, toastOf, visit } from './browser.ts'
import { good } from './good-page.ts'

/** Many looks by axe: a busy machine takes minutes. */
const patience = 300_000
const phone = { viewport: { width: 375, height: 900 }, colorScheme: 'dark' } as const

for (const [name, options] of [
  ['at a desk', {}],
  ['on a phone', phone],
] as const)
  it(
    `a buyer orders goods ${name}, pays them once, and finds the order`,
    async () => {
      await using visitor = await visit({ bypassCSP: true, ...options })
      const { page } = visitor
      await comeBack(page)
      await open(page, '/mall/productDetails/1?qty=100')
      const model = await page.getByRole('heading', { level: 1 }).innerText()
      await page.getByRole('button', { name: '加入购物车' }).click()
      await toastOf(page, /^已加购 100 片/).waitFor()

      // What is ticked goes to the order; without an address its form stands there, and is filled by one paste.
      await open(page, '/mall/cart')
      await page.getByRole('link', { name: '结算 1 行' }).first().click()
      await page.getByRole('heading', { level: 1, name: '确认订单' }).waitFor()
      await page
        .getByRole('textbox', { name: '粘贴地址' })
        .fill('林工 13800001234 广东省深圳市南山区科技园路9号B座1203')
      await page.getByText(/^已认出 /).waitFor()
      await good(page)
      await page.getByRole('button', { name: '保存并使用' }).click()
      await page.getByRole('radio', { name: /林工/ }).waitFor()
      await page.getByRole('textbox', { name: /留言$/ }).fill('真空包装')
      await good(page)
      const due = await page
        .getByRole('region', { name: '付款' })
        .getByText(/^¥[\d,.]+$/)
        .last()
        .innerText()

      // The till asks for the same sum; paid at the provider in another tab, this one says so by itself.
      await page.getByRole('button', { name: '提交订单' }).click()
      await page.waitForURL(/\/mall\/payOrder\?payOrderId=/)
      await page.getByRole('region', { name: '应付' }).getByText(due, { exact: true }).first().waitFor()
      const way = page.getByRole('link', { name: '打开支付宝付款' }).and(page.locator(':visible'))
      await way.waitFor()
      await good(page)
      const provider = await visitor.context.newPage()
      await provider.goto((await way.getAttribute('href')) ?? '')
      await provider.getByRole('button', { name: '支付成功' }).click()
      // Closed only once it has answered: Chromium may never close a page that is on its way to another.
      await provider.getByText('已付款').waitFor()
      await provider.close()
      await page.getByRole('heading', { name: '支付成功' }).waitFor()
      await good(page)

      // Going back does not order twice: the order is there once, and tells what was paid.
      await page.getByRole('link', { name: '查看订单' }).click()
      await page.getByRole('list', { name: '订单进度' }).waitFor()
      await page.getByText('真空包装').waitFor()
      await page
        .getByRole('article', { name: /^订单 / })
        .or(page.getByRole('region', { name: /^订单 / }))
        .first()
        .waitFor()
      await good(page)
      await open(page, '/mall/userCenter/myOrder/CNY')
      await page.getByRole('link', { name: '待发货 1' }).waitFor()
      await page.getByRole('link', { name: model }).waitFor()
      await good(page)

      // What was paid can be asked back, once.
      await page.getByRole('button', { name: /^申请退款/ }).click()
      const dialog = page.getByRole('dialog', { name: '申请退款' })
      await dialog.getByRole('textbox', { name: '退款原因' }).fill('型号买错了')
      await dialog.getByRole('button', { name: /退款/ }).last().click()
      await toastOf(page, '已申请退款，等待店铺答复').waitFor()
      await page.getByRole('link', { name: '退款中 1' }).waitFor()
    },
    patience,
  )

it(
  'a transfer is proved by a voucher, and an order that is not paid can be closed',
  async () => {
    await using visitor = await visit()
    const { page } = visitor
    await comeBack(page)
    await open(page, '/mall/orderCreate?goodsId=2&qty=100')
    await page.getByRole('textbox', { name: '粘贴地址' }).fill('王收 13900004321 江苏省苏州市工业园区星湖街328号')
    await page.getByText(/^已认出 /).waitFor()
    await page.getByRole('button', { name: '保存并使用' }).click()
    await page.getByRole('radio', { name: /王收/ }).waitFor()
    await page.getByText(/^银行转账/).click()
    await page.getByRole('button', { name: '提交订单' }).click()
    await page.waitForURL(/method=BANK/)
    await page.getByRole('button', { name: '复制附言' }).waitFor()
    await page.getByRole('region', { name: '应付' }).getByRole('link').first().click()
    await page.getByRole('button', { name: /^取消订单/ }).click()
    await page.getByRole('dialog', { name: '取消订单' }).getByRole('button', { name: '取消订单' }).click()
    await toastOf(page, '已取消订单，库存已放回').waitFor()
    await page.getByText('已关闭').first().waitFor()
    expect(await page.getByRole('button', { name: /^再次购买/ }).count()).toBe(1)
  },
  patience,
)
