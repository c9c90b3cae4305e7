import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { creditCodeOf } from '../../packages/server/test/enterprise.ts'
import { licencePicture } from '../../packages/server/test/licence.ts'
import { fillCertification, giveLicence } from './account-steps.ts'
import { violationsOf } from './axe.ts'
import { alive, comeBack, newMobile, toastOf, visit } from './browser.ts'
import { ownServer } from './own-server.ts'
import { comeAsReviewer, passMatter } from './review-steps.ts'
import {
  answerOffer,
  applyForShop,
  enterShop,
  model,
  offerLess,
  orderAtOffer,
  putGoods,
  shipOrder,
  takeOrder,
} from './shop-steps.ts'

const enterprise = '深圳市芯谱示例电子有限公司'
/** A server of its own. */
const patience = 300_000
const phone = { viewport: { width: 375, height: 900 }, bypassCSP: true, colorScheme: 'dark' } as const

it(
  'a certified enterprise opens its agent page, its line is shown as authorised; it opens a shop, and sells its first goods',
  async () => {
    await using server = await ownServer()
    await using person = await visit({ baseURL: server.origin, bypassCSP: true })
    await using desk = await visit({ baseURL: server.origin })
    const { page, faults } = person
    const mobile = newMobile()
    await comeAsReviewer(desk.page, server)
    await comeBack(page, mobile, server.origin)

    // From the brand to the room; an enterprise that is not certified is told what to do.
    await go(page, '/brandDetail/agentList/1')
    await page.getByRole('link', { name: '成为该品牌代理商' }).click()
    await page.getByRole('link', { name: '去企业认证' }).click()
    await page.getByRole('button', { name: '开始认证' }).click()
    await page.getByRole('textbox', { name: /企业名称/ }).fill(enterprise)
    await giveLicence(page, creditCodeOf(17))
    await fillCertification(page, { creditCode: creditCodeOf(17), name: '林工', mobile })
    await page.getByText('待审核').first().waitFor()
    await passMatter(desk.page, new RegExp(enterprise))

    // Its page: the certified name stands there already.
    await go(page, '/userCenter/manage/agentManage?type=17')
    expect(await page.getByRole('textbox', { name: /全称/ }).inputValue()).toBe(enterprise)
    await page.getByRole('textbox', { name: /简称/ }).fill('芯谱示例')
    await page.getByRole('textbox', { name: '所在地区' }).fill('广东 深圳')
    await page.getByRole('button', { name: '开通代理商主页' }).click()
    await toastOf(page, '代理商主页已开通').waitFor()
    expect(await violationsOf(page)).toEqual([])

    // A line with its proof waits for the desk, and is nowhere to be seen before.
    await page.getByRole('main').getByRole('link', { name: '产品线', exact: true }).click()
    const brandId = await handInLine(page)
    await page.getByText('审核中').first().waitFor()
    expect(await violationsOf(page)).toEqual([])
    const brandPage = `/brandDetail/agentList/${brandId}`
    await using guest = await visit({ baseURL: server.origin, javaScriptEnabled: false })
    await guest.page.goto(brandPage)
    await guest.page.getByRole('heading', { level: 1 }).waitFor()
    expect(await guest.page.getByText('芯谱示例').count()).toBe(0)
    await passMatter(desk.page, /芯谱示例的/)

    // Everybody sees it, with the proof, also without scripts; search engines may list it.
    await guest.page.goto(brandPage)
    const row = guest.page.getByRole('article').filter({ hasText: '芯谱示例' })
    await row.getByText('授权', { exact: true }).waitFor()
    await row.getByText('有效期至 2031-12-31').waitFor()
    const proof = await row.getByRole('link', { name: '查看证书 芯谱示例' }).getAttribute('href')
    expect((await fetch(new URL(proof ?? '', server.origin))).status).toBe(200)
    expect(await guest.page.locator('meta[name="robots"]').count()).toBe(0)
    await guest.page.goto(`${brandPage}?region=${encodeURIComponent('拉萨')}&auth=true`)
    await guest.page.getByText('没有符合条件的代理商').waitFor()
    await guest.page.goto(`/brandDetail/${brandId}`)
    await guest.page.getByRole('region', { name: '代理商' }).getByText('芯谱示例', { exact: true }).waitFor()

    // Its people see that it passed.
    await page.reload()
    await page.getByText('已通过').first().waitFor()

    // The same enterprise applies for a shop in the mall, and finds its orders once the desk has passed it.
    await applyForShop(page, '芯谱示例现货')
    await passMatter(desk.page, /^芯谱示例现货/)
    await enterShop(page)

    // Its first goods, its first offer, its first order: sent, and taken in on a phone.
    await putGoods(page)
    await passMatter(desk.page, new RegExp(model))
    await using buyer = await visit({ baseURL: server.origin, ...phone })
    await comeBack(buyer.page, newMobile(), server.origin)
    await offerLess(buyer.page)
    await answerOffer(page)
    await orderAtOffer(buyer.page)
    await shipOrder(page)
    await takeOrder(buyer.page)
    expect([...faults, ...buyer.faults]).toEqual([])
  },
  patience,
)

async function go(page: Page, path: string) {
  await page.goto(path)
  await alive(page)
}

/** Hands in a line of TI, as the dialog asks for it; answers the number of the brand. */
async function handInLine(page: Page): Promise<number> {
  await page.getByRole('button', { name: '添加产品线' }).click()
  const dialog = page.getByRole('dialog', { name: '添加产品线' })
  await dialog.getByRole('combobox', { name: /品牌/ }).fill('TI')
  await page.getByRole('option', { name: /德州仪器/ }).click()
  await dialog.getByRole('button', { name: /选择后加入/ }).click()
  await page.getByRole('listbox', { name: '大类' }).getByRole('option').first().click()
  await page.getByRole('listbox', { name: '小类' }).getByRole('option').first().click()
  const buffer = Buffer.from(await (await licencePicture('TI')).arrayBuffer())
  await dialog.locator('input[type=file]').setInputFiles({ name: '授权证书.jpg', mimeType: 'image/jpeg', buffer })
  await dialog.getByRole('button', { name: '移除授权证书' }).waitFor()
  await dialog.getByRole('spinbutton', { name: /^年/ }).click()
  await page.keyboard.type('20311231')
  const sent = page.waitForResponse((response) => response.url().includes('/agent/productLine/add'))
  await dialog.getByRole('button', { name: '提交审核' }).click()
  const { data } = (await (await sent).json()) as { data: { brandId: number } }
  await dialog.waitFor({ state: 'hidden' })
  return data.brandId
}
