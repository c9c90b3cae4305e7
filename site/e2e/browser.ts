import { randomInt } from 'node:crypto'
import { createApi } from '@xinpu/sdk/full'
import type { LoginInfo } from '@xinpu/sdk/types'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright'
import { expect, inject } from 'vitest'
import { shellPath, testLaunch } from '../../.toolchain/browser.ts'

/** A Chromium for all files that this process runs; it ends with it. Asked over a third process, each answer of a page costs as much again. */
let launched: Promise<Browser> | undefined

const browser = (): Promise<Browser> =>
  (launched ??= chromium.launch({ ...testLaunch, ...(shellPath && { executablePath: shellPath }) }))

/** Longer than anything on a page takes; a step that fails names itself before its test runs out of time. */
const patience = 45_000

/** A person's browser, by its name. */
export const userAgent =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

/** Where the product runs. */
export const origin = (): string => inject('origin')

/** A page in a profile of its own, with everything that went wrong in it. */
export interface Visit extends AsyncDisposable {
  page: Page
  context: BrowserContext
  /** Errors of scripts and lines that the console shows in red. */
  faults: string[]
}

/** A visitor. A real user agent, because bots wait for the whole page. */
export async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await (
    await browser()
  ).newContext({
    baseURL: origin(),
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    userAgent,
    reducedMotion: 'reduce',
    acceptDownloads: true,
    ...options,
  })
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat/i.test(message.text())) faults.push(message.text())
  })
  return { page, context, faults, [Symbol.asyncDispose]: () => context.close() }
}

/** The code that the sandbox's outbox holds for a number; empty before it is there. */
async function codeFor(mobile: string, at: string): Promise<string> {
  const messages = (await (await fetch(`${at}/sandbox/outbox.json`)).json()) as {
    recipient: string
    text: string
  }[]
  return /\d{6}/.exec(messages.find(({ recipient }) => recipient === `+86-${mobile}`)?.text ?? '')?.[0] ?? ''
}

/** The same, once it is there. */
export async function codeAt(at: string, mobile: string): Promise<string> {
  await expect.poll(() => codeFor(mobile, at)).toMatch(/^\d{6}$/)
  return codeFor(mobile, at)
}

/** A number nobody has used: a number gets one code a minute. */
export const newMobile = (): string => `139${String(randomInt(1e8)).padStart(8, '0')}`

/** The login dialog. */
export const loginDialog = (page: Page): Locator => page.getByRole('dialog', { name: /登录/ })

/** Waits until a page answers to clicks, with its own part: what the server sent looks ready before it is. */
export const alive = (page: Page) =>
  page.waitForFunction(() => {
    const own = document.querySelector('main h1') ?? document.querySelector('main')
    return Object.keys(own ?? {}).some((key) => key.startsWith('__reactFiber'))
  })

/** Opens a page, touches it and waits until it is alive: what makes most pages live comes with the first touch. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
  await alive(page)
}

/** Waits until nothing comes any more, as long as the test has: what a busy machine makes of it is no fault. */
export const rested = (page: Page): Promise<void> => page.waitForLoadState('networkidle', { timeout: 0 })

/**
 * Has a profile that opened nothing yet hold what a login leaves there: no page is drawn for it. How people log in by
 * hand has journeys of its own.
 */
export async function comeBack(page: Page, mobile = newMobile(), at = origin()): Promise<void> {
  const { account, portal } = createApi({ baseURL: `${at}/api` })
  const number = `+86-${mobile}`
  await account.session.sendNotice({ mobile: number })
  const agreed = (await portal.agreement.inForce({})).map(({ id }) => ['agreed', String(id)])
  const code = await codeAt(at, mobile)
  // By the profile itself, so that what the answer sets stays in it: the key to files of one's own.
  const answer = await page.context().request.post(`${at}/api/web/login`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    data: String(new URLSearchParams([['mobile', number], ['code', code], ...agreed])),
  })
  const { token, id, avatar, nickName } = ((await answer.json()) as { data: LoginInfo }).data
  const kept = Object.entries({ token, userId: String(id), avatar, nickName: encodeURIComponent(nickName) })
  await page.context().addCookies(kept.map(([name, value]) => ({ name, value, url: at })))
}

/** Logs in by hand, from the header. */
export async function comeIn(page: Page, mobile = newMobile()): Promise<void> {
  if (page.url() === 'about:blank') await open(page, '/')
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
  await logInBySms(page, mobile)
  await face(page).waitFor()
}

/** The person at the right of the header. */
export const face = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /芯友/ })

/** What is told at the top of the page. */
export const toastOf = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: /提示/ }).getByText(text)

/** Logs in through the open dialog by SMS, as people do. */
export async function logInBySms(page: Page, mobile: string): Promise<void> {
  const dialog = loginDialog(page)
  await dialog.getByLabel('手机号码', { exact: true }).fill(mobile)
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await dialog.getByLabel(/短信验证码/).fill(await codeAt(origin(), mobile))
  const agreement = dialog.getByRole('checkbox', { name: /我已阅读并同意/ })
  if (!(await agreement.isChecked())) await agreement.check({ force: true })
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}
