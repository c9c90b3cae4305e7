import { expect, it } from 'vitest'
import { logInBySms, newMobile, open, visit } from './browser.ts'
import { sidewaysOf } from './stillness.ts'

const circuit = '12 V 转 3.3 V 3 A 同步降压'

it('a circuit of the zone is built ten times: its list of parts goes to the BOM screen', async () => {
  await using guest = await visit()
  const { page, faults } = guest
  await open(page, '/prefecture')
  await page.getByRole('link', { name: circuit }).click()
  await page.getByRole('heading', { level: 1, name: circuit }).waitFor()
  const sets = page.getByRole('textbox', { name: '套数' })
  await sets.fill('10')
  await sets.press('Enter')
  await page.getByRole('row', { name: /C1 C2/ }).getByText('20', { exact: true }).waitFor()
  expect(await sidewaysOf(page)).toEqual([])
  await page.getByRole('button', { name: '整套配单 10 套' }).click()
  await page.getByRole('heading', { level: 1, name: circuit }).waitFor()
  await page.waitForURL(/batchSearch\?boards=10/)
  await page.getByText('TPS54302DDCR').first().waitFor()
  expect(faults).toEqual([])
})

it('a visitor reads three pages of a course, and gets the whole of it after a login', async () => {
  await using guest = await visit()
  const { page } = guest
  await open(page, '/prefecture/courseMaterial')
  await page
    .getByRole('link', { name: /板上电源六讲/ })
    .first()
    .click()
  await page.getByText(/登录后阅读全部/).waitFor()
  await page.getByRole('complementary').or(page.getByRole('main')).getByRole('button', { name: /下载/ }).first().click()
  const [download] = await Promise.all([page.waitForEvent('download'), logInBySms(page, newMobile())])
  expect(download.suggestedFilename()).toMatch(/^板上电源六讲.*\.zip$/)
})

it('without scripts the zone is read: circuits, texts and their parts', async () => {
  await using guest = await visit({ javaScriptEnabled: false })
  const { page } = guest
  await page.goto('/prefecture')
  await page.getByRole('link', { name: circuit }).click()
  expect(await page.getByRole('row', { name: /TPS54302DDCR/ }).isVisible()).toBe(true)
  await page.goto('/prefecture/courseMaterial')
  await page
    .getByRole('link', { name: /板上电源六讲/ })
    .first()
    .click()
  expect(await page.getByRole('heading', { name: '第一讲 先把需求写成数' }).isVisible()).toBe(true)
})
