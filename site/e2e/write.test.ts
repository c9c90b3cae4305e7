import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { answerDialog } from './account-steps.ts'
import { alive, comeBack, newMobile, open, toastOf, type Visit, visit } from './browser.ts'
import { good } from './good-page.ts'
import { keys, mouse, type Hands } from './hands.ts'
import { ownServer, type OwnServer } from './own-server.ts'
import { comeAsReviewer, passMatter, passReview } from './review-steps.ts'

/** A server of its own, and many steps. */
const patience = 300_000

interface Look {
  options: Parameters<typeof visit>[0]
  handsOn: (page: Page) => Hands
  title: string
  /** A word of it that is searched for. */
  about: string
  /** Who applies to be an author. */
  name: string
}

const looks: Look[] = [
  { options: {}, handsOn: () => mouse, title: '振铃从哪里来：一块板子的四次改版', about: '热环', name: '林工' },
  {
    options: { viewport: { width: 375, height: 812 }, colorScheme: 'dark' },
    handsOn: keys,
    title: '热插拔时谁先上电：三种顺序实测',
    about: '热插拔',
    name: '顾工',
  },
]

it(
  'a text outlives its tab, its writer becomes an author, and what the review passed is read, found and fed: at 1440, and at 375 by keys alone; what readers report is taken down',
  async () => {
    await using server = await ownServer()
    await using desk = await visit({ baseURL: server.origin })
    await comeAsReviewer(desk.page, server)
    for (const look of looks) {
      await write(look, { server, desk })
      await readAndFed(server, look)
    }
    await takenDown(server, desk.page, looks[0]?.title ?? '')
  },
  patience,
)

interface House {
  server: OwnServer
  /** Where the review sits. */
  desk: Visit
}

/** From the first word to what the review passed. */
async function write({ options, handsOn, title, about, name }: Look, { server, desk }: House): Promise<void> {
  // Whoever is not logged in is asked to; then everything typed is kept, whatever becomes of the tab.
  await using writer = await visit({ baseURL: server.origin, bypassCSP: true, ...options })
  const { page, faults, context } = writer
  await open(page, '/add')
  await answerDialog(page, server.origin, newMobile())
  await handsOn(page).write(page.getByRole('textbox', { name: '标题' }), title)
  await handsOn(page).press(page.getByRole('textbox', { name: '正文' }))
  await page.keyboard.type(`## ${about}先于一切\n过冲 $V_o$ 到 21.4 V，运放换成 @LM358D`)
  await page.getByRole('button', { name: /^LM358DR\s/ }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => keptIn(page)).toContain('LM358DR')
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  const hands = handsOn(again)
  await open(again, '/add')
  await again.getByText(/已恢复/).waitFor()
  await good(again)
  await becomeAuthor(again, hands, name)
  await passReview(desk.page, '作者申请：领域未填')

  await again.reload()
  await alive(again)
  await hands.press(again.getByRole('button', { name: '提交发布' }))
  await again.waitForURL(/userCenter\?type=2/)
  await again.getByText('审核中').last().waitFor()
  await good(again)
  await passReview(desk.page, title)
  expect(faults).toEqual([])
}

/** What is missing is said; whoever is no author yet applies on the way, and the text waits with the server. */
async function becomeAuthor(page: Page, { press, pick, write: fill }: Hands, name: string): Promise<void> {
  await press(page.getByRole('button', { name: '提交发布' }))
  await toastOf(page, '请选择频道').waitFor()
  await press(page.getByRole('button', { name: /频道/ }))
  await pick(page.getByRole('option').first())
  await press(page.getByRole('button', { name: '提交发布' }))
  const asking = page.getByRole('dialog', { name: '申请成为作者' })
  await fill(asking.getByRole('textbox', { name: /真实姓名/ }), name)
  await fill(asking.getByRole('textbox', { name: /个人简介/ }), '电源 6 年')
  await good(page)
  await press(asking.getByRole('button', { name: '提交申请' }))
  await asking.waitFor({ state: 'hidden' })
  await expect.poll(() => page.url()).toMatch(/\/add\?id=\d+$/)
}

/** Everybody reads it, finds it, and is fed with it, without scripts too. */
async function readAndFed({ origin }: OwnServer, { title, about }: Look): Promise<void> {
  await using guest = await visit({ baseURL: origin, javaScriptEnabled: false })
  await guest.page.goto(`/news/search?keywords=${encodeURIComponent(about)}`)
  await guest.page.getByRole('link', { name: title }).first().click()
  await guest.page.getByRole('heading', { level: 1, name: title }).waitFor()
  await guest.page.getByRole('main').getByRole('link', { name: 'LM358DR' }).first().waitFor()
  const feed = await fetch(`${origin}/files/news/all.xml`)
  expect(await feed.text()).toContain(title)
}

/** A reader reports it, and the desk agrees: its address says that it was there, and no more. */
async function takenDown({ origin }: OwnServer, desk: Page, title: string): Promise<void> {
  await using reader = await visit({ baseURL: origin, bypassCSP: true })
  const { page } = reader
  await comeBack(page, newMobile(), origin)
  await open(page, `/news/search?keywords=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title }).first().click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const address = page.url()
  await page.getByRole('button', { name: '举报', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: '举报' })
  await dialog.getByRole('button', { name: /举报原因/ }).click()
  await page.getByRole('option').first().click()
  await dialog.getByRole('textbox').fill('数据与手册不符')
  await dialog.getByRole('button', { name: '提交举报' }).click()
  await toastOf(page, '已收到举报，谢谢').waitFor()
  await passMatter(desk, new RegExp(title))
  // Visitors' pages are kept for some seconds.
  await expect.poll(async () => (await fetch(address)).status).toBe(410)
  expect(await (await fetch(address)).text()).toContain('这篇文章已下架')
}

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
