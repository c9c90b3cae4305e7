import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { loginDialog, open, origin, rested, toastOf, visit } from './browser.ts'

const agree = (page: Page) => loginDialog(page).getByRole('checkbox').check({ force: true })

/** What the sandbox's phone calls somebody: another person in each test. */
const nick = () => `访客${Math.floor(Math.random() * 1e6)}`

describe('a login by a scanned code', () => {
  it('waits for the phone, tells that it was scanned, and lets the person in', async () => {
    await using guest = await visit()
    const { page, context, faults } = guest
    await open(page, '/about')
    await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
    const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/wx/web/qrcode')
    await loginDialog(page).getByRole('button', { name: '微信登录' }).click()
    const { data } = (await (await asked).json()) as { data: { url: string } }
    await agree(page)
    await loginDialog(page).getByText('请使用微信扫码').waitFor()

    const phone = await context.newPage()
    await phone.goto(data.url)
    await page.bringToFront()
    await loginDialog(page).getByText('已扫码，请在手机上确认').waitFor()
    const name = nick()
    await phone.getByLabel('昵称').fill(name)
    await phone.getByRole('button', { name: '确认登录' }).click()
    await page.bringToFront()
    await loginDialog(page).waitFor({ state: 'hidden' })
    await page.getByRole('banner').getByText(name).first().waitFor()
    expect(faults).toEqual([])
  })
})

describe('a login by way of QQ', () => {
  it('leads back to where the person was, and what was wanted goes on', async () => {
    await using guest = await visit()
    const { page, faults } = guest
    await open(page, '/contactUs?from=test')
    await page.getByRole('button', { name: '在线反馈' }).click()
    await agree(page)
    await loginDialog(page).getByRole('button', { name: 'QQ' }).click()
    await page.waitForURL(/\/sandbox\/phone/)
    const name = nick()
    await page.getByLabel('昵称').fill(name)
    await page.getByRole('button', { name: '确认登录' }).click()
    await page.waitForURL(/\/contactUs\?from=test$/)
    await page.getByRole('dialog', { name: '意见反馈' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByText(name).first().waitFor()
    expect(faults).toEqual([])
  })

  it('leads back and says so when the person refuses', async () => {
    await using guest = await visit()
    const { page, faults } = guest
    await open(page, '/about?from=test')
    await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
    await agree(page)
    await loginDialog(page).getByRole('button', { name: 'QQ' }).click()
    await page.getByRole('button', { name: '拒绝' }).click()
    await page.waitForURL(/\/about\?from=test$/)
    await toastOf(page, '已取消').waitFor()
    await page.getByRole('banner').getByRole('button', { name: '登录' }).waitFor()
    expect(faults).toEqual([])
  })

  it('does not begin before the agreement is ticked', async () => {
    await using guest = await visit()
    const { page } = guest
    await open(page, '/about')
    await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
    await loginDialog(page).getByRole('button', { name: 'QQ' }).click()
    await page.getByText('请阅读并同意用户服务协议').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/about')
  })

  it('is not finished for a code that this tab did not ask for', async () => {
    await using guest = await visit()
    const { page, context } = guest
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    await page.goto('/?code=stolen&state=other')
    await rested(page)
    expect(asked.filter((path) => /\/(?:wx|qq)\/web\/login/.test(path))).toEqual([])
    expect((await context.cookies(origin())).some(({ name }) => name === 'token')).toBe(false)
    await toastOf(page, '登录链接已失效，请重新登录').waitFor()
    expect(new URL(page.url()).search).toBe('')
  })
})
