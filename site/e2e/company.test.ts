import { expect, it } from 'vitest'
import { answerDialog } from './account-steps.ts'
import { alive, newMobile, open, visit } from './browser.ts'
import { good } from './good-page.ts'
import { ownServer } from './own-server.ts'

/** A server of its own: its provider of companies is switched off on the way. */
const patience = 180_000

/** How a source fails besides being down, each with a company that nobody looked at. */
const failing = [
  ['slow', 913],
  ['garbage', 914],
  ['quota', 915],
] as const

it(
  'a company is looked up by first letters, read section by section with what is recorded of it, also while its source fails in any way',
  async () => {
    await using server = await ownServer()
    await using buyer = await visit({ baseURL: server.origin, bypassCSP: true })
    await using guest = await visit({ baseURL: server.origin, javaScriptEnabled: false })
    const { page } = buyer

    // First letters are enough, and the keys lead to the company.
    await open(page, '/checkEnterprise')
    await page.getByRole('combobox', { name: /企业/ }).pressSequentially('szsxlgyl')
    await page.getByRole('option', { name: /深圳市芯澜供应链有限公司/ }).waitFor()
    await good(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: /深圳市芯澜供应链有限公司/ }).waitFor()
    await alive(page)
    const path = new URL(page.url()).pathname

    // A section has its anchor, and the drawing of who owns it is walked by keys.
    const parts = page.getByRole('navigation', { name: '章节' })
    await parts.getByRole('link', { name: /^年报/ }).click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#annualReport')
    await page.getByRole('table', { name: /年报/ }).waitFor()
    await parts.getByRole('link', { name: /^股东/ }).click()
    const self = page.getByRole('treeitem', { name: /本企业/ })
    await self.focus()
    await page.keyboard.press('ArrowUp')
    await page.getByRole('treeitem', { name: /持股/, selected: true }).waitFor()
    await good(page)

    // What is gated fills in its place.
    await page.getByRole('region', { name: '司法' }).getByRole('button', { name: '登录' }).click()
    await answerDialog(page, server.origin, newMobile())
    await page.getByRole('region', { name: '司法' }).getByRole('table').waitFor()
    await page.getByRole('link', { name: '司法与风险' }).click()
    await page.getByRole('heading', { name: '按日期' }).waitFor()
    await good(page)
    await open(page, path)
    await page.getByRole('link', { name: '年报，逐年对照' }).click()
    await page.getByRole('heading', { level: 1, name: /年度报告/ }).waitFor()
    await good(page)
    await open(page, path)
    await page.getByRole('link', { name: '快照，可打印' }).click()
    await page.getByText(/^[0-9a-f]{64}$/).waitFor()
    await good(page)

    // The source goes away: what is stored stands with its date, and asking anew says why it cannot be.
    await page.request.post('/sandbox/company/down')
    await open(page, path)
    await page.getByRole('button', { name: '刷新' }).click()
    await page
      .getByText(/连不上/)
      .first()
      .waitFor()
    await page
      .getByText(/数据截至/)
      .first()
      .waitFor()
    await page.getByRole('region', { name: '变更记录' }).getByText(/修改/).first().waitFor()
    await page.setViewportSize({ width: 375, height: 812 })
    await good(page)

    // What was never asked for says that it did not come; the page around it stands.
    await open(page, '/checkEnterprise/annualReport/912')
    await page.getByRole('heading', { level: 1, name: '年报' }).waitFor()
    await page.getByRole('button', { name: '重试' }).waitFor()
    await good(page)

    // However else the source fails: what is known stands, what was never told says so.
    for (const [mode, unknown] of failing) {
      await page.request.post(`/sandbox/company/${mode}`)
      await open(page, path)
      await page.getByRole('region', { name: '变更记录' }).getByText(/修改/).first().waitFor()
      await open(page, `/checkEnterprise/searchList?keywords=${encodeURIComponent('半导体')}`)
      await page
        .getByRole('main')
        .getByRole('link', { name: /半导体/ })
        .first()
        .waitFor()
      await good(page)
      await open(page, `/checkEnterprise/annualReport/${unknown}`)
      await page.getByRole('heading', { level: 1, name: '年报' }).waitFor()
      await page.getByRole('button', { name: '重试' }).waitFor()
    }

    // Without scripts the lists are there too.
    await guest.page.goto(path)
    await guest.page.getByRole('region', { name: '年报' }).getByRole('table').waitFor()
    expect(buyer.faults).toEqual([])
  },
  patience,
)
