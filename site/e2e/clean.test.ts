import type { Page } from 'playwright'
import { describe, expect, it, test } from 'vitest'
import { violationsOf } from './axe.ts'
import { comeBack, loginDialog, open, origin, rested } from './browser.ts'
import { drawn } from './pdf-page.ts'
import { screens } from './screens.ts'
import { dressed, restOf, shiftsOf, sidewaysAt320, sidewaysOf, views } from './stillness.ts'

const cases = screens.flatMap((screen) => views.map((view) => ({ ...screen, ...view })))

describe('every screen', () => {
  it.each(cases)(
    '$name is quiet, still and open to all in $theme at $width px',
    async ({ name, path, theme, width }) => {
      await using guest = await dressed(theme, width)
      const { page, faults } = guest
      await page.goto(await path())
      await settled(page, name)
      expect(await page.locator('html').getAttribute('data-theme')).toBe(theme)
      expect(await shiftsOf(page)).toEqual([])
      expect(await sidewaysOf(page)).toEqual([])
      expect(await violationsOf(page)).toEqual([])
      if (width < 400) expect(await sidewaysAt320(page)).toEqual([])
      expect(faults).toEqual([])
    },
  )

  it('is sent in the theme of its reader', async () => {
    for (const { path } of screens) {
      const address = `${origin()}${await path()}`
      expect(await Promise.all(['theme=light', 'theme=dark', ''].map((cookie) => themeOf(address, cookie)))).toEqual([
        'light',
        'dark',
        undefined,
      ])
    }
  })
})

/** The theme that a page is sent in. */
async function themeOf(address: string, cookie: string): Promise<string | undefined> {
  const html = await (await fetch(address, { headers: { cookie } })).text()
  return /<html[^>]*data-theme="(?<theme>\w+)"/.exec(html)?.groups?.['theme']
}

describe('the login dialog', () => {
  it.each(views)('is open to all in $theme at $width px', async ({ theme, width }) => {
    await using guest = await dressed(theme, width)
    await guest.page.goto(await screens[3].path())
    await loginDialog(guest.page).waitFor()
    expect(await violationsOf(guest.page)).toEqual([])
    expect(await sidewaysOf(guest.page)).toEqual([])
  })
})

test('what is put aside on the page of a part is open to all', async () => {
  await using guest = await dressed('light', 1440)
  const { page } = guest
  await open(page, await screens[2].path())
  await page.getByRole('main').getByRole('button', { name: '对比', exact: true }).click()
  await page.getByRole('group', { name: '对比栏' }).waitFor()
  expect(await violationsOf(page)).toEqual([])
})

/** Milliseconds for a screen of many, on a busy machine. */
const patience = 30_000

describe('someone who is logged in', () => {
  it(
    'sees quiet and still screens',
    async () => {
      await using guest = await dressed('light', 1440)
      const { page, faults } = guest
      const resting = restOf(page, patience * screens.length)
      await comeBack(page)
      for (const { name, path } of screens) {
        await page.goto(await path())
        await (name === 'reader' ? drawn(page, 1) : resting())
        expect(await shiftsOf(page)).toEqual([])
      }
      expect(faults).toEqual([])
    },
    patience * screens.length,
  )
})

/** Screens that ask visitors to log in: their dialog hides what is behind it. */
const asking: readonly string[] = ['reader', 'facts']

/** Waits for what comes late; a dialog that opens by itself is put away. */
async function settled(page: Page, name: string): Promise<void> {
  if (!asking.includes(name)) return rested(page)
  await loginDialog(page).waitFor()
  await page.keyboard.press('Escape')
  await loginDialog(page).waitFor({ state: 'hidden' })
  if (name === 'reader') await drawn(page, 1)
}
