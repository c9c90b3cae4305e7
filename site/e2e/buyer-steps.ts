import { createApi, type Api } from '@xinpu/sdk/full'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { creditCodeOf } from '../../packages/server/test/enterprise.ts'
import { licencePicture } from '../../packages/server/test/licence.ts'
import { codeAt, logInBySms, newMobile, open, origin, toastOf, type Visit } from './browser.ts'
import { api } from './catalogue.ts'
import { good } from './good-page.ts'
import type { Hands } from './hands.ts'

/** Somebody who buys, and how they touch the page. */
export interface Buyer {
  visit: Visit
  page: Page
  hands: Hands
}

const company = '深圳市芯谱采购示例有限公司'

/** The sample account that keeps the first of the invented shops. */
const keeper = '13800000002'
const boards = 20

/** The keeper of the sample shop, as a program of theirs comes in. */
export async function comeInAsKeeper(): Promise<Api> {
  const mobile = `+86-${keeper}`
  await api().account.session.sendNotice({ mobile })
  const { token } = await api().account.session.loginByCode({ mobile, code: await codeAt(origin(), keeper) })
  return createApi({ baseURL: `${origin()}/api`, session: { caller: () => ({ token }) } })
}

/** Three parts that the keeper's shop sells for the least, in as many as it has. */
export async function partsOf(seller: Api): Promise<string[]> {
  const { data: shelf } = await seller.mall.myGoods.list({ pageSize: 50 })
  const rows = shelf.map(({ model }, at) => ({ rowNo: at + 2, model, quantity: 1 }))
  const found = await api().demand.bom.match({ rows, boards })
  const own = new Set(shelf.map(({ mallGoodsId }) => mallGoodsId))
  const best = found.filter(({ bucket, isSure, pieces, best }) => {
    const [price] = best?.prices ?? []
    return bucket === 'cart' && isSure && price?.kind === 'goods' && own.has(price.refId) && price.stock >= pieces * 2
  })
  expect(best.length).toBeGreaterThanOrEqual(3)
  return best.slice(0, 3).flatMap(({ best: part }) => part?.model.model ?? [])
}

/** Pastes a list, matches it, hands it over, and finds its parts in the cart. */
export async function fillCart({ page, hands }: Buyer, models: readonly string[]): Promise<void> {
  await open(page, `/inquiry/batchSearch?boards=${boards}`)
  const pasted = ['位号\t型号\t数量', ...models.map((model, at) => `U${at + 1}\t${model}\t1`)].join('\n')
  await hands.write(page.getByRole('textbox', { name: '粘贴表格' }), pasted)
  await hands.press(page.getByRole('button', { name: '匹配 3 行' }))
  await page.getByText(/^读入 3 = 购物车 3 \+/).waitFor()
  await hands.press(page.getByRole('button', { name: '提交 3 行' }))
  await logInBySms(page, newMobile())
  await page.getByRole('heading', { name: '已加购 3 种' }).waitFor()
  await good(page)

  // Handed over again, the same list does not lie in the cart twice.
  await hands.press(page.getByRole('button', { name: '打开保存的清单' }))
  await page.getByText(/^读入 3 = 购物车 3 \+/).waitFor()
  await hands.press(page.getByRole('button', { name: '提交 3 行' }))
  await page.getByRole('heading', { name: '已加购 3 种' }).waitFor()
  await hands.press(page.getByRole('link', { name: '去购物车' }))
  await page.getByRole('heading', { level: 1, name: '购物车' }).waitFor()
  for (const model of models) await page.getByRole('link', { name: model }).first().waitFor()
  await good(page)
}

