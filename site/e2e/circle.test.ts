import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { comeBack, newMobile, open, toastOf, visit } from './browser.ts'
import { good } from './good-page.ts'
import { ownServer } from './own-server.ts'
import { comeAsReviewer, passReview } from './review-steps.ts'

const title = '上电过冲 0.4 V，软启动电容要加到多少'
const model = 'STM32F103C8T6'
const said = '把 SS 脚的电容换成 22 nF，STM32F103C8T6 的 VDD 就不再过冲'
const phone = { viewport: { width: 375, height: 812 }, colorScheme: 'dark' } as const
/** A server of its own, where somebody reviews. */
const patience = 180_000

it(
  'a question about a part waits for review, is answered, and its answer is accepted',
  async () => {
    await using server = await ownServer()
    const { origin: baseURL } = server
    await using asker = await visit({ baseURL, bypassCSP: true })
    await using reviewer = await visit({ baseURL })
    await using expert = await visit({ baseURL, bypassCSP: true, ...phone })
    await using guest = await visit({ baseURL, javaScriptEnabled: false })

    // A question with a part; what was typed last outlives a reload.
    await comeBack(asker.page, newMobile(), baseURL)
    await ask(asker.page)
    await good(asker.page)
    await asker.page.getByRole('button', { name: '发布' }).click()
    await toastOf(asker.page, '已提交，审核后别人能看到').waitFor()
    await asker.page.getByRole('heading', { level: 1, name: title }).waitFor()
    const post = new URL(asker.page.url()).pathname
    expect((await guest.page.goto(post))?.status()).toBe(404)

    // Somebody looks at the first posts of a person before others see them.
    await comeAsReviewer(reviewer.page, server)
    await passReview(reviewer.page, title)
    await guest.page.goto(post)
    await guest.page.getByRole('heading', { level: 1, name: title }).waitFor()

    // On a phone it is answered, and whoever asked accepts the answer.
    await comeBack(expert.page, newMobile(), baseURL)
    await open(expert.page, post)
    await expert.page.getByRole('textbox', { name: '写下您的回答' }).fill(said)
    await expert.page.keyboard.press('Control+Enter')
    await expert.page.getByRole('main').getByText('把 SS 脚的电容').waitFor()
    await good(expert.page)
    await passReview(reviewer.page, `${title}：${said.slice(0, 40)}`)
    await open(asker.page, post)
    await asker.page.getByRole('button', { name: '采纳' }).click()
    await toastOf(asker.page, '已采纳').waitFor()
    await good(asker.page)
    await guest.page.goto(post)
    await guest.page.getByText('已采纳').first().waitFor()
    expect([...asker.faults, ...expert.faults]).toEqual([])
  },
  patience,
)

async function ask(page: Page) {
  await open(page, '/circle/publishCircle/1')
  await page.getByRole('textbox', { name: /一句话写出问题/ }).fill(title)
  await page.getByRole('combobox', { name: '器件' }).fill(model)
  await page
    .getByRole('option', { name: new RegExp(`^${model}`) })
    .first()
    .click()
  await page.getByRole('button', { name: `移除 ${model}` }).waitFor()
  await page.getByRole('textbox', { name: /^输入/ }).fill('5 V')
  await page.getByRole('textbox', { name: /说清楚/ }).fill('示波器 20 MHz 带宽量的，VDD 上电过冲。')
  await page.reload()
  const content = page.getByRole('textbox', { name: /说清楚/ })
  await expect.poll(() => content.inputValue()).toBe('示波器 20 MHz 带宽量的，VDD 上电过冲。')
  await page.getByRole('button', { name: `移除 ${model}` }).waitFor()
}
