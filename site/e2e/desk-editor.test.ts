import { createApi } from '@xinpu/sdk/full'
import { expect, it } from 'vitest'
import { violationsOf } from './axe.ts'
import { open, visit } from './browser.ts'
import { ownServer } from './own-server.ts'
import { makeReviewer } from './review-steps.ts'
import { sidewaysAt320 } from './stillness.ts'

/** A server that is seeded anew and started twice. */
const patience = 240_000

it(
  'an editor makes one of two parts: the old address leads to the one that stays, until it is undone',
  async () => {
    await using server = await ownServer()
    await using desk = await visit({ baseURL: server.origin, bypassCSP: true })
    const { page } = desk
    await makeReviewer(page, server)
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

/** What an address says by itself, without going where it leads. */
async function answerOf(origin: string, path: string) {
  const { status, headers } = await fetch(`${origin}${path}`, { redirect: 'manual' })
  return { status, location: headers.get('location') }
}
