import type { Page } from 'playwright'
import { expect } from 'vitest'
import { licencePicture } from '../../packages/server/test/licence.ts'
import { alive, codeAt, loginDialog } from './browser.ts'

/** Logs in by a code through the dialog that is open. */
export async function answerDialog(page: Page, origin: string, mobile: string): Promise<void> {
  const dialog = loginDialog(page)
  await dialog.getByLabel('手机号码', { exact: true }).fill(mobile)
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await dialog.getByLabel(/短信验证码/).fill(await codeAt(origin, mobile))
  await enter(page)
}

/** Logs in from the header by a password. */
export async function passwordLogin(page: Page, mobile: string, password: string): Promise<void> {
  await openDialog(page)
  const dialog = loginDialog(page)
  await dialog.getByRole('button', { name: '密码登录' }).click()
  await dialog.getByLabel('手机号码', { exact: true }).fill(mobile)
  await dialog.getByLabel('密码', { exact: true }).fill(password)
  await enter(page)
}

async function openDialog(page: Page) {
  await page.goto('/about')
  await alive(page)
  await loginWay(page).click()
}

async function enter(page: Page) {
  const dialog = loginDialog(page)
  const agreement = dialog.getByRole('checkbox', { name: /我已阅读并同意/ })
  if (!(await agreement.isChecked())) await agreement.check({ force: true })
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  // A person stands in its place; the sample accounts have names of their own.
  await loginWay(page).waitFor({ state: 'hidden' })
}

const loginWay = (page: Page) => page.getByRole('banner').getByRole('button', { name: '登录', exact: true })

/** Fills the rest of an application and hands it in. */
export async function fillCertification(
  page: Page,
  { creditCode, name, mobile }: { creditCode: string; name: string; mobile: string },
): Promise<void> {
  await page.getByRole('textbox', { name: /统一社会信用代码/ }).fill(creditCode)
  await page.getByRole('checkbox', { name: '贸易商' }).check({ force: true })
  await page.getByRole('checkbox', { name: '长期' }).check({ force: true })
  await page.getByRole('textbox', { name: /认证人姓名/ }).fill(name)
  await page.getByRole('textbox', { name: /手机号码/ }).fill(mobile)
  await page.getByRole('button', { name: '提交认证' }).click()
}

/** Hands a licence to the form, and waits until the draft of the form has it. */
export async function giveLicence(page: Page, creditCode: string): Promise<void> {
  const licence = await licencePicture(creditCode)
  const { name, type: mimeType } = licence
  const buffer = Buffer.from(await licence.arrayBuffer())
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })
  await page.getByRole('button', { name: '移除营业执照' }).waitFor()
  await draftHolds(page, name)
}

/** Waits until the browser's drafts hold a text: what is typed is written after a pause. */
const draftHolds = (page: Page, text: string): Promise<void> => expect.poll(() => draftsIn(page)).toContain(text)

const draftsIn = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('xinpu-drafts')
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll()
          all.addEventListener('success', () => resolve(JSON.stringify(all.result)))
        })
      }),
  )
