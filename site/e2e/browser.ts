import { randomInt } from 'node:crypto'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright'
import { expect, inject } from 'vitest'

/** One Chromium for all journeys, which `served.ts` starts; each file that asks comes to it once. */
let connected: Promise<Browser> | undefined

const browser = (): Promise<Browser> => (connected ??= chromium.connect(inject('browser')))

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

/** The code that the sandbox's outbox holds for a number. */
export async function codeFor(mobile: string): Promise<string> {
  const messages = (await (await fetch(`${origin()}/sandbox/outbox.json`)).json()) as {
    recipient: string
    text: string
  }[]
  return /\d{6}/.exec(messages.find(({ recipient }) => recipient === `+86-${mobile}`)?.text ?? '')?.[0] ?? ''
}

/** A number nobody has used: a number gets one code a minute. */
export const newMobile = (): string => `139${String(randomInt(1e8)).padStart(8, '0')}`

/** The login dialog. */
export const loginDialog = (page: Page): Locator => page.getByRole('dialog', { name: /登录/ })

/** Waits until a page answers to clicks: what the server sent looks ready before it is. */
export const alive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )

/** Opens a page and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

/** Waits until nothing comes any more, as long as the test has: what a busy machine makes of it is no fault. */
export const rested = (page: Page): Promise<void> => page.waitForLoadState('networkidle', { timeout: 0 })

/** Logs in from the header. */
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
  await expect.poll(() => codeFor(mobile)).toMatch(/^\d{6}$/)
  await dialog.getByLabel(/短信验证码/).fill(await codeFor(mobile))
  const agreement = dialog.getByRole('checkbox', { name: /我已阅读并同意/ })
  if (!(await agreement.isChecked())) await agreement.check({ force: true })
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}
