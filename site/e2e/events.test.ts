import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { logInBySms, newMobile, open, toastOf, visit } from './browser.ts'
import { good } from './good-page.ts'
import { finger } from './hands.ts'

const phone = { viewport: { width: 375, height: 812 }, bypassCSP: true, hasTouch: true, colorScheme: 'dark' } as const

it('a visitor with a phone is led to the programme of an event, puts it into a calendar, and takes a seat after the login', async () => {
  await using guest = await visit(phone)
  const { page, faults } = guest
  await open(page, '/events')
  await finger.press(page.getByRole('main').getByRole('link').filter({ hasText: '共读' }))
  const programme = page.getByRole('article').filter({ hasText: '内容安排' })
  await expect.poll(async () => (await programme.boundingBox())?.y ?? 812).toBeLessThan(200)
  await good(page)

  // The hours of the file are those of the page, which tells China's.
  const [, day, hour] = /(\d{4}-\d\d-\d\d) 周. (\d\d:\d\d)–/.exec(await programme.innerText()) ?? []
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    finger.press(programme.getByRole('button', { name: '加入日历' })),
  ])
  expect(file.suggestedFilename()).toMatch(/共读.*\.ics$/)
  const kept = await text(await file.createReadStream())
  const begins = new Date(`${day}T${hour}:00+08:00`).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
  expect(kept).toContain(`\r\nDTSTART:${begins}\r\n`)
  expect(kept).toContain('\r\nTRIGGER:-PT1H\r\n')

  await finger.press(programme.getByRole('button', { name: '报名' }))
  await logInBySms(page, newMobile())
  const dialog = page.getByRole('dialog', { name: /^报名/ })
  await dialog.getByRole('textbox', { name: /姓名/ }).fill('林工')
  await dialog.getByRole('textbox', { name: /手机号码/ }).fill(newMobile())
  await good(page)
  await finger.press(dialog.getByRole('button', { name: '报名' }))
  await toastOf(page, '已报名').waitFor()
  await programme.getByRole('button', { name: '修改报名' }).waitFor()
  await page.setViewportSize({ width: 1440, height: 900 })
  await good(page)
  expect(faults).toEqual([])
})
