import { expect, it } from 'vitest'
import { comeBack, open, toastOf, type Visit, visit } from './browser.ts'
import { good } from './good-page.ts'
import { counterInTalk, quoteOf } from './talk-steps.ts'

const phone = { viewport: { width: 375, height: 812 }, bypassCSP: true, colorScheme: 'dark' } as const

it('a quote is bargained over inside a talk in two browsers; what is written without a network arrives once', async () => {
  await using buyer = await visit({ bypassCSP: true })
  await using seller = await visit(phone)
  await comeBack(buyer.page)
  await comeBack(seller.page)
  const id = await quoteOf(buyer, seller, { model: 'TALK303RET6', price: '9.85' })

  // The bidder opens the talk from the quote; the card goes along with the first words.
  await open(seller.page, `/inquiry/enquiry/${id}`)
  await seller.page.getByRole('link', { name: '在会话里谈' }).click()
  const field = seller.page.getByRole('textbox', { name: /^对.+说$/ })
  await field.fill('24+ 原装，盘装未拆。')
  await field.press('Enter')
  await seller.page.getByRole('log').getByText('¥9.85').waitFor()
  await good(seller.page)

  // The owner asks for less from the card, and answers by keyboard; the bidder follows.
  await open(buyer.page, '/im')
  await buyer.page.getByRole('link', { name: /24\+ 原装，盘装未拆。/ }).click()
  await counterInTalk(buyer, '9.6')
  await buyer.page.getByRole('textbox', { name: /^对.+说$/ }).focus()
  await buyer.page.keyboard.type('9.6 今天就下单')
  await buyer.page.keyboard.press('Enter')
  await good(buyer.page)
  await seller.page.getByRole('log').getByText('9.6 今天就下单').waitFor()
  await seller.page.getByRole('button', { name: '按还价改成 ¥9.60' }).click()
  await toastOf(seller.page, '等对方接受').waitFor()

  // What is written without a network waits, outlives a reload, and arrives once.
  await seller.context.setOffline(true)
  await field.fill('明天发，分两批可以吗')
  await field.press('Enter')
  await seller.page.getByText('等网络').waitFor()
  await seller.context.setOffline(false)
  await seller.page.reload()
  const arrived = buyer.page.getByRole('log').getByText('明天发，分两批可以吗')
  await arrived.waitFor()
  expect(await arrived.count()).toBe(1)

  // Taken within the talk, both see whom to call.
  await buyer.page.getByRole('log').getByText('¥9.60').first().waitFor()
  await buyer.page.getByRole('button', { name: '接受' }).click()
  await buyer.page.getByRole('alertdialog').getByRole('button', { name: /接受/ }).click()
  await buyer.page.getByRole('log').getByText('已接受').waitFor()
  await seller.page.getByRole('log').getByText('已接受').waitFor()
  await promiseFound(buyer)
  expect(buyer.faults).toEqual([])
}, 180_000)

/** What was said is found, leads to its line, and is written down as a promise beside the talk. */
async function promiseFound({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: '搜索这个会话' }).click()
  await page.keyboard.type('盘装未拆')
  await page.getByRole('region', { name: '搜索这个会话' }).getByRole('link').click()
  await page.locator('[data-at]').getByRole('button', { name: '这条消息' }).click()
  await page.getByRole('menuitem', { name: '记为承诺' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '记下' }).click()
  await toastOf(page, '已记为承诺').waitFor()
  await page.getByRole('complementary', { name: '背景' }).getByText('对方承诺').waitFor()
}
