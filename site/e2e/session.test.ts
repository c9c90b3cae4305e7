import type { BrowserContext, Page, Route } from 'playwright'
import { describe, expect, it } from 'vitest'
import {
  alive,
  comeBack,
  comeIn,
  face,
  logInBySms,
  loginDialog,
  newMobile,
  open,
  origin,
  toastOf,
  visit,
} from './browser.ts'
import { partPath, readerPath } from './catalogue.ts'

const model = 'STM32F103C8T6'
const accountCookies = ['token', 'userId', 'avatar', 'nickName', 'sid']
const favour = (page: Page) => page.getByRole('main').getByRole('button', { name: /收藏/ })

describe('the header', () => {
  it('shows the person from the first byte of the page', async () => {
    await using guest = await visit()
    const { page, context, faults } = guest
    await comeIn(page)
    const name = await cookieOf(context, 'nickName')
    const html = await rawPage(context, '/')
    expect(html.includes(name)).toBe(true)
    expect(/>登录<\/button>/.test(html)).toBe(false)
    await page.reload()
    await face(page).getByText(name).first().waitFor()
    expect(faults).toEqual([])
  })

  it('of another person is another page: nothing is kept between visitors', async () => {
    await using guest = await visit()
    await comeBack(guest.page)
    const name = await cookieOf(guest.context, 'nickName')
    const stranger = await (await fetch(`${origin()}/`)).text()
    expect(stranger.includes(name)).toBe(false)
  })
})

describe('logging in', () => {
  it('ends when the page knows who came: what is pressed next asks for no other login', async () => {
    await using guest = await visit()
    const { page } = guest
    await open(page, '/')
    await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
    const answered: string[] = []
    page.on('response', (answer) => void answered.push(new URL(answer.url()).pathname))
    // As on a slow line: a dialog that did not wait would be gone meanwhile.
    const slowly = async (route: Route) => {
      await page.evaluate(async () => {
        for (let frame = 0; frame < 20; frame += 1) await new Promise((shown) => requestAnimationFrame(shown))
      })
      await route.continue()
    }
    await page.route('**/api/dtUser/myDetail', slowly, { times: 1 })
    await logInBySms(page, newMobile())
    expect(answered).toContain('/api/dtUser/myDetail')
    await face(page).waitFor()
  })
})

describe('logging out', () => {
  it('says so, forgets every cookie of the account, and shows the page of a visitor', async () => {
    await using guest = await visit()
    const { page, context, faults } = guest
    await comeIn(page)
    const uuid = await cookieOf(context, 'uuid')
    await face(page).click()
    await page.getByRole('button', { name: '退出登录' }).click()
    await toastOf(page, '操作成功').waitFor()
    await expect.poll(async () => (await namesOf(context)).filter((name) => accountCookies.includes(name))).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('loginInfo'))).toBeNull()
    expect(await cookieOf(context, 'uuid')).not.toBe(uuid)
    await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).waitFor()
    expect(faults).toEqual([])
  })

  it('elsewhere leads home after two seconds', async () => {
    await using guest = await visit()
    const { page } = guest
    await comeBack(page)
    await open(page, await partPath(model))
    await face(page).click()
    await page.getByRole('button', { name: '退出登录' }).click()
    await page.waitForURL(/\/datasheet$/)
    await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).waitFor()
  })
})

describe('a favourite of a visitor', () => {
  it('is kept after the login, once, and is still there on the next visit', async () => {
    await using guest = await visit()
    const { page } = guest
    const kept: string[] = []
    page.on(
      'request',
      (request) => void (request.url().includes('userFavour/addOrUpdate') && kept.push(request.postData() ?? '')),
    )
    await open(page, await partPath(model))
    await favour(page).click()
    await loginDialog(page).getByText('登录后继续：收藏这份资料').waitFor()
    await logInBySms(page, newMobile())
    await toastOf(page, '已收藏').waitFor()
    await page.getByRole('button', { name: '已收藏', pressed: true }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: '已收藏', pressed: true }).waitFor()
    expect(kept).toHaveLength(1)
    await alive(page)
    await favour(page).click()
    await page.getByRole('button', { name: '收藏', exact: true, pressed: false }).waitFor()
  })
})

