import type { Page } from 'playwright'
import { tellCode } from './account-steps.ts'
import { newMobile, open } from './browser.ts'
import type { OwnServer } from './own-server.ts'

/** An admin is made by the command, while the server rests. */
export async function makeReviewer(page: Page, server: OwnServer): Promise<void> {
  const mobile = newMobile()
  await tellCode(page, server.origin, mobile)
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