/** Orders what lies in the cart, to a pasted address and a new title, and pays; answers the order's number. */
export async function orderAndPay({ visit, page, hands }: Buyer): Promise<void> {
  await hands.press(page.getByRole('link', { name: '结算 3 行' }).and(page.locator(':visible')).first())
  await page.getByRole('heading', { level: 1, name: '确认订单' }).waitFor()
  await hands.write(
    page.getByRole('textbox', { name: '粘贴地址' }),
    '林工 13800001234 广东省深圳市南山区科技园路9号B座1203',
  )
  await page.getByText(/^已认出 /).waitFor()
  await hands.press(page.getByRole('button', { name: '保存并使用' }))
  await page.getByRole('radio', { name: /林工/ }).waitFor()
  await hands.choose(page.getByRole('radio', { name: '开发票' }))
  const dialog = page.getByRole('dialog', { name: '发票抬头' })
  await hands.write(dialog.getByRole('textbox', { name: /公司名称/ }), company)
  await hands.write(dialog.getByRole('textbox', { name: /税号|纳税人识别号/ }), creditCodeOf(23))
  await good(page)
  await hands.press(dialog.getByRole('button', { name: '保存并使用' }))
  await page.getByRole('radio', { name: new RegExp(company) }).waitFor()
  await good(page)
  await hands.press(page.getByRole('button', { name: '提交订单' }))
  await page.waitForURL(/\/mall\/payOrder\?payOrderId=/)

  const way = page.getByRole('link', { name: '打开支付宝付款' }).and(page.locator(':visible'))
  await way.waitFor()
  await good(page)
  await hands.reach(way)
  const cashier = await visit.context.newPage()
  await cashier.goto((await way.getAttribute('href')) ?? '')
  await cashier.getByRole('button', { name: '支付成功' }).click()
  // Closed only once it has answered: Chromium may never close a page that is on its way to another.
  await cashier.getByText('已付款').waitFor()
  await cashier.close()
  await page.getByRole('heading', { name: '支付成功' }).waitFor()
  await good(page)
  await hands.press(page.getByRole('link', { name: '查看订单' }))
  await page.getByRole('list', { name: '订单进度' }).waitFor()
  await good(page)
}

/** The keeper sends what was paid last. */
export async function ship(seller: Api): Promise<number> {
  const { data } = await seller.mall.merchantOrder.list({ pageSize: 1 })
  const id = data[0]?.id ?? 0
  await seller.mall.merchantOrder.ship({ id, company: '顺丰速运', no: `SF${1400223077000 + id}` })
  return id
}

/** What was sent is there: the buyer says so. The shop was asked for the invoice when the order was paid. */
export async function takeIn({ page, hands }: Buyer): Promise<void> {
  await page.reload()
  await hands.press(page.getByRole('button', { name: /^确认收货/ }).and(page.locator(':visible')))
  await hands.press(page.getByRole('alertdialog').getByRole('button', { name: '确认收到 3 行' }))
  await toastOf(page, '已确认收货').waitFor()
  await page.getByText('已完成').first().waitFor()
  await page.getByText('待开票').and(page.locator(':visible')).first().waitFor()
  await good(page)
}

/** The keeper hands in the invoice of an order. */
export async function issue(seller: Api, orderId: number): Promise<void> {
  const { data } = await seller.mall.invoice.records({ role: 'seller', status: 'applied' })
  const record = data.find((each) => each.orderId === orderId)
  expect(record?.invoice).toMatchObject({ title: company, taxNo: creditCodeOf(23) })
  const { url } = await seller.disk.upload.add({ file: await licencePicture('INVOICE'), type: 'receipt' })
  await seller.mall.invoice.issue({ id: record?.id ?? 0, fileUrl: url })
}

/** The buyer finds the invoice. */
export async function seeInvoice({ page }: Buyer): Promise<void> {
  await open(page, '/mall/userCenter/invoiceManagement?tab=record')
  const list = page.getByRole('list', { name: '开票记录' })
  await list.getByText(company).waitFor()
  const file = await list.getByRole('link', { name: /^下载发票 / }).getAttribute('href')
  expect((await page.request.get(file ?? '')).headers()['content-type']).toMatch(/^image\//)
  await good(page)
}
