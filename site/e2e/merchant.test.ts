import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { creditCodeOf } from '../../packages/server/test/enterprise.ts'
import { fillCertification, giveLicence } from './account-steps.ts'
import { comeBack, newMobile, open, visit } from './browser.ts'
import { keys } from './hands.ts'
import { ownServer } from './own-server.ts'
import { comeAsReviewer, passMatter } from './review-steps.ts'
import { applyForShop, buyGoods, enterShop, putGoods, shipOrder } from './shop-steps.ts'

/** A server of its own, and many looks by axe. */
const patience = 300_000
const number = 31

it(
  'a company opens a shop in a narrow window by keys alone, offers its first goods, and sends its first order',
  async () => {
    await using server = await ownServer()
    await using person = await visit({ baseURL: server.origin, bypassCSP: true, viewport: { width: 375, height: 900 } })
    await using desk = await visit({ baseURL: server.origin })
    await using buyer = await visit({ baseURL: server.origin })
    const { page } = person
    const hands = keys(page)
    const [shop, sold] = [`芯谱示例 ${number} 号店`, `XPFIRST${number}`]
    await comeAsReviewer(desk.page, server)
    await certifyCompany(page, server.origin)
    await passMatter(desk.page, new RegExp(company))

    await applyForShop(page, shop, hands)
    await passMatter(desk.page, new RegExp(`^${shop}`))
    await enterShop(page, hands)
    await putGoods(page, sold, hands)
    await passMatter(desk.page, new RegExp(sold))
    await comeBack(buyer.page, newMobile(), server.origin)
    await buyGoods(buyer.page, sold)
    await shipOrder(page, '¥3,500.00', hands)
    expect([...person.faults, ...buyer.faults]).toEqual([])
  },
  patience,
)

const company = `深圳市芯谱示例${number}电子有限公司`

/** Somebody comes in and applies for the certification of a company. */
async function certifyCompany(page: Page, origin: string): Promise<void> {
  const mobile = newMobile()
  await comeBack(page, mobile, origin)
  await open(page, '/userCenter/manage/companyManage?type=16')
  await page.getByRole('button', { name: '开始认证' }).click()
  await page.getByRole('textbox', { name: /企业名称/ }).fill(company)
  await giveLicence(page, creditCodeOf(number))
  await fillCertification(page, { creditCode: creditCodeOf(number), name: '林工', mobile })
  await page.getByText('待审核').first().waitFor()
}
