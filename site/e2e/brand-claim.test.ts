import { createApi } from '@xinpu/sdk/full'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { creditCodeOf } from '../../packages/server/test/enterprise.ts'
import { answerDialog, fillCertification, giveLicence } from './account-steps.ts'
import { violationsOf } from './axe.ts'
import { alive, loginDialog, newMobile, open, toastOf, visit } from './browser.ts'
import { ownServer, type OwnServer } from './own-server.ts'
import { comeAsReviewer, passReview } from './review-steps.ts'

/** A server of its own, and many steps. */
const patience = 300_000
const company = '北京兆易示例半导体有限公司'

it(
  'a maker is certified, claims its brand, and what it says of itself then stands on the page and is found',
  async () => {
    await using server = await ownServer()
    await using desk = await visit({ baseURL: server.origin })
    await comeAsReviewer(desk.page, server)
    const path = await brandPath(server, 'GigaDevice')

    // A visitor logs in on the way, and is told what is missing.
    await using maker = await visit({ baseURL: server.origin, bypassCSP: true })
    const { page, faults } = maker
    await open(page, path)
    await page.getByRole('main').getByText('资料待补充').waitFor()
    await claimButton(page).click()
    await loginDialog(page).getByText('登录后继续：认领品牌').waitFor()
    const mobile = newMobile()
    await answerDialog(page, server.origin, mobile)
    const dialog = page.getByRole('dialog', { name: '认领品牌' })
    await dialog.getByText('只有通过认证的企业可以认领品牌').waitFor()
    await dialog.getByRole('link', { name: '去企业认证' }).click()
    await page.waitForURL(/companyManage/)
    await certify(page, mobile)
    await passReview(desk.page, company)

    // The proof goes to the desk; until it is looked at the page says so.
    await open(page, path)
    await claimButton(page).click()
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: '商标.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) })
    await dialog.getByRole('button', { name: '移除证明文件' }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: '提交认领' }).click()
    await toastOf(page, '认领已提交审核').waitFor()
    await page.getByRole('main').getByRole('button', { name: '认领审核中' }).first().waitFor()
    await passReview(desk.page, `兆易创新 GigaDevice · ${company}`)

    // Its holder changes it: everybody sees it at once, and search knows the name.
    await open(page, path)
    await page.getByRole('main').getByText('原厂已认领').waitFor()
    await page.getByRole('main').getByRole('button', { name: '编辑' }).first().click()
    const form = page.getByRole('dialog', { name: '编辑品牌' })
    await form.getByRole('textbox', { name: /品牌名称/ }).fill('兆易芯测')
    await form.getByRole('textbox', { name: /品牌介绍/ }).fill('做存储和单片机。')
    await form.getByRole('button', { name: '保存' }).click()
    await page.getByRole('heading', { level: 1, name: '兆易芯测' }).waitFor()
    await expect.poll(() => page.title()).toContain('兆易芯测')
    expect(faults).toEqual([])

    await using guest = await visit({ baseURL: server.origin, javaScriptEnabled: false })
    await guest.page.goto(path)
    await guest.page.getByRole('main').getByText('做存储和单片机。').waitFor()
    expect(await claimButton(guest.page).count()).toBe(0)
    await guest.page.goto(`/datasheet/datasheetSearch/${encodeURIComponent('兆易芯测')}`)
    await guest.page.getByRole('main').getByText(/^GD32/).first().waitFor()
  },
  patience,
)

const claimButton = (page: Page) => page.getByRole('main').getByRole('button', { name: '认领品牌' }).first()

/** The least that is a PDF of one page. */
const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>`

async function brandPath({ origin }: OwnServer, name: string): Promise<string> {
  const { data } = await createApi({ baseURL: `${origin}/api` }).brand.directory.list({ keywords: name })
  const brand = data.find((found) => found.name === name)
  if (!brand) throw new Error(`The samples have no ${name}.`)
  return `/brandDetail/${brand.id}`
}

async function certify(page: Page, mobile: string) {
  const creditCode = creditCodeOf(765_432)
  await alive(page)
  await page.getByRole('button', { name: '开始认证' }).click()
  await page.getByRole('textbox', { name: /企业名称/ }).fill(company)
  await giveLicence(page, creditCode)
  await fillCertification(page, { creditCode, name: '林工', mobile })
  await page.getByText('待审核').first().waitFor()
}
