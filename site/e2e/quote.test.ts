import type { BrowserContext, Page } from 'playwright'
import { expect, it } from 'vitest'
import { comeBack, open, origin, toastOf, visit } from './browser.ts'
import { goodDownTo320 } from './good-page.ts'

const phone = { viewport: { width: 375, height: 900 }, bypassCSP: true, colorScheme: 'dark' } as const

it('a second account quotes for a demand without being known, is bargained with by keyboard, and accepted: then each sees whom to call', async () => {
  await using buyer = await visit({ bypassCSP: true })
  await using seller = await visit(phone)
  await comeBack(buyer.page)
  await comeBack(seller.page)
  const path = await postedBy(buyer.context)
  await quote(seller.page, path)

  // The owner compares: the sender is a number, and a counter goes out from the keyboard alone.
  const { page } = buyer
  await open(page, path)
  await page.getByRole('row', { name: /1 号报价方/ }).waitFor()
  await goodDownTo320(page)
  await page.getByRole('button', { name: '还价 1 号报价方' }).focus()
  await page.keyboard.press('Enter')
  const counter = page.getByRole('dialog', { name: '给1 号报价方还价' })
  await counter.getByRole('textbox', { name: /我要的单价/ }).focus()
  await page.keyboard.type('5.6')
  await page.keyboard.press('Enter')
  await toastOf(page, '已发出').waitFor()
  await page.getByText('已还价 ¥5.60，等对方').waitFor()

  // The bidder hears of it, follows, and the owner accepts what is left to decide.
  await open(seller.page, '/userCenter/inquiryManage/myEnquiry?type=13')
  const mine = seller.page.getByRole('main').getByRole('link', { name: 'QUOTE103C8T6' })
  await mine.waitFor()
  await goodDownTo320(seller.page)
  await mine.click()
  await seller.page.getByRole('button', { name: '按还价改成 ¥5.60' }).click()
  await toastOf(seller.page, '等对方接受').waitFor()
  await goodDownTo320(seller.page)
  await page.reload()
  await page.getByRole('link', { name: '1 号报价方' }).click()
  await page.getByRole('button', { name: '接受 ¥5.60' }).click()
  await goodDownTo320(page)
  await page.getByRole('alertdialog').getByRole('button', { name: '接受 ¥5.60' }).click()
  await page.getByText('联系方式已互相公开').waitFor()

  // Both see each other; the purchase is told in the buyer's room.
  await seller.page.reload()
  await seller.page.getByText('联系方式已互相公开').waitFor()
  await goodDownTo320(seller.page)
  await open(page, '/userCenter/inquiryManage/myInquiry_purchase?type=14')
  await page
    .getByRole('row', { name: /QUOTE103C8T6/ })
    .getByText('已关闭')
    .waitFor()
  await goodDownTo320(page)
  expect([...buyer.faults, ...seller.faults]).toEqual([])
}, 180_000)

/** Posts a demand as the page's own script does; answers where it is quoted for. */
async function postedBy(context: BrowserContext): Promise<string> {
  const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, value]))
  const answer = await fetch(`${origin()}/api/demand/add`, {
    method: 'POST',
    headers: { token: cookies.get('token') ?? '', uid: cookies.get('uid') ?? '' },
    body: new URLSearchParams({
      type: '1',
      model: 'QUOTE103C8T6',
      quantity: '2000',
      price: '5.6',
      taxIncluded: 'true',
    }),
  })
  const { data } = (await answer.json()) as { data: { id: number } }
  return `/inquiry/enquiry/${data.id}`
}

/** Fills in the form; what was typed outlives a reload. */
async function quote(page: Page, path: string) {
  await open(page, path)
  const price = page.getByRole('textbox', { name: /单价/ })
  await price.fill('5.78')
  await price.blur()
  await page.getByText('含税比目标价高 ¥0.18').waitFor()
  await page.getByText(/已保存/).waitFor()
  await page.reload()
  await expect.poll(() => price.inputValue()).toBe('5.78')
  await goodDownTo320(page)
  await page.getByRole('button', { name: '发送报价' }).click()
  await toastOf(page, '报价已发出').waitFor()
  await page
    .getByRole('heading', { name: /的报价$/ })
    .first()
    .waitFor()
}
