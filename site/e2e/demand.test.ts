import { expect, it } from 'vitest'
import { alive, comeBack, logInBySms, newMobile, open, toastOf, visit } from './browser.ts'
import { goodDownTo320 } from './good-page.ts'

const phone = { viewport: { width: 375, height: 900 }, bypassCSP: true, colorScheme: 'dark' } as const

it('a visitor pastes a line, logs in at the end and has posted it; another finds it in the hall, asks under it, and is told whom to call', async () => {
  await using owner = await visit({ bypassCSP: true })
  await using reader = await visit(phone)
  const { page } = owner

  // The front page finds what a part is wanted for, whose number it completes.
  await open(page, '/inquiry/homepage')
  await goodDownTo320(page)
  const search = page.getByRole('combobox', { name: '型号、品牌或参数' })
  await search.fill('tps5430')
  await page.getByRole('option', { name: /^TPS5430DDAR/ }).waitFor()
  await search.press('Enter')
  await page.getByRole('heading', { level: 1, name: '求购大厅' }).waitFor()
  expect(new URL(page.url()).searchParams.get('keywords')).toBe('tps5430')

  // A line on it: what was understood is shown, and goes along to the form.
  await open(page, '/inquiry/homepage')
  await page.getByRole('textbox', { name: '粘贴一行或多行' }).fill('求 HALL103C8T6 2K 24+ 现货 含税 深圳 ¥3.2')
  await page.getByText(/读出 1 条/).waitFor()
  await page.getByRole('button', { name: '去发布' }).click()
  await page.getByRole('heading', { level: 1, name: '发布供求' }).waitFor()
  expect(await page.getByRole('textbox', { name: /^型号/ }).inputValue()).toBe('HALL103C8T6')
  await goodDownTo320(page)
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await logInBySms(page, newMobile())
  expect(await page.getByRole('textbox', { name: /^型号/ }).inputValue()).toBe('HALL103C8T6')
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByRole('heading', { name: '已发布' }).waitFor()
  await page.getByRole('link', { name: '查看这条信息' }).click()
  await page.getByRole('heading', { level: 1, name: /HALL103C8T6/ }).waitFor()
  const post = new URL(page.url()).pathname
  await goodDownTo320(page)

  // The same again is an update of what stands, with what was typed; going back loses nothing.
  await open(page, '/inquiry/createRequirements?model=HALL103C8T6')
  await page.getByRole('textbox', { name: /^数量/ }).fill('5000')
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByRole('heading', { name: '同样的信息正在进行中' }).waitFor()
  await goodDownTo320(page)
  await page.getByRole('button', { name: '返回修改' }).click()
  expect(await page.getByRole('textbox', { name: /^数量/ }).inputValue()).toMatch(/^5,?000$/)
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByRole('button', { name: '更新原信息' }).click()
  await page.getByRole('heading', { level: 1, name: /HALL103C8T6/ }).waitFor()
  await page.getByText('5,000').first().waitFor()

  // Pasted lines are what the form is for; one that stands already stays, with its way on.
  await open(page, '/inquiry/createRequirements?type=0')
  await page.getByRole('textbox', { name: '粘贴一行或多行' }).fill('OFFER358DR 5K\n求 HALL103C8T6 6K')
  await page.getByRole('button', { name: '发布 2 条' }).click()
  await page.getByText('已发布 1 条，还有 1 行留在框里').waitFor()
  await goodDownTo320(page)
  await page.getByRole('button', { name: '更新原信息' }).click()
  await page.getByRole('heading', { name: '已发布 1 条' }).waitFor()

  // A phone: the hall is narrowed, the post is kept, read and asked about.
  await comeBack(reader.page)
  await open(reader.page, '/inquiry/index/1/0?keywords=hall103')
  await goodDownTo320(reader.page)
  const more = reader.page.getByRole('button', { name: '更多 HALL103C8T6' })
  await more.click()
  await reader.page.getByRole('menuitem', { name: '收藏' }).click()
  await toastOf(reader.page, '已收藏').waitFor()
  await more.click()
  await reader.page.getByRole('menuitem', { name: '留言' }).click()
  await reader.page.getByRole('textbox', { name: '公开留言' }).fill('接受散料吗？')
  await reader.page.getByRole('button', { name: '发布留言' }).click()
  await reader.page.getByText('接受散料吗？').first().waitFor()
  await goodDownTo320(reader.page)
  await reader.page.getByRole('button', { name: '查看联系方式' }).click()
  await toastOf(reader.page, '发布者没有留下联系人，请在下方留言').waitFor()

  // The owner passes the post on.
  await open(page, post)
  await page.getByRole('button', { name: '分享', exact: true }).click()
  await page
    .getByRole('dialog', { name: '分享' })
    .getByRole('img', { name: /二维码/ })
    .waitFor()
  await goodDownTo320(page)
  await page.keyboard.press('Escape')

  // What told of the question leads to it; the owner answers by keyboard, and ends the post in the own room.
  await open(page, `${post}?tab=messages`)
  await alive(page)
  await page.waitForFunction(() => scrollY > 0)
  await page.getByRole('button', { name: '回复' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: /^回复/ }).focus()
  await page.keyboard.type('可以')
  await page.keyboard.press('Control+Enter')
  await page.getByText('可以', { exact: false }).first().waitFor()
  await open(page, '/userCenter/inquiryManage/myInquiry?type=15')
  await page.getByRole('main').getByRole('link', { name: 'HALL103C8T6' }).waitFor()
  await goodDownTo320(page)
  expect([...owner.faults, ...reader.faults].filter((fault) => !fault.includes('409'))).toEqual([])
}, 180_000)

it('the hall and a post are whole without scripts, and told to search engines and readers of feeds', async () => {
  await using guest = await visit({ javaScriptEnabled: false })
  const { page } = guest
  await page.goto('/inquiry/index/0/0')
  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
  expect((await fetch(feed ?? '')).headers.get('content-type')).toContain('application/rss+xml')
  await page.goto('/inquiry/index_old/1/0?keywords=x')
  expect(new URL(page.url()).pathname).toBe('/inquiry/index/1/0')
})
