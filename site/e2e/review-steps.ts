import type { Page } from 'playwright'
import { comeBack, open } from './browser.ts'
import type { OwnServer } from './own-server.ts'
import { reviewer } from './served.ts'

/** Comes in as the owner of the desk, whom every server of a journey's own has from the start. */
export const comeAsReviewer = (page: Page, { origin }: Pick<OwnServer, 'origin'>): Promise<void> =>
  comeBack(page, reviewer, origin)

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
