import type { Page } from 'playwright'
import { tellCode } from './account-steps.ts'
import { newMobile, open } from './browser.ts'
import type { OwnServer } from './own-server.ts'

/** An admin is made by the command, while the server rests. */
export async function makeReviewer(page: Page, server: OwnServer): Promise<void> {
  const mobile = newMobile()
  await tellCode(page, server.origin, mobile)
  // A page whose server rests is another journey: what comes late would fail in this one.
  await page.goto('about:blank')
  await server.stop()
  await server.run('packages/server/src/account/admin-command.ts', 'grant', `+86-${mobile}`)
  await server.start()
}

/** Checks a matter that waits, and accepts it. */
export async function passReview(page: Page, title: string): Promise<void> {
  await open(page, '/userCenter?type=99')
  await page.getByRole('link', { name: title, exact: true }).click()
  const checks = page.getByRole('checkbox', { name: /^已核对/ })
  await checks.first().waitFor()
  for (const check of await checks.all()) await check.check({ force: true })
  await page.getByRole('button', { name: '通过' }).click()
  await page.getByText(/已通过[,，]提交人会收到消息/).waitFor()
}

/** The desk passes what waits under a title. */
export async function passMatter(page: Page, title: RegExp): Promise<void> {
  await open(page, '/userCenter?type=99')
  await page.getByRole('link', { name: title }).click()
  const accept = page.getByRole('button', { name: '通过', exact: true })
  await accept.waitFor()
  for (const check of await page.getByRole('checkbox', { name: /^已核对/ }).all()) await check.check({ force: true })
  await accept.click()
  await page.getByText(/已通过[,，]提交人会收到消息/).waitFor()
}
