import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { violationsOf } from './axe.ts'
import { comeBack, comeIn, face, open, toastOf, visit } from './browser.ts'
import { readerPath } from './catalogue.ts'
import { dressed, sidewaysAt320, sidewaysOf, views } from './stillness.ts'

const rooms = [
  '/userCenter?type=1',
  '/userCenter?type=4',
  '/userCenter?type=5',
  '/userCenter?type=27',
  '/userCenter?type=28',
  '/userCenter?type=25',
  '/userCenter?type=26',
  '/im',
  '/userCenter/accountSetting?type=7&tab=bind',
  '/userCenter/accountSetting?type=7&tab=security',
  '/userCenter/accountSetting?type=7&tab=sessions',
  '/userCenter/accountSetting?type=7&tab=prefs',
  '/userCenter/inquiryManage/myInquiry_purchase?type=14',
  '/userCenter/inquiryManage/myEnquiry?type=13',
  '/userCenter/inquiryManage/recommend?type=12',
  '/userCenter/inquiryManage/myEnquiry?type=13&tab=received',
  '/userCenter/manage/promotion?type=21',
  '/userCenter/manage/companyManage?type=16',
  '/userCenter/manage/agentManage?type=17',
  '/userCenter/manage/traderManage?type=18',
  '/userCenter/manage/productionLineManage?type=19',
]

describe('the user centre', () => {
  it.each(views)(
    'is quiet and open to all in $theme at $width px, room by room',
    async ({ theme, width }) => {
      await using person = await dressed(theme, width)
      const { page, faults } = person
      await comeBack(page)
      for (const room of rooms) {
        await open(page, room)
        await filled(page)
        expect({ room, violations: await violationsOf(page) }).toEqual({ room, violations: [] })
        expect({ room, sideways: await sidewaysOf(page) }).toEqual({ room, sideways: [] })
        if (width < 400) expect({ room, sideways: await sidewaysAt320(page) }).toEqual({ room, sideways: [] })
      }
      expect(faults).toEqual([])
    },
    180_000,
  )

  it('shows a visitor what each room is for, and the login by itself', async () => {
    await using guest = await visit()
    await open(guest.page, '/userCenter?type=4')
    await guest.page.getByRole('dialog', { name: /登录/ }).waitFor()
    await guest.page.keyboard.press('Escape')
    await guest.page.getByRole('main').getByRole('button', { name: '登录', exact: true }).waitFor()
  })
})

describe('an account', () => {
  it('takes what a visitor looked at', async () => {
    await using guest = await visit()
    const { page } = guest
    await open(page, await readerPath('STM32F103C8T6'))
    await page.getByRole('dialog', { name: /登录/ }).waitFor()
    await page.keyboard.press('Escape')
    await comeIn(page)
    await open(page, '/userCenter?type=27')
    await page
      .getByRole('main')
      .getByText(/STM32F103/)
      .first()
      .waitFor()
  })

  it('that is left in one tab is left in all of them', async () => {
    await using guest = await visit()
    const { page, context } = guest
    await comeIn(page)
    const other = await context.newPage()
    await open(other, '/')
    await face(other).waitFor()
    await face(page).click()
    await page.getByRole('button', { name: '退出登录' }).click()
    await toastOf(page, '操作成功').waitFor()
    await other.getByRole('banner').getByRole('button', { name: '登录', exact: true }).waitFor()
    expect(await face(other).count()).toBe(0)
  })
})

/** Nothing is on its way any more: the room shows what it has. */
const filled = (page: Page) =>
  page.waitForFunction(() => document.querySelectorAll('main [data-skeleton]').length === 0)
