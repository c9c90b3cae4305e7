import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { answerDialog } from './account-steps.ts'
import { violationsOf } from './axe.ts'
import { alive, newMobile, open, toastOf, visit } from './browser.ts'
import { ownServer } from './own-server.ts'
import { makeReviewer, passReview } from './review-steps.ts'

/** A server is filled on the way, and comes back once. */
const patience = 300_000
const title = '振铃从哪里来：一块板子的四次改版'

it(
  'a text outlives its tab, its writer becomes an author, and what the review passed is read, found and fed',
  async () => {
    await using server = await ownServer()
    await using desk = await visit({ baseURL: server.origin })
    await makeReviewer(desk.page, server)

    // Whoever is not logged in is asked to; then everything typed is kept, whatever becomes of the tab.
    await using writer = await visit({ baseURL: server.origin, bypassCSP: true })
    const { page, faults, context } = writer
    await open(page, '/add')
    await answerDialog(page, server.origin, newMobile())
    await page.getByRole('textbox', { name: '标题' }).fill(title)
    await page.getByRole('textbox', { name: '正文' }).click()
    await page.keyboard.type('## 热环先于一切\n过冲 $V_o$ 到 21.4 V，运放换成 @LM358D')
    await page.getByRole('button', { name: /^LM358DR\s/ }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => keptIn(page)).toContain('LM358DR')
    await page.close({ runBeforeUnload: false })
    const again = await context.newPage()
    await open(again, '/add')
    await again.getByText(/已恢复/).waitFor()
    expect(await violationsOf(again)).toEqual([])

    // What is missing is said; whoever is no author yet applies on the way, and the text waits with the server.
    await again.getByRole('button', { name: '提交发布' }).click()
    await toastOf(again, '请选择频道').waitFor()
    await again.getByRole('button', { name: /频道/ }).click()
    await again.getByRole('option').first().click()
    await again.getByRole('button', { name: '提交发布' }).click()
    const asking = again.getByRole('dialog', { name: '申请成为作者' })
    await asking.getByRole('textbox', { name: /真实姓名/ }).fill('林工')
    await asking.getByRole('textbox', { name: /个人简介/ }).fill('电源 6 年')
    await asking.getByRole('button', { name: '提交申请' }).click()
    await asking.waitFor({ state: 'hidden' })
    await expect.poll(() => again.url()).toMatch(/\/add\?id=\d+$/)
    await passReview(desk.page, '林工')

    await again.reload()
    await alive(again)
    await again.getByRole('button', { name: '提交发布' }).click()
    await again.waitForURL(/userCenter\?type=2/)
    await again.getByText('审核中').last().waitFor()
    await passReview(desk.page, title)
    expect(faults).toEqual([])

    // Everybody reads it, finds it, and is fed with it, without scripts too.
    await using guest = await visit({ baseURL: server.origin, javaScriptEnabled: false })
    await guest.page.goto(`/news/search?keywords=${encodeURIComponent('热环')}`)
    await guest.page.getByRole('link', { name: title }).first().click()
    await guest.page.getByRole('heading', { level: 1, name: title }).waitFor()
    await guest.page.getByRole('main').getByRole('link', { name: 'LM358DR' }).first().waitFor()
    const feed = await fetch(`${server.origin}/files/news/all.xml`)
    expect(await feed.text()).toContain(title)
  },
  patience,
)

/** What this device has kept of the text. */
const keptIn = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((done) => {
        const asked = indexedDB.open('xinpu-drafts')
        asked.addEventListener('success', () => {
          const all = asked.result.transaction('drafts').objectStore('drafts').getAll()
          all.addEventListener('success', () => done(JSON.stringify(all.result)))
        })
      }),
  )
