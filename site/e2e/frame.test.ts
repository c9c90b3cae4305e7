import { describe, expect, it } from 'vitest'
import { comeBack, loginDialog, open, origin, visit } from './browser.ts'
import { readerPath } from './catalogue.ts'

describe('a page of plain words', () => {
  it.each([
    ['/about', '关于我们', '芯谱是什么'],
    ['/contactUs', '联系我们', 'service@xinpu.example'],
    ['/disclaimer', '免责声明', '信息的准确性'],
    ['/privacy', '隐私政策', '您的权利'],
    ['/privacy?tab=agreement', '用户服务协议', '行为规范'],
  ])('%s is read without scripts, under its own title and address', async (path, title, words) => {
    await using guest = await visit({ javaScriptEnabled: false })
    const { page } = guest
    expect((await page.goto(path))?.status()).toBe(200)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByText(words).first().waitFor()
    expect(await page.title()).toBe(`${title} - 芯谱`)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${origin()}${path}`)
  })

  it('the privacy page has two texts, and the agreement is the one that the dialog shows', async () => {
    await using guest = await visit()
    const { page } = guest
    await open(page, '/privacy')
    await page.getByRole('navigation', { name: '条款' }).getByRole('link', { name: '用户服务协议' }).click()
    await page.getByRole('heading', { level: 1, name: '用户服务协议' }).waitFor()
    const words = page.getByText('您用手机号码注册', { exact: false })
    await words.waitFor()
    await page
      .getByRole('contentinfo')
      .getByText(/^\d+\.\d+\.\d+ [0-9a-f]{7}$/)
      .waitFor()
    await page.getByRole('contentinfo').getByRole('button', { name: '用户协议' }).click()
    await page.getByRole('dialog', { name: '用户服务协议与隐私政策' }).waitFor()
    expect(await words.count()).toBe(2)
  })

  it('feedback from the contact page waits for a login', async () => {
    await using guest = await visit()
    await open(guest.page, '/contactUs')
    await guest.page.getByRole('button', { name: '在线反馈' }).click()
    await loginDialog(guest.page).waitFor()
  })
})

describe('feedback', () => {
  it('that was not sent is there after a reload', async () => {
    await using guest = await visit()
    const { page } = guest
    await comeBack(page)
    await open(page, '/contactUs')
    const dialog = page.getByRole('dialog', { name: '意见反馈' })
    const text = dialog.getByRole('textbox', { name: '反馈内容' })
    await page.getByRole('button', { name: '在线反馈' }).click()
    await text.fill('第 7 页的曲线看不清')
    await dialog.getByText(/已保存/).waitFor()
    await open(page, '/contactUs')
    await page.getByRole('button', { name: '在线反馈' }).click()
    await expect.poll(() => text.inputValue()).toBe('第 7 页的曲线看不清')
  })
})

describe('a phone link', () => {
  it('leads to the one address of its page, with its query', async () => {
    const answer = await fetch(`${origin()}/mobile/about?from=weixin`, { redirect: 'manual' })
    expect([answer.status, new URL(answer.headers.get('location') ?? '', origin()).href]).toEqual([
      308,
      `${origin()}/about?from=weixin`,
    ])
  })

  it('to nowhere is told so', async () => {
    const answer = await fetch(`${origin()}/mobile/no/such/page`)
    expect(answer.status).toBe(404)
  })

  it('never leads to another host', async () => {
    for (const path of [
      '/mobile//evil.example',
      '/mobile/%2F%2Fevil.example',
      '/mobile/%5Cevil.example',
      '/mobile/%09%2Fevil.example',
      '/mobile/https://evil.example',
    ]) {
      const answer = await fetch(`${origin()}${path}`, { redirect: 'manual' })
      const { host } = new URL(answer.headers.get('location') ?? '/', origin())
      expect(host).toBe(new URL(origin()).host)
    }
  })
})

describe('the lists of other sites', () => {
  it('are put together, kept on this device, and never link to what is no web address', async () => {
    await using guest = await visit()
    const { page, faults } = guest
    await open(page, '/')
    await page.getByRole('button', { name: '常用网站' }).click()
    await page
      .getByRole('button', { name: /自定义/ })
      .or(page.getByRole('menuitem', { name: /自定义/ }))
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: '自定义导航' })
    await dialog.getByRole('combobox', { name: '名称' }).fill('坏地址')
    await dialog.getByRole('textbox', { name: '网址' }).fill('javascript:alert(1)')
    await dialog.getByRole('button', { name: '添加' }).click()
    await dialog.getByRole('button', { name: '保存' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.reload()
    await page.getByRole('button', { name: '常用网站' }).click()
    await page.getByText('坏地址').first().waitFor()
    expect(await page.getByRole('link', { name: '坏地址' }).count()).toBe(0)
    expect(await page.locator('[href^="javascript:"]').count()).toBe(0)
    expect(faults).toEqual([])
  })
})

describe('what was looked at before', () => {
  it('is remembered on this device, found in the drawer, and forgotten on a word', async () => {
    await using guest = await visit()
    const { page } = guest
    await page.goto(await readerPath('LM358DR'))
    await loginDialog(page).waitFor()
    await page.keyboard.press('Escape')
    await open(page, '/about')
    await page.getByRole('button', { name: '最近浏览' }).click()
    const drawer = page.getByRole('dialog', { name: '最近浏览' })
    await drawer.getByRole('link', { name: /LM358DR/ }).waitFor()
    await drawer.getByRole('button', { name: '清空' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: /清空/ }).click()
    await drawer.getByText(/看过的数据手册会留在这里/).waitFor()
  })
})
