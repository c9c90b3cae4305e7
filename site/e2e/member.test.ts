import { expect, it } from 'vitest'
import { logInBySms, newMobile, open, toastOf, visit } from './browser.ts'
import { good } from './good-page.ts'
import { finger } from './hands.ts'

/** A till in another tab, and the answer of the sandbox. */
const patience = 60_000
const phone = { viewport: { width: 375, height: 812 }, bypassCSP: true, hasTouch: true, colorScheme: 'dark' } as const

it(
  'a visitor chooses a plan on a phone, logs in, pays for it, and has what it gives until the day it says',
  async () => {
    await using member = await visit(phone)
    const { page, context, faults } = member
    await open(page, '/huiyuan')
    await good(page)

    // What was chosen before the login is still chosen after it.
    await finger.press(page.getByRole('button', { name: '开通工程师' }))
    await logInBySms(page, newMobile())
    const dialog = page.getByRole('dialog', { name: '开通工程师会员' })
    await dialog.getByText('付款后立即生效，有效 365 天').waitFor()
    await good(page)
    await finger.press(dialog.getByRole('button', { name: '支付 ¥168.00' }))
    const way = dialog.getByRole('link', { name: '打开支付宝付款' })
    await way.waitFor()
    await good(page)

    const cashier = await context.newPage()
    await cashier.goto((await way.getAttribute('href')) ?? '')
    await cashier.getByRole('button', { name: '支付成功' }).click()
    await cashier.getByText('已付款').waitFor()
    await cashier.close()

    // It is had at once: until when, and what it would be with another year.
    await toastOf(page, '工程师会员已开通').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    const plan = page.getByRole('columnheader', { name: /^工程师/ })
    await plan.getByText('您现在').waitFor()
    await plan.getByText(/^到期 \d{4}-\d{2}-\d{2}/).waitFor()
    await plan.getByRole('button', { name: '续费一年' }).waitFor()
    await page.setViewportSize({ width: 1440, height: 900 })
    await good(page)
    await page.reload()
    await plan.getByText('您现在').waitFor()
    await page.getByRole('button', { name: '改为采购' }).waitFor()
    expect(faults).toEqual([])
  },
  patience,
)
