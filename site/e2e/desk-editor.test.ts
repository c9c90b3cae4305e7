import { createApi } from '@xinpu/sdk/full'
import type { Page } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { violationsOf } from './axe.ts'
import { comeBack, newMobile, open, toastOf, type Visit, visit } from './browser.ts'
import { good } from './good-page.ts'
import { ownServer, type OwnServer } from './own-server.ts'
import { comeAsReviewer } from './review-steps.ts'
import { sidewaysAt320 } from './stillness.ts'

/** A server of its own. */
const patience = 240_000

interface Desk extends Visit {
  server: OwnServer
}

/** The same editor for all, who is made within the first of the journeys. */
let opened: Promise<Desk> | undefined
const atDesk = () => (opened ??= openDesk())

async function openDesk(): Promise<Desk> {
  const server = await ownServer()
  const desk = await visit({ baseURL: server.origin, bypassCSP: true })
  await comeAsReviewer(desk.page, server)
  return { ...desk, server }
}

afterAll(async () => {
  const desk = await opened
  await desk?.context.close()
  await desk?.server[Symbol.asyncDispose]()
})

it(
  'an editor makes one of two parts: the old address leads to the one that stays, until it is undone',
  async () => {
    const { page, server } = await atDesk()
    const { datasheet } = createApi({ baseURL: `${server.origin}/api` })
    const { data } = await datasheet.part.search({ keywords: 'LM358' })
    const [into, from] = data
    if (!into || !from) throw new Error('The samples have no two parts like LM358.')
    const old = `/datasheet/datasheetDetail/${from.id}/${from.model.toLowerCase()}`
    expect(await answerOf(server.origin, old)).toEqual({ status: 200, location: null })

    // What it moves is shown before it does.
    await open(page, '/userCenter?type=99&tab=merge')
    await page.getByText('还没有合并过').waitFor()
    await page.getByRole('textbox', { name: /被合并的编号/ }).fill(String(from.id))
    await page.getByRole('textbox', { name: /保留的编号/ }).fill(String(into.id))
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: '预览', exact: true }).click()
    await page.getByRole('heading', { name: `合并型号：${from.model} → ${into.model}` }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    expect(await sidewaysAt320(page)).toEqual([])
    await page.getByRole('textbox', { name: /合并原因/ }).fill('同一型号录入两次')
    await page.getByRole('button', { name: `合并到 ${into.model}` }).click()
    await page.getByText('已合并，旧地址会转过去').waitFor()
    const moved = await answerOf(server.origin, old)
    expect(moved).toMatchObject({ status: 301 })
    expect(moved.location).toContain(`/datasheet/datasheetDetail/${into.id}/`)

    // It is put back from the list of what was done.
    await page.getByRole('button', { name: `撤销合并 ${from.model}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '撤销合并' }).click()
    await page.getByText('已撤销，全部移回原处').waitFor()
    expect(await answerOf(server.origin, old)).toEqual({ status: 200, location: null })
    expect(await violationsOf(page)).toEqual([])
  },
  patience,
)

it(
  'an editor gives the agreement a new version: whoever is logged in is asked once, and who agreed is counted',
  async () => {
    const { page, server } = await atDesk()
    await using reader = await visit({ baseURL: server.origin, bypassCSP: true })
    await comeBack(reader.page, newMobile(), server.origin)
    await publish(page, '写明云盘里删除的文件留 30 天。')

    await open(reader.page, '/about')
    await reader.page.getByText('《用户服务协议》有了新版本：写明云盘里删除的文件留 30 天。').waitFor()
    await good(reader.page)
    await reader.page.getByRole('button', { name: '查看并同意' }).click()
    const dialog = reader.page.getByRole('dialog')
    await dialog.getByText('这一版的变化：写明云盘里删除的文件留 30 天。').waitFor()
    expect(await violationsOf(reader.page)).toEqual([])
    await dialog.getByRole('button', { name: '同意并继续' }).click()
    await toastOf(reader.page, '已同意新版本').waitFor()
    await reader.page.reload()
    await reader.page.getByRole('contentinfo').waitFor()
    expect(await reader.page.getByText('有了新版本').count()).toBe(0)

    // The editor has not been asked yet.
    await page.reload()
    const row = page.getByRole('row', { name: /第 2 版/ })
    await row.getByText('现行').waitFor()
    await row.getByRole('cell', { name: '1', exact: true }).waitFor()
    await good(page)
  },
  patience,
)

/** Drafts the next version of what people agree to, looks at it, and makes it hold at once. */
async function publish(page: Page, changes: string): Promise<void> {
  await open(page, '/userCenter?type=99&tab=agreement')
  await page.getByRole('button', { name: '起草新版本' }).click()
  await page.getByRole('textbox', { name: /变更说明/ }).fill(changes)
  await good(page)
  await page.getByRole('button', { name: '保存并预览' }).click()
  await page.getByRole('figure', { name: '预览' }).waitFor()
  await good(page)
  await page.getByRole('button', { name: '发布第 2 版' }).click()
  await toastOf(page, '第 2 版已生效').waitFor()
}

/** What an address says by itself, without going where it leads. */
async function answerOf(origin: string, path: string) {
  const { status, headers } = await fetch(`${origin}${path}`, { redirect: 'manual' })
  return { status, location: headers.get('location') }
}