describe('a token that has run out', () => {
  it('is renewed on the way, and nobody notices', async () => {
    await using guest = await visit()
    const { page, context } = guest
    await comeBack(page)
    await open(page, await partPath(model))
    await face(page).waitFor()
    await spoilToken(context)
    await favour(page).click()
    await page.getByRole('button', { name: '已收藏', pressed: true }).waitFor()
    await expect.poll(() => cookieOf(context, 'token')).not.toBe('garbage')
    expect(await loginDialog(page).count()).toBe(0)
  })

  it('overnight does not make a visitor of the person who loads a page', async () => {
    await using guest = await visit()
    const { page, context } = guest
    await comeBack(page)
    await spoilToken(context)
    await open(page, await readerPath(model))
    await face(page).waitFor()
    expect(await loginDialog(page).count()).toBe(0)
    await expect.poll(() => page.locator('[data-page]').count()).toBeGreaterThan(3)
    expect(await cookieOf(context, 'token')).not.toBe('garbage')
  })

  it('downloads all the same', async () => {
    await using guest = await visit()
    const { page, context } = guest
    await comeBack(page)
    await open(page, await partPath(model))
    await spoilToken(context)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('main').getByRole('button', { name: /下载/ }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/芯谱\.zip$/)
  })

  it('of a session that was ended elsewhere asks for a login, and then goes on with the download', async () => {
    await using guest = await visit()
    const { page, context } = guest
    await comeBack(page)
    await open(page, await partPath(model))
    await endElsewhere(context)
    await page.getByRole('main').getByRole('button', { name: /下载/ }).click()
    await loginDialog(page).getByText('登录后继续：下载 1 份资料').waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), logInBySms(page, newMobile())])
    expect(download.suggestedFilename()).toMatch(/芯谱\.zip$/)
  })
})

describe('a session that was ended elsewhere', () => {
  it('shows a visitor, asks for a login, and then does what was pressed', async () => {
    await using guest = await visit()
    const { page, context } = guest
    await comeBack(page)
    await open(page, await partPath(model))
    await face(page).waitFor()
    await endElsewhere(context)
    await favour(page).click()
    await loginDialog(page).getByText('登录后继续：收藏这份资料').waitFor()
    await face(page).waitFor({ state: 'detached' })
    await logInBySms(page, newMobile())
    await toastOf(page, '已收藏').waitFor()
    await page.getByRole('button', { name: '已收藏', pressed: true }).waitFor()
    await face(page).waitFor()
  })

  it('keeps what was written, and hands in nothing for somebody else', async () => {
    await using guest = await visit()
    const { page, context } = guest
    await comeBack(page)
    await open(page, '/contactUs')
    await page.getByRole('button', { name: '在线反馈' }).click()
    const dialog = page.getByRole('dialog', { name: '意见反馈' })
    await dialog.getByRole('button', { name: /反馈类型/ }).click()
    await page.getByRole('option').first().click()
    await dialog.getByRole('textbox', { name: '反馈内容' }).fill('电阻的页码不对')
    await dialog.getByRole('textbox', { name: '联系方式' }).fill('a@xinpu.example')
    await endElsewhere(context)
    await dialog.getByRole('button', { name: '提交' }).click()
    await loginDialog(page).waitFor()
    await logInBySms(page, newMobile())
    await dialog.getByText('请先登录').waitFor()
    expect(await dialog.getByRole('textbox', { name: '反馈内容' }).inputValue()).toBe('电阻的页码不对')
    await dialog.getByRole('button', { name: '提交' }).click()
    await toastOf(page, /感谢您的反馈/).waitFor()
  })

  it('is not what a network that fails looks like: the person stays', async () => {
    await using guest = await visit()
    const { page, context } = guest
    await comeBack(page)
    await open(page, await partPath(model))
    await spoilToken(context)
    await page.route('**/api/auth/session/renew', (route) => route.abort())
    await favour(page).click()
    await toastOf(page, '网络不通').waitFor()
    await face(page).waitFor()
    await page.unroute('**/api/auth/session/renew')
    await favour(page).click()
    await page.getByRole('button', { name: '已收藏', pressed: true }).waitFor()
  })
})

/** As a person does on another device. */
async function endElsewhere(context: BrowserContext) {
  // First what renews: a call of the page that came between would have the session go on.
  await context.clearCookies({ name: 'sid' })
  await spoilToken(context)
}

const namesOf = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name)

async function cookieOf(context: BrowserContext, wanted: string): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name === wanted)
  return decodeURIComponent(cookie?.value ?? '')
}

/** The page as the server sends it to this browser, before any script. */
const rawPage = async (context: BrowserContext, path: string) =>
  (await context.request.get(`${origin()}${path}`)).text()

const spoilToken = (context: BrowserContext) => context.addCookies([{ name: 'token', value: 'garbage', url: origin() }])
