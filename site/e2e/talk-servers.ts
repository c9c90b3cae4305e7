import { expect } from 'vitest'
import { comeBack, newMobile, open, toastOf, type Visit, visit } from './browser.ts'
import type { OwnServer } from './own-server.ts'
import { counterInTalk, quoteOf } from './talk-steps.ts'

const phone = { viewport: { width: 375, height: 812 } } as const

/** A quote is bargained over by two whose servers share a database; the seller's dies while they say something. */
export async function talkOnTwoServers(here: OwnServer, there: OwnServer): Promise<void> {
  await using buyer = await visit({ baseURL: here.origin })
  await using seller = await visit({ baseURL: there.origin, ...phone })
  await comeBack(buyer.page, newMobile(), here.origin)
  await comeBack(seller.page, newMobile(), there.origin)
  const id = await quoteOf(buyer, seller, { model: 'TWO303RET6', price: '9.85' })

  await open(seller.page, `/inquiry/enquiry/${id}`)
  await seller.page.getByRole('link', { name: '在会话里谈' }).click()
  await say(seller, '24+ 原装，盘装未拆。')
  await open(buyer.page, '/im')
  await buyer.page.getByRole('link', { name: /24\+ 原装，盘装未拆。/ }).click()
  await counterInTalk(buyer, '9.6')
  await say(buyer, '9.6 今天就下单')
  await lineOf(seller, '9.6 今天就下单').waitFor()
  await seller.page.getByRole('button', { name: '按还价改成 ¥9.60' }).click()
  await toastOf(seller.page, '等对方接受').waitFor()
  await lineOf(buyer, '¥9.60').first().waitFor()

  // The server is killed with the line on its way: the page sends it again until there is an answer.
  const dying = there.kill()
  await say(seller, '明天发，分两批可以吗')
  await dying
  await say(seller, '9.60 含税')
  await there.start()
  await lineOf(buyer, '9.60 含税').waitFor()
  const said = await buyer.page.getByRole('log', { name: /的对话$/ }).innerText()
  expect(said.split('明天发，分两批可以吗')).toHaveLength(2)
  expect(said.split('9.60 含税')).toHaveLength(2)

  await buyer.page.getByRole('button', { name: '接受' }).click()
  await buyer.page.getByRole('alertdialog').getByRole('button', { name: /接受/ }).click()
  await toastOf(buyer.page, /已接受/).waitFor()
  // A page whose line broke too often asks once a minute.
  await seller.page.getByRole('log').getByText('已接受').waitFor({ timeout: 0 })
}

const lineOf = ({ page }: Visit, text: string) => page.getByRole('log').getByText(text)

async function say({ page }: Visit, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /^对.+说$/ })
  await field.fill(text)
  await field.press('Enter')
  await page.getByRole('log').getByText(text).waitFor()
}
