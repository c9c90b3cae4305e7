import type { Page } from 'playwright'
import { licencePicture } from '../../packages/server/test/licence.ts'
import { alive, toastOf } from './browser.ts'
import { good } from './good-page.ts'
import { mouse, type Hands } from './hands.ts'

/** What the shop sells first. */
export const model = 'XPSHOP103C8T6'

async function go(page: Page, path: string) {
  await page.goto(path)
  await alive(page)
}

/** A company applies for a shop, step by step. */
export async function applyForShop(page: Page, shop: string, hands: Hands = mouse): Promise<void> {
  const { press, write } = hands
  await go(page, '/mall/enterGarrison')
  await write(page.getByRole('textbox', { name: /店铺名称/ }), shop)
  const buffer = Buffer.from(await (await licencePicture('XP')).arrayBuffer())
  await page.locator('input[type=file]').setInputFiles({ name: '标志.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: '移除第 1 张' }).waitFor()
  await write(page.getByRole('textbox', { name: /^联系人(?!手机)/ }), '林工')
  await write(page.getByRole('textbox', { name: /联系人手机/ }), '13800001234')
  await write(page.getByRole('textbox', { name: /联系邮箱/ }), 'shop@example.com')
  await good(page)
  await press(page.getByRole('button', { name: '下一步' }))
  await write(page.getByRole('textbox', { name: /开户银行/ }), '测试银行深圳分行')
  await write(page.getByRole('textbox', { name: /银行账号/ }), '4000 0000 8866')
  await good(page)
  await press(page.getByRole('button', { name: '下一步' }))
  await page.getByRole('heading', { name: '品牌授权' }).waitFor()
  await press(page.getByRole('button', { name: '下一步' }))
  await press(page.getByRole('button', { name: '提交申请' }))
  await page.getByText('申请正在审核').waitFor()
  await good(page)
}

/** What was applied for is there: from the notice to the room of the shop, in which nothing was sold yet. */
export async function enterShop(page: Page, { press }: Hands = mouse): Promise<void> {
  await page.reload()
  await page.getByText('店铺已开通').waitFor()
  await good(page)
  await press(page.getByRole('link', { name: '进商家后台' }))
  await page.getByText('近 30 天还没有成交').waitFor()
  await good(page)
}

/** A seller offers goods; they wait for the desk. */
export async function putGoods(page: Page, sold = model, { press, write, pick }: Hands = mouse): Promise<void> {
  await press(page.getByRole('navigation', { name: '购物中心' }).getByRole('link', { name: '商品', exact: true }))
  await page.getByText('还没有商品').waitFor()
  await good(page)
  await press(page.getByRole('button', { name: '发布商品' }).first())
  const form = page.getByRole('form', { name: '发布商品' })
  await write(form.getByRole('textbox', { name: /^型号/ }), sold)
  await write(form.getByRole('combobox', { name: /品牌/ }), 'TI')
  await pick(page.getByRole('option', { name: /德州仪器/ }))
  await write(form.getByRole('textbox', { name: /商品名称/ }), `${sold} 示例微控制器`)
  await press(form.getByRole('button', { name: /^分类/ }))
  await pick(page.getByRole('listbox').first().getByRole('option').first())
  await pick(page.getByRole('listbox').last().getByRole('option').first())
  for (const [name, text] of [
    [/^仓库/, '深圳'],
    [/^库存/, '5000'],
    [/^交期/, '当天发'],
    [/^起订量/, '10'],
    [/^最小包装量/, '10'],
    [/^第 1 档 单价/, '3.50'],
  ] as const)
    await write(form.getByRole('textbox', { name }), text)
  await good(page)
  await press(form.getByRole('button', { name: '提交审核' }))
  await toastOf(page, '已提交，审核通过后上架').waitFor()
  await page.getByText(sold).first().waitFor()
  await page.getByText('待审核').first().waitFor()
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
  await toastOf(page, '已发送议价，店铺回复后会提醒您').waitFor()
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
  await orderAndPay(page, '¥3,200.00')
}

/** A buyer finds goods and buys a thousand of them at once. */
export async function buyGoods(page: Page, sold: string): Promise<void> {
  await go(page, `/mall/index/1?keywords=${sold}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(sold) })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: sold }).waitFor()
  await page.getByRole('textbox', { name: /^数量/ }).first().fill('1000')
  await page.getByRole('button', { name: '立即购买' }).first().click()
  await orderAndPay(page, '¥3,500.00')
}

/** Confirms an order of so much, to a pasted address, and pays it. */
async function orderAndPay(page: Page, sum: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: '确认订单' }).waitFor()
  await page.getByRole('textbox', { name: '粘贴地址' }).fill('王收 13900004321 江苏省苏州市工业园区星湖街328号')
  await page.getByText(/^已认出 /).waitFor()
  await page.getByRole('button', { name: '保存并使用' }).click()
  await page.getByRole('radio', { name: /王收/ }).waitFor()
  await page.getByText(sum).and(page.locator(':visible')).first().waitFor()
  await page.getByRole('button', { name: '提交订单' }).and(page.locator(':visible')).first().click()
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
export async function shipOrder(page: Page, sum = '¥3,200.00', { press, write, pick }: Hands = mouse): Promise<void> {
  await go(page, '/mall/userCenter?role=seller')
  await page.getByText(sum).first().waitFor()
  await good(page)
  await press(page.getByRole('link', { name: /^待发货/ }))
  await press(page.getByRole('button', { name: /^发货/ }))
  const dialog = page.getByRole('dialog', { name: '发货' })
  await write(dialog.getByRole('combobox', { name: /物流公司|承运/ }), '顺丰')
  await pick(page.getByRole('option', { name: /顺丰/ }).first())
  await write(dialog.getByRole('textbox', { name: /单号/ }), 'SF1400223077152')
  await good(page)
  await press(dialog.getByRole('button', { name: /^发/ }).last())
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
