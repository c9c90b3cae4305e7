import { createHash } from 'node:crypto'
import type { Locator, Page } from 'playwright'

const mobile = '13900000001'

/** Logs in from the header, by the code that the sandbox holds. */
export async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/about`)
  await press(page.getByRole('banner').getByRole('button', { name: '登录', exact: true }))
  const dialog = page.getByRole('dialog', { name: /登录/ })
  await dialog.getByLabel('手机号码', { exact: true }).fill(mobile)
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await dialog.getByLabel(/短信验证码/).fill(await codeAt(origin))
  await dialog.getByRole('checkbox', { name: /我已阅读并同意/ }).check({ force: true })
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Presses something once it answers to that: what the server sent looks ready before it is, and a press is lost. */
async function press(target: Locator): Promise<void> {
  const isLive = () => target.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))
  while (!(await isLive())) await new Promise((resolve) => setTimeout(resolve, 50))
  await target.click()
}

interface Sent {
  recipient: string
  text: string
}

async function codeAt(origin: string): Promise<string> {
  for (;;) {
    const sent = (await (await fetch(`${origin}/sandbox/outbox.json`)).json()) as Sent[]
    const code = /\d{6}/.exec(sent.find(({ recipient }) => recipient === `+86-${mobile}`)?.text ?? '')?.[0]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Chooses a file on the page of the disk: it is on its way at once. */
export async function choose(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(`${origin}/userCenter/cloudDisk/fileDisk`)
  const button = page.getByRole('button', { name: '上传', exact: true })
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(button)])
  await chooser.setFiles(path)
}

/** Waits until this share of the file that is on its way has been sent, as the page tells it. */
export async function sent(page: Page, share: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const bar = document.querySelector('[role="progressbar"][aria-valuenow]')
    const isSending = document.body.innerText.includes('/s')
    return isSending && Number(bar?.getAttribute('aria-valuenow')) >= wanted * 100
  }, share)
}

/** The SHA-256 of a file of the disk, read to its end. */
export async function hashOf(page: Page, origin: string, name: string): Promise<string> {
  const cookie = (await page.context().cookies()).map((each) => `${each.name}=${each.value}`).join('; ')
  const href = await page.getByRole('link', { name }).first().getAttribute('href')
  const answer = await fetch(`${origin}${href}`, { headers: { cookie } })
  const hash = createHash('sha256')
  for await (const chunk of answer.body ?? []) hash.update(chunk as Uint8Array)
  return hash.digest('hex')
}
