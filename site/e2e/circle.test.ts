import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { tellCode } from './account-steps.ts'
import { violationsOf } from './axe.ts'
import { newMobile, open, toastOf, visit } from './browser.ts'
import { ownServer } from './own-server.ts'
import { sidewaysOf } from './stillness.ts'

/** A server is filled on the way, and comes back once. */
const patience = 240_000
const title = 'CAN 总线断电量 H-L 是 40 Ω，先查哪里？'

it(
  'a question is asked with its circuit and parts, looked at, answered, and its answer accepted',
  async () => {
    await using server = await ownServer()
    await using desk = await visit({ baseURL: server.origin })
    const reviewer = newMobile()
    await tellCode(desk.page, server.origin, reviewer)
    await server.stop()
    await server.run('packages/server/src/account/admin-command.ts', 'grant', `+86-${reviewer}`)
    await server.start()
    await using asker = await visit({ baseURL: server.origin, bypassCSP: true })
    const { page } = asker
    await tellCode(page, server.origin, newMobile())

    // A circle is chosen; what is written survives a reload; a part that ends is told of at once.
    await open(page, '/circle/publishCircle/0')
    await page.getByRole('link', { name: '接口圈' }).click()
    await page.getByText('发帖后您会加入「接口圈」').waitFor()
    await page.getByRole('textbox', { name: /一句话写出问题/ }).fill(title)
    await page.getByRole('link', { name: /CAN 总线断电量/ }).waitFor()
    await page.getByRole('textbox', { name: '负载' }).fill('6 个节点')
    await page.getByRole('textbox', { name: /说清楚/ }).fill('万用表实测，MCP2551-I/SN 收发器。')
    await page.getByText(/草稿/).first().waitFor()
    await page.reload()
    await page.getByRole('combobox', { name: '器件' }).fill('MCP2551-I/SN')
    await page
      .getByRole('option', { name: /MCP2551-I\/SN/ })
      .first()
      .click()
    await page.getByText('MCP2551-I/SN 不推荐用于新设计').waitFor()
    await good(page)
    await page.getByRole('button', { name: '发布' }).click()
    await toastOf(page, '已提交，审核后别人能看到').waitFor()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    const path = new URL(page.url()).pathname

    await pass(desk.page, title)
    await open(desk.page, path)
    await desk.page.getByText('6 个节点').waitFor()
    await desk.page.getByRole('textbox', { name: '写下您的回答' }).fill('某个节点自带了第三颗终端，逐个拔下来量。')
    await desk.page.getByRole('button', { name: '发表' }).click()
    await toastOf(desk.page, '已提交，审核后显示').waitFor()
    await pass(desk.page, title)

    await open(page, path)
    await page.getByRole('button', { name: '采纳', exact: true }).click()
    await page.getByText('已采纳').first().waitFor()
    await page.getByText('已解决').first().waitFor()
    await good(page)

    // Everybody reads it in the list, without scripts too.
    await using guest = await visit({ baseURL: server.origin, javaScriptEnabled: false })
    await guest.page.goto('/circle?tab=newest')
    await guest.page.getByRole('link', { name: title }).waitFor()
    await guest.page.getByText(/某个节点自带了第三颗终端/).waitFor()
  },
  patience,
)

async function pass(page: Page, name: string): Promise<void> {
  await open(page, '/userCenter?type=99')
  await page.getByRole('link', { name: new RegExp(name.slice(0, 10)) }).click()
  const checks = page.getByRole('checkbox', { name: /^已核对/ })
  await checks.first().waitFor()
  for (const check of await checks.all()) await check.check({ force: true })
  await page.getByRole('button', { name: '通过', exact: true }).click()
  await page
    .getByText(/已通过[,，]提交人会收到消息/)
    .first()
    .waitFor()
}

async function good(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([])
  expect(await sidewaysOf(page)).toEqual([])
}
