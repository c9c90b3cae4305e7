import type { Download, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import {
  alive,
  codeAt,
  comeBack,
  face,
  logInBySms,
  loginDialog,
  newMobile,
  open,
  origin,
  toastOf,
  visit,
} from './browser.ts'
import { api, partPath, resultsPath } from './catalogue.ts'
import { entriesOf } from './zip-entries.ts'

const model = 'STM32F103C8T6'

describe('a visitor who wants a datasheet', () => {
  it('logs in by SMS and gets the archive without asking again, once', async () => {
    await using guest = await visit()
    const { page, faults } = guest
    await open(page, await partPath(model))
    await page.getByRole('main').getByRole('button', { name: /下载/ }).click()
    await loginDialog(page).getByText('登录后继续：下载 1 份资料').waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), logInBySms(page, newMobile())])
    expect(download.suggestedFilename()).toMatch(/芯谱\.zip$/)
    expect(await documentsIn(download)).toHaveLength(1)
    await toastOf(page, /已保存 .*芯谱\.zip/).waitFor()

    expect(await downloadsOnReload(page)).toBe(0)
    expect(await page.evaluate(() => sessionStorage.getItem('pendingIntent'))).toBeNull()
    expect(faults).toEqual([])
  })

  it('who closes the dialog is asked to log in again by the bar, and the name that was typed is the name of the archive', async () => {
    await using guest = await visit()
    const { page } = guest
    await open(page, await partPath(model))
    await page.getByRole('main').getByRole('button', { name: /下载/ }).click()
    await loginDialog(page).getByRole('button', { name: '关闭' }).click()
    const bar = page.getByRole('region', { name: '下载', exact: true })
    await bar.getByRole('textbox').fill('我的资料')
    await bar.getByRole('button', { name: '下载', exact: true }).click()
    await loginDialog(page).getByText('登录后继续：下载 1 份资料').waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), logInBySms(page, newMobile())])
    expect(download.suggestedFilename()).toBe('我的资料_芯谱.zip')
  })
})

describe('someone who chose rows of the results', () => {
  it('gets all their datasheets in one archive', async () => {
    await using guest = await visit()
    const { page } = guest
    await comeBack(page)
    await open(page, resultsPath('收发器'))
    for (const row of await rowsWithDatasheet(page, '收发器', 2)) await row.getByRole('checkbox').check({ force: true })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '下载所选资料(2)' }).click(),
    ])
    expect(await documentsIn(download)).toHaveLength(2)
  })

  it('is told to choose before anything is asked for', async () => {
    await using guest = await visit()
    const { page } = guest
    const asked: string[] = []
    page.on('request', (request) => void (request.url().includes('downloads') && asked.push(request.url())))
    await open(page, resultsPath('收发器'))
    await page.getByRole('button', { name: '下载所选资料' }).click()
    await toastOf(page, '请选择文件').waitFor()
    expect(await loginDialog(page).count()).toBe(0)
    expect(asked).toEqual([])
  })
})

describe('the login', () => {
  it('says that a code is wrong and keeps what was typed', async () => {
    await using guest = await visit()
    const { page } = guest
    const mobile = newMobile()
    const dialog = await openLogin(page, mobile)
    await dialog.getByRole('button', { name: '获取验证码' }).click()
    const wrong = String((Number(await codeAt(origin(), mobile)) + 1) % 1e6).padStart(6, '0')
    await dialog.getByLabel(/短信验证码/).fill(wrong)
    await dialog.getByRole('checkbox', { name: /我已阅读并同意/ }).check({ force: true })
    await dialog.getByRole('button', { name: '登录', exact: true }).click()
    await dialog.getByText('验证码错误').waitFor()
    expect(await dialog.getByLabel('手机号码', { exact: true }).inputValue()).toBe(mobile)
    expect(await dialog.getByLabel(/短信验证码/).inputValue()).toBe(wrong)
  })

  it('asks for the agreement before it asks the server', async () => {
    await using guest = await visit()
    const { page } = guest
    const dialog = await openLogin(page, newMobile())
    const asked: string[] = []
    page.on('request', (request) => void (request.method() === 'POST' && asked.push(request.url())))
    await dialog.getByLabel(/短信验证码/).fill('123456')
    await dialog.getByRole('button', { name: '登录', exact: true }).click()
    await toastOf(page, '请阅读并同意用户服务协议').waitFor()
    expect(asked).toEqual([])
    expect(await dialog.getByRole('checkbox').evaluate((box) => box === document.activeElement)).toBe(true)
  })

  it('counts down a minute before another code, also after the dialog was closed and the page loaded again', async () => {
    await using guest = await visit()
    const { page } = guest
    const mobile = newMobile()
    const dialog = await openLogin(page, mobile)
    const counting = dialog.getByRole('button', { name: /^\d+s$/ })
    await dialog.getByRole('button', { name: '获取验证码' }).click()
    await counting.waitFor()
    const left = Number.parseInt(await counting.innerText(), 10)
    expect(left).toBeGreaterThan(50)
    expect(left).toBeLessThanOrEqual(60)
    await expect.poll(() => counting.innerText()).not.toBe(`${left}s`)

    await dialog.getByRole('button', { name: '关闭' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
    await counting.waitFor()
    expect(await counting.isDisabled()).toBe(true)

    await page.reload()
    await alive(page)
    await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
    await counting.waitFor()
    expect(await dialog.getByLabel('手机号码', { exact: true }).inputValue()).toBe(mobile)
  })

  it('sends no code without a number', async () => {
    await using guest = await visit()
    const dialog = await openLogin(guest.page, '')
    expect(await dialog.getByRole('button', { name: '获取验证码' }).isDisabled()).toBe(true)
  })
})

async function openLogin(page: Page, mobile: string) {
  await open(page, '/')
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
  await loginDialog(page).getByLabel('手机号码', { exact: true }).fill(mobile)
  return loginDialog(page)
}

/** The names of the documents in an archive; all of them are PDFs. */
async function documentsIn(download: Download): Promise<string[]> {
  const files = [...(await entriesOf(download))]
  for (const [name, content] of files) {
    expect(name).toMatch(/\.pdf$/)
    expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  }
  return files.map(([name]) => name)
}

/** How often an archive is asked for when the page is loaded again. */
async function downloadsOnReload(page: Page): Promise<number> {
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('downloads') && asked.push(request.url())))
  await page.reload()
  // Who is logged in listens for news for as long as the page is there: it is never without a request.
  await alive(page)
  await face(page).waitFor()
  return asked.length
}

/** The rows of the first parts that have a datasheet. */
async function rowsWithDatasheet(page: Page, keywords: string, count: number) {
  const { data } = await api().datasheet.part.search({ keywords })
  const models = data
    .filter(({ specId }) => specId !== null)
    .slice(0, count)
    .map(({ model: name }) => name)
  return models.map((name) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) }))
}
