import type { BrowserContext, Page } from 'playwright'
import { expect, it } from 'vitest'
import { comeBack, open, origin, toastOf, visit } from './browser.ts'
import { goodDownTo320 } from './good-page.ts'

const room = '/userCenter/inquiryManage/myInquiry?type=15'

it('of a person’s posts two are renewed at once, one is changed in its cell, and a draft says why it was not closed', async () => {
  await using owner = await visit({ bypassCSP: true })
  const { page } = owner
  await comeBack(page)
  await posted(page.context(), { model: 'ROOM103C8T6', type: '1', validDays: '7' })
  await posted(page.context(), { model: 'ROOM358DR', type: '0', validDays: '7' })
  await posted(page.context(), { model: 'ROOM555P', type: '1', status: 'draft' })

  await open(page, room)
  await goodDownTo320(page)
  await ticked(page, 'ROOM103C8T6', 'ROOM358DR')
  await page.getByRole('group', { name: '批量操作' }).getByRole('button', { name: '续期 30 天' }).press('Enter')
  await toastOf(page, '已续期 2 条').waitFor()
  await expect
    .poll(() =>
      page
        .getByRole('grid')
        .getByText(/剩余 (29|30) 天/)
        .count(),
    )
    .toBe(2)

  await ticked(page, 'ROOM358DR', 'ROOM555P')
  await page.getByRole('group', { name: '批量操作' }).getByRole('button', { name: '关闭' }).press('Enter')
  await page.getByText('没有关闭：草稿的供求不能关闭').waitFor()
  await rowOf(page, 'ROOM358DR').getByText('已关闭').waitFor()
  await toastOf(page, /已关闭 1 条/).waitFor()
  await page.getByRole('region', { name: /提示/ }).getByRole('button', { name: '撤销' }).press('Enter')
  await rowOf(page, 'ROOM358DR')
    .getByText(/剩余 (29|30) 天/)
    .waitFor()

  await rowOf(page, 'ROOM103C8T6')
    .getByRole('button', { name: /2,000.*编辑/ })
    .press('Enter')
  await page.getByRole('textbox', { name: '数量' }).fill('3000')
  await page.keyboard.press('Enter')
  await rowOf(page, 'ROOM103C8T6').getByText('3,000').waitFor()

  await page.getByRole('link', { name: /^供应/ }).first().press('Enter')
  await expect.poll(() => page.getByRole('grid').getByRole('link', { name: 'ROOM103C8T6' }).count()).toBe(0)
  await rowOf(page, 'ROOM358DR').waitFor()
  expect(owner.faults).toEqual([])
}, 120_000)

const rowOf = (page: Page, model: string) => page.getByRole('row', { name: new RegExp(model) })

/** Ticks posts and no others. */
async function ticked(page: Page, ...models: string[]) {
  for (const box of await page.getByRole('grid').getByRole('checkbox', { checked: true }).all())
    await box.press('Space')
  for (const model of models) await rowOf(page, model).getByRole('checkbox').press('Space')
}

/** Posts as the page's own script does. */
async function posted(context: BrowserContext, told: Record<string, string>) {
  const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, value]))
  await fetch(`${origin()}/api/demand/add`, {
    method: 'POST',
    headers: { token: cookies.get('token') ?? '', uid: cookies.get('uid') ?? '' },
    body: new URLSearchParams({ quantity: '2000', ...told }),
  })
}
