import { expect, it } from 'vitest'
import type { Locator, Page } from 'playwright'
import { alive, open, origin, visit } from './browser.ts'
import { good } from './good-page.ts'
import { finger, keys, type Hands } from './hands.ts'
import { sidewaysOf } from './stillness.ts'

/** Pages of many parts are read on the way, and looked at by axe: a busy machine takes minutes. */
const patience = 180_000
const company = '苏州启墨芯联电子有限公司'
const wide = { viewport: { width: 1440, height: 900 }, bypassCSP: true } as const
const phone = { viewport: { width: 375, height: 812 }, bypassCSP: true, hasTouch: true, colorScheme: 'dark' } as const

it(
  'four clicks from a part tell who sells it, whether the proof is in force, who stands behind it, and what has changed',
  async () => {
    await using buyer = await visit(wide)
    const { page } = buyer
    await walk(page, { ...keys(page), press: (target) => target.click() })
    expect(buyer.faults).toEqual([])
  },
  patience,
)

it(
  'on a phone it is the same four',
  async () => {
    await using buyer = await visit(phone)
    await walk(buyer.page, finger)
    expect(buyer.faults).toEqual([])
  },
  patience,
)

it(
  'whoever has no mouse goes the same way',
  async () => {
    await using buyer = await visit(wide)
    const { page } = buyer
    await walk(page, keys(page))
    // The owners are drawn once they are seen; arrows walk the drawing.
    await open(page, new URL(page.url()).pathname)
    await keys(page).press(page.getByRole('navigation', { name: '章节' }).getByRole('link', { name: /^股东/ }))
    const self = page.getByRole('treeitem', { name: /本企业/ })
    await self.waitFor()
    await self.focus()
    await page.keyboard.press('ArrowUp')
    await page.getByRole('treeitem', { name: /持股/, selected: true }).waitFor()
    expect(buyer.faults).toEqual([])
  },
  patience,
)

it(
  'on a phone a trader opens beside the list of a brand, and its page has everything under its tabs',
  async () => {
    await using buyer = await visit(phone)
    const { page } = buyer
    const { path, count } = await traderOfStock(page)
    await open(page, path)
    const row = page.getByRole('article').filter({ hasText: `库存 ${count} 条` })
    const name = (await row.first().getByRole('link').first().textContent()) ?? ''
    await finger.press(page.getByRole('button', { name: `查看 ${name} 的库存与联系人` }))
    const drawer = page.getByRole('dialog', { name })
    await drawer.getByRole('region', { name: '库存' }).getByRole('listitem').first().waitFor()
    await drawer.getByText(/供应商佐证/).waitFor()
    await good(page)
    await finger.press(drawer.getByRole('link', { name: '企业主页' }).last())
    await page.getByRole('region', { name: '工商登记' }).getByText('法定代表人').waitFor()
    await alive(page)
    await finger.press(page.getByRole('link', { name: '佐证', exact: true }))
    await page.getByRole('main').getByText('营业执照已核实').waitFor()
    await good(page)
    expect(buyer.faults).toEqual([])
  },
  patience,
)

/** The way from a part to the changes of who sells it; every press is counted. */
async function walk(page: Page, { press }: Hands) {
  let presses = 0
  const go = (target: Locator) => ((presses += 1), press(target))
  await open(page, await partOf(page))
  await good(page)

  // Who sells it.
  await go(page.getByRole('region', { name: '报价' }).getByRole('link', { name: company }).first())
  await page.getByRole('heading', { level: 1, name: company }).waitFor()
  await page
    .getByRole('region', { name: '供应商佐证' })
    .getByText(/份在有效期内/)
    .waitFor()
  await good(page)

  // Whether the proof is in force: the certificates, each with its last day.
  await go(page.getByRole('region', { name: '供应商佐证' }).getByRole('link', { name: '授权证书' }))
  const lines = page.getByRole('region', { name: '产品线' })
  await lines
    .getByText(/授权有效|天后到期/)
    .first()
    .waitFor()
  await lines
    .getByText(/^有效期至/)
    .first()
    .waitFor()
  await good(page)

  // Who stands behind it.
  await go(page.getByRole('region', { name: '供应商佐证' }).getByRole('link', { name: '企业认证' }))
  await page.getByRole('heading', { level: 1, name: company }).waitFor()
  await page.getByRole('region', { name: '股东' }).getByText(/\d%$/).first().waitFor()
  await good(page)

  // What has changed.
  await go(page.getByRole('navigation', { name: '章节' }).getByRole('link', { name: /^变更记录/ }))
  await expect.poll(() => new URL(page.url()).hash).toBe('#change')
  await page
    .getByRole('region', { name: '变更记录' })
    .getByText(/修改|新增|删除/)
    .first()
    .waitFor()
  expect(await sidewaysOf(page)).toEqual([])
  expect(presses).toBe(4)
}

interface Rows<Row> {
  data: { data: Row[] }
}

const asked = async <Row>(page: Page, path: string): Promise<Row[]> => {
  const answer = (await (await page.request.get(`${origin()}/api${path}`)).json()) as Rows<Row>
  return answer.data.data
}

/** A part that the company holds. */
async function partOf(page: Page): Promise<string> {
  const [hint] = await asked<{ id: number }>(page, `/enterprise/hint?keywords=${encodeURIComponent(company)}`)
  const [line] = await asked<{ model: string }>(page, `/stock/list?enterpriseId=${hint?.id}&pageSize=1`)
  const found = await asked<{ id: number; model: string }>(
    page,
    `/chip/specification/search?keywords=${encodeURIComponent(line?.model ?? '')}`,
  )
  const part = found.find(({ model }) => model === line?.model)
  return `/datasheet/datasheetDetail/${part?.id}/${part?.model.toLowerCase()}`
}

/** The traders of the first brand of the one that has most stock; in which order they are listed is drawn anew each day. */
async function traderOfStock(page: Page): Promise<{ path: string; count: number }> {
  const traders = await asked<{ stockCount: number; advantageBrands: { id: number }[] }>(page, '/trader/list')
  const [held] = traders.toSorted((one, other) => other.stockCount - one.stockCount)
  return { path: `/brandDetail/trader/${held?.advantageBrands[0]?.id}`, count: held?.stockCount ?? 0 }
}
