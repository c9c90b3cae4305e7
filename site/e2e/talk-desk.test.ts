import { expect, it } from 'vitest'
import { comeBack, newMobile, open, toastOf, type Visit, visit } from './browser.ts'
import { good } from './good-page.ts'
import { finger, keys, type Hands } from './hands.ts'
import { ownServer } from './own-server.ts'
import { joinCompany } from './talk-steps.ts'

/** A server of its own. */
const patience = 180_000
/** The sample buyer has written to the desk of the company that the sample seller keeps, and owes a shop an order. */
const [guest, keeper] = ['13800000001', '13800000002']
const wide = { bypassCSP: true } as const
const phone = { viewport: { width: 375, height: 812 }, bypassCSP: true, hasTouch: true, colorScheme: 'dark' } as const

it(
  'a desk answers by keys in words that all of it share, hands over to a colleague with a phone, and an order leads from its card to the till',
  async () => {
    await using server = await ownServer()
    const { origin: baseURL } = server
    await using buyer = await visit({ baseURL, ...wide })
    await using boss = await visit({ baseURL, ...wide })
    await using colleague = await visit({ baseURL, ...phone })
    await comeBack(buyer.page, guest, baseURL)
    await comeBack(boss.page, keeper, baseURL)
    await comeBack(colleague.page, newMobile(), baseURL)
    await joinCompany(colleague, boss, baseURL)

    await open(buyer.page, '/im')
    await buyer.page.getByRole('link', { name: /企业接待/ }).click()
    await beQuiet(colleague)
    await answerByKeys(boss, '含税，开专票，今天 16:00 前下单当天发')
    await lineOf(buyer, '含税，开专票').waitFor()
    await handOver(boss)

    // Whoever gets the talk is told at once, in quiet hours without a number; the shared words are there.
    const { page } = colleague
    await page.getByRole('link', { name: '通知 1' }).waitFor()
    expect(await page.getByRole('banner').getByText('条未读').count()).toBe(0)
    await finger.press(page.getByRole('link', { name: '会话' }))
    await finger.press(page.getByRole('link', { name: /月用量|含税，开专票/ }))
    await page.getByText(/ 在接待$/).waitFor()
    await sendPart(colleague, '含税，开专票')
    await lineOf(buyer, 'LM358').first().waitFor()
    await goToPay(buyer)
    expect([...buyer.faults, ...boss.faults, ...colleague.faults]).toEqual([])
  },
  patience,
)

const lineOf = ({ page }: Visit, text: string) => page.getByRole('log').getByText(text)

/** Nothing raises a number from this hour on; it holds after a reload. */
async function beQuiet(one: Visit): Promise<void> {
  const { page } = one
  await open(page, '/im?tab=setting')
  // China is eight hours ahead.
  const hour = `${(new Date().getUTCHours() + 8) % 24}:00`
  await finger.press(page.getByRole('button', { name: /免打扰开始/ }))
  await finger.pick(page.getByRole('option', { name: hour, exact: true }))
  await page.getByRole('button', { name: /免打扰结束/ }).waitFor()
  await finger.press(page.getByRole('button', { name: '保存' }))
  await toastOf(page, '已保存').waitFor()
  await page.reload()
  await page.getByRole('button', { name: /免打扰结束/ }).waitFor()
  await good(one.page)
}

/** Words are kept for the whole desk, and said in the talk that nobody has. */
async function answerByKeys(one: Visit, words: string): Promise<void> {
  const { page } = one
  const { press, reach, write } = keys(page)
  await open(page, '/im')
  await press(page.getByRole('button', { name: '企业接待' }))
  await press(page.getByRole('link', { name: /待接待/ }))
  await page.getByText('还没有人接待').waitFor()
  await choosePhrase(keys(page), one, '管理快捷回复')
  const dialog = page.getByRole('dialog', { name: '快捷回复' })
  await write(dialog.getByRole('textbox', { name: /快捷回复/ }), words)
  await reach(dialog.getByRole('checkbox', { name: '同事共用' }))
  await page.keyboard.press('Space')
  await press(dialog.getByRole('button', { name: '加入' }))
  await dialog.getByRole('list', { name: '已有的快捷回复' }).getByText(words).waitFor()
  await good(one.page)
  await page.keyboard.press('Escape')
  await choosePhrase(keys(page), one, words)
  await press(page.getByRole('textbox', { name: /^对.+说$/ }))
  await lineOf(one, words).waitFor()
  await good(one.page)
}

async function choosePhrase({ press, pick }: Hands, { page }: Visit, name: string): Promise<void> {
  await press(page.getByRole('button', { name: '快捷语' }))
  await pick(page.getByRole('menuitem', { name }))
}

/** There is one colleague, who gets it. */
async function handOver(one: Visit): Promise<void> {
  const { page } = one
  const { press, pick, reach } = keys(page)
  await press(page.getByRole('button', { name: '更多' }))
  await pick(page.getByRole('menuitem', { name: '转给同事' }))
  const dialog = page.getByRole('dialog', { name: '转给同事' })
  await reach(dialog.getByRole('radio', { disabled: false }))
  await page.keyboard.press('Space')
  await good(one.page)
  await press(dialog.getByRole('button', { name: '转交' }))
  await toastOf(page, '已转交').waitFor()
}

/** A part goes along with words that the desk shares. */
async function sendPart(one: Visit, words: string): Promise<void> {
  const { page } = one
  await finger.press(page.getByRole('button', { name: '卡片' }))
  const picker = page.getByRole('dialog', { name: '发一张卡片' })
  await finger.write(picker.getByRole('searchbox', { name: '找' }), 'LM358')
  await picker
    .getByRole('button', { name: /^LM358/ })
    .first()
    .waitFor()
  await good(one.page)
  await finger.press(picker.getByRole('button', { name: /^LM358/ }).first())
  await choosePhrase(finger, one, words)
  await finger.press(page.getByRole('button', { name: '发送' }))
  await page
    .getByRole('log')
    .getByRole('link', { name: /^LM358/ })
    .waitFor()
  await good(one.page)
}

/** The order that is owed is shown to the desk; its card leads to where it is paid. */
async function goToPay(one: Visit): Promise<void> {
  const { page } = one
  await page.getByRole('button', { name: '卡片' }).click()
  const picker = page.getByRole('dialog', { name: '发一张卡片' })
  await picker.getByRole('radio', { name: '订单' }).check({ force: true })
  await picker
    .getByRole('button', { name: /¥\S+ 待付款/ })
    .first()
    .click()
  await page.getByRole('button', { name: '发送' }).click()
  await good(one.page)
  await page.getByRole('log').getByRole('link', { name: '去付款' }).click()
  await page.waitForURL(/\/mall\/payOrder\?payOrderId=\d/)
  await page.getByText('¥4,454.00').first().waitFor()
}
