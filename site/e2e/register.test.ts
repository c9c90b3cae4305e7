import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { giveLicence } from './account-steps.ts'
import { codeAt, face, loginDialog, newMobile, open, origin, visit } from './browser.ts'

const password = 'Zener-1N4148'
/** With a right checksum, and of nobody. */
const creditCode = '91440300MA5XPTEK0C'

/** Fills the form as people do, up to the button. */
async function fillIn(page: Page, mobile: string) {
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: '手机号码', exact: true }).fill(mobile)
  await main.getByRole('button', { name: '获取验证码' }).click()
  await main.getByRole('textbox', { name: /验证码/ }).fill(await codeAt(origin(), mobile))
  await main
    .getByLabel(/^(?:新)?密码/)
    .first()
    .fill(password)
}

describe('the pages of a new account', () => {
  it.each(['/register', '/promoteRegistration'])('%s has no frame, and one way home', async (path) => {
    await using guest = await visit()
    const { page } = guest
    await open(page, path)
    await page.getByRole('banner').getByRole('link', { name: '返回首页' }).waitFor()
    expect(await page.getByRole('banner').getByRole('button').count()).toBe(0)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  })
})

describe('a new account', () => {
  it('is made on one page, and its holder is logged in', async () => {
    await using guest = await visit()
    const { page, faults } = guest
    await open(page, '/register')
    await fillIn(page, newMobile())
    await page.getByRole('main').getByRole('checkbox').check({ force: true })
    await page.getByRole('main').getByRole('button', { name: '注册', exact: true }).click()
    await page.waitForURL(`${origin()}/`)
    await page
      .getByRole('banner')
      .getByText(/^芯友[a-z]{6}$/)
      .first()
      .waitFor()
    expect(faults).toEqual([])
  })

  it('is not made before the agreement is ticked, and nothing typed is lost', async () => {
    await using guest = await visit()
    const { page } = guest
    await open(page, '/register')
    const mobile = newMobile()
    await fillIn(page, mobile)
    await page.getByRole('main').getByRole('button', { name: '注册', exact: true }).click()
    await page.getByText('请阅读并同意用户服务协议').first().waitFor()
    expect(await page.getByRole('main').getByRole('textbox', { name: '手机号码' }).inputValue()).toBe(mobile)
    expect(new URL(page.url()).pathname).toBe('/register')
  })

  it('of an enterprise is one form, which survives a reload without its secrets', async () => {
    await using guest = await visit()
    const { page, faults } = guest
    await open(page, '/register?kind=enterprise')
    const main = page.getByRole('main')
    const name = `深圳市芯谱登记${newMobile()}有限公司`
    await main.getByRole('textbox', { name: /企业名称/ }).fill(name)
    await giveLicence(page, creditCode)
    await open(page, '/register?kind=enterprise')
    await page.getByText(/已恢复/).waitFor()
    expect(await main.getByRole('textbox', { name: /企业名称/ }).inputValue()).toBe(name)
    await fillIn(page, newMobile())
    await main.getByRole('textbox', { name: /统一社会信用代码/ }).fill(creditCode)
    await main.getByRole('checkbox', { name: '贸易商' }).check({ force: true })
    await main.getByRole('textbox', { name: '联系人', exact: false }).first().fill('林工')
    await main.getByRole('checkbox', { name: /我已阅读并同意/ }).check({ force: true })
    await main.getByRole('button', { name: '注册并提交认证' }).click()
    await main.getByText('注册成功，企业认证正在审核').waitFor()
    await main.getByRole('link', { name: '查看认证进度' }).click()
    await main.getByText('待审核').first().waitFor()
    await face(page).waitFor()
    expect(faults).toEqual([])
  })

  it('by an invitation that is not valid is told, and goes on without it', async () => {
    await using guest = await visit()
    const { page } = guest
    await open(page, '/promoteRegistration?shareCode=nobody')
    await page.getByText('邀请码无效，可继续普通注册').waitFor()
    await page.getByRole('heading', { level: 1, name: '注册芯谱' }).waitFor()
  })

  it('is not led to a page that is not on the list', async () => {
    await using guest = await visit()
    const { page } = guest
    await open(page, '/register?fromswb=https%3A%2F%2Fevil.example%2F')
    await fillIn(page, newMobile())
    await page.getByRole('main').getByRole('checkbox').check({ force: true })
    await page.getByRole('main').getByRole('button', { name: '注册', exact: true }).click()
    await page.getByText('已登录，来源站点未在名单内，未跳转').first().waitFor()
    expect(new URL(page.url()).host).toBe(new URL(origin()).host)
  })
})

describe('a forgotten password', () => {
  it('is replaced by a code', async () => {
    await using guest = await visit()
    const { page } = guest
    await open(page, '/register?isForget=true')
    await fillIn(page, newMobile())
    await page.getByRole('main').getByLabel('新密码').first().press('Enter')
    await page.getByText('密码已重设，请用新密码登录').first().waitFor()
    await page.getByRole('main').getByRole('button', { name: '登录' }).click()
    await loginDialog(page).waitFor()
  })
})
