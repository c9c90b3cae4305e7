import type { BrowserContext } from 'playwright'
import { expect, it } from 'vitest'
import { violationsOf } from './axe.ts'
import { alive, codeAt, comeBack, face, loginDialog, newMobile, visit } from './browser.ts'
import { freePort, ownServer } from './own-server.ts'
import { fillCertification, giveLicence, passwordLogin } from './account-steps.ts'
import { partnerBlog } from './partner-blog.ts'

const creditCode = '91440300MA0XPXP01M'
/** A server that is seeded anew, killed and started three times over. */
const patience = 400_000

it(
  'a person comes from a blog, is certified by an admin, and loses nothing when the tab and the server die on the way',
  async () => {
    const port = await freePort()
    await using server = await ownServer({ RETURN_HOSTS: `localhost:${port}` })
    await using blog = await partnerBlog(server.origin, port)
    await using first = await visit({ baseURL: server.origin, bypassCSP: true })
    const mobile = newMobile()

    // From the blog to a new account, and back with a code that works once.
    const { page } = first
    await page.goto(`${blog.origin}/post/7`)
    await page.getByRole('link', { name: '用芯谱账号注册' }).click()
    await alive(page)
    const form = page.getByRole('main')
    await form.getByRole('textbox', { name: '手机号码' }).fill(mobile)
    await form.getByRole('button', { name: '获取验证码' }).click()
    await form.getByRole('textbox', { name: /验证码/ }).fill(await codeAt(server.origin, mobile))
    await form
      .getByLabel(/^(?:新)?密码/)
      .first()
      .fill('Zener-1N4148')
    await form.getByRole('checkbox').check({ force: true })
    await form.getByRole('button', { name: '注册', exact: true }).click()
    await page.getByText(/^你好，芯友[a-z]{6}$/).waitFor()
    const { token } = await cookiesOf(first, server.origin)
    expect(blog.asked.filter(({ url, referer }) => `${url}${referer}`.includes(token ?? '?'))).toEqual([])
    expect(blog.asked.filter(({ referer }) => referer.includes('code='))).toEqual([])

    // A second device, by password.
    await using second = await visit({ baseURL: server.origin })
    await passwordLogin(second.page, mobile, 'Zener-1N4148')

    // Half an application; then the tab dies, and the server with it.
    await page.goto(`${server.origin}/userCenter/manage/companyManage?type=16`)
    await alive(page)
    await page.getByRole('button', { name: '开始认证' }).click()
    await page.getByRole('textbox', { name: /企业名称/ }).fill('深圳市芯谱示例电子有限公司')
    await giveLicence(page, creditCode)
    await server.kill()
    await page.close()
    await server.start()
    const again = await first.context.newPage()
    await again.goto(`${server.origin}/userCenter/manage/companyManage?type=16`)
    await again.getByText(/已恢复/).waitFor()
    expect(await again.getByRole('textbox', { name: /企业名称/ }).inputValue()).toBe('深圳市芯谱示例电子有限公司')
    await again.getByText('营业执照.jpg').first().waitFor()
    expect(await violationsOf(again)).toEqual([])
    await fillCertification(again, { creditCode, name: '林工', mobile })
    await again.getByText('待审核').first().waitFor()

    // An admin is made by the command, while the server rests.
    await using desk = await visit({ baseURL: server.origin, bypassCSP: true })
    const reviewer = newMobile()
    await comeBack(desk.page, reviewer, server.origin)
    await server.stop()
    expect(await server.run('packages/server/src/account/admin-command.ts', 'grant', `+86-${reviewer}`)).toMatch(/\S/)
    await server.start()
    await desk.page.goto(`${server.origin}/userCenter?type=99`)
    await desk.page.getByRole('link', { name: /深圳市芯谱示例电子有限公司/ }).click()
    const checks = desk.page.getByRole('checkbox', { name: /^已核对/ })
    await checks.first().waitFor()
    expect(await violationsOf(desk.page)).toEqual([])
    for (const check of await checks.all()) await check.check({ force: true })
    await desk.page.getByRole('button', { name: '通过' }).click()
    await desk.page.getByText('已通过，提交人会收到消息').or(desk.page.getByText('已通过，提交人会收到消息')).waitFor()

    // The applicant is told without asking: in the tab of the browser too.
    await again.bringToFront()
    await expect.poll(() => again.title(), { timeout: 30_000 }).toMatch(/^\(\d+\) /)
    await again.reload()
    await again.getByText('已认证').first().waitFor()

    // Logged out everywhere from the first device, the second is a visitor with its next step.
    await again.goto(`${server.origin}/userCenter/accountSetting?type=7&tab=sessions`)
    await again.getByRole('button', { name: /^退出其他/ }).click()
    await again.getByRole('alertdialog').getByRole('button', { name: '全部退出' }).click()
    await again.getByText('其他设备已全部退出').waitFor()
    await second.page.goto(`${server.origin}/userCenter?type=1`)
    await loginDialog(second.page).waitFor()
    expect(await face(second.page).count()).toBe(0)
    expect(await face(again).count()).toBe(1)
  },
  patience,
)

async function cookiesOf({ context }: { context: BrowserContext }, origin: string) {
  return Object.fromEntries((await context.cookies(origin)).map(({ name, value }) => [name, value]))
}
