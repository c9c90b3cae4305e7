import { basename, join } from 'node:path'
import { statSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { firstLoadOf, sumOf } from '../../.toolchain/first-load.ts'
import { alive, loginDialog, open, origin, rested, userAgent, visit } from './browser.ts'
import { readerPath } from './catalogue.ts'
import { drawn } from './pdf-page.ts'
import { dressed, shiftsOf } from './stillness.ts'

/** Bytes of scripts, after gzip, that a page may ask for before its first screen is live, and in all while nobody touches it. */
const budgets: Record<string, { first: number; whole: number }> = {
  '/': { first: 150_000, whole: 166_000 },
  '/datasheet/datasheetSearch/stm32f103': { first: 150_000, whole: 229_500 },
}
const paths = Object.keys(budgets)
const late = /^(?:LoginDialog|PdfViewer|pdf|Found|HomeLists|ToastRegion)-/
const client = join(import.meta.dirname, '../dist/client')

/** As a browser asks: bots get the whole page at once, with other scripts. */
const scriptsOf = async (path: string) =>
  firstLoadOf(await (await fetch(`${origin()}${path}`, { headers: { 'user-agent': userAgent } })).text())

test.each(paths)('%s asks for few scripts', async (path) => {
  const scripts = await scriptsOf(path)
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.filter((script) => late.test(basename(script.path)))).toEqual([])
  expect(sumOf(scripts)).toBeLessThanOrEqual(budgets[path]?.first ?? 0)
})

/** Bytes of styles that a page may carry itself; what pages share lies in a file that the browser keeps. */
const styleBudget = 15_000

test.each([...paths, '/brandList/0', '/mall/index/1', '/news/index/1'])(
  '%s brings few styles of its own, and makes none anew that the file has',
  async (path) => {
    await using visitor = await visit()
    const html = await (await visitor.page.goto(path))?.text()
    const own = [...(html?.matchAll(/<style data-styled[^>]*>(.*?)<\/style>/gs) ?? [])].map(([, text = '']) => text)
    expect(own.join('').length).toBeLessThanOrEqual(styleBudget)
    await alive(visitor.page)
    const { shared, again } = await visitor.page.evaluate(() => {
      const selectorsOf = (sheet: CSSStyleSheet | null | undefined) =>
        [...(sheet?.cssRules ?? [])].map((rule) => (rule as CSSStyleRule).selectorText).filter(Boolean)
      const file = selectorsOf(document.querySelector<HTMLLinkElement>('link[data-styled]')?.sheet)
      const names = new Set(file.filter((selector) => /^\.[\w-]+$/.test(selector)))
      const inPage = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')]
      return {
        shared: names.size,
        again: inPage.flatMap(({ sheet }) => selectorsOf(sheet)).filter((name) => names.has(name)),
      }
    })
    expect(shared).toBeGreaterThan(100)
    expect(again).toEqual([])
  },
)

test('what opens later brings its styles into a sheet of its own, behind that of the page', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await open(page, '/datasheet/datasheetSearch/stm32f103')
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
  await loginDialog(page).waitFor()
  const sheets = await page.evaluate(() => {
    const classes = [...(document.querySelector('[role="dialog"]')?.closest('body > *')?.querySelectorAll('*') ?? [])]
    const names = new Set(classes.flatMap((element) => [...element.classList]))
    const named = (rule: CSSRule) => names.has((rule as CSSStyleRule).selectorText?.slice(1))
    const own = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled="active"]')]
    return own.map(({ sheet }) => [...(sheet?.cssRules ?? [])].filter(named).length)
  })
  expect(sheets).toHaveLength(2)
  expect(sheets[1]).toBeGreaterThan(sheets[0] ?? 0)
  expect(visitor.faults).toEqual([])
})

/** Where the file of shared styles lies. */
const sharedFile = /\/shared-[\w-]+\.css$/

test('nothing of a page is shown before its shared styles are there, and then nothing moves', async () => {
  await using visitor = await dressed('light', 1440)
  const { page } = visitor
  const letCome = await held(page, sharedFile)
  const answer = await page.goto('/', { waitUntil: 'commit' })
  await answer?.finished()
  const search = page.locator('main input').first()
  await search.waitFor({ state: 'attached' })
  expect(await search.boundingBox()).toBeNull()
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length)
  expect(await paints()).toBe(0)
  letCome()
  await alive(page)
  await expect.poll(paints).toBe(2)
  expect(await shiftsOf(page)).toEqual([])
  expect(visitor.faults).toEqual([])
})

test('where the page of a datasheet is what is seen first, scripts are asked for behind it', async () => {
  const path = await readerPath('STM32F103C8T6')
  await using visitor = await visit()
  const { page } = visitor
  const letCome = await held(page, sharedFile)
  const loaded = scriptsIn(page)
  const pictureCame = page.waitForResponse(/\/files\/page\//)
  const answer = await page.goto(path, { waitUntil: 'commit' })
  await answer?.finished()
  await pictureCame
  expect([...loaded]).toEqual([])
  letCome()
  await alive(page)
  expect(visitor.faults).toEqual([])
})

test('a page whose shared styles do not come asks for them once more', async () => {
  await using visitor = await visit()
  const { page, faults } = visitor
  await page.route(sharedFile, (route) => route.abort(), { times: 1 })
  await open(page, '/')
  await expect.poll(() => page.locator('body').evaluate((body) => getComputedStyle(body).margin)).toBe('0px')
  expect(await page.getByRole('banner').evaluate((header) => getComputedStyle(header).position)).toBe('sticky')
  expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([])
})

test.each(paths)('the first screen of %s is live with these scripts and no others', async (path) => {
  await using visitor = await visit()
  // A browser that never rests: what waits for that does not come, and what is live is live without it.
  await visitor.page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
  const loaded = scriptsIn(visitor.page)
  await visitor.page.goto(path)
  await rested(visitor.page)
  expect([...loaded].sort()).toEqual((await scriptsOf(path)).map((script) => script.path).sort())
  await alive(visitor.page)
  const searching = async () => {
    await visitor.page.keyboard.press('/')
    return visitor.page.locator('input[name="q"]:focus').count()
  }
  await expect.poll(searching).toBe(1)
  expect(visitor.faults).toEqual([])
})

test.each(paths)('all of %s is live when the browser has rested', async (path) => {
  await using visitor = await visit()
  const loaded = scriptsIn(visitor.page)
  await visitor.page.goto(path)
  await visitor.page.locator('[data-part="live"]').first().waitFor({ state: 'attached' })
  await rested(visitor.page)
  expect(await visitor.page.locator('[data-part="late"]').count()).toBe(0)
  const bytes = [...loaded].reduce((sum, name) => sum + statSync(join(client, `${name}.gz`)).size, 0)
  console.log(`${path}: ${sumOf(await scriptsOf(path))} bytes until the first screen is live, ${bytes} in all`)
  expect(bytes).toBeLessThanOrEqual(budgets[path]?.whole ?? 0)
})

test('what is pressed before a part is live is done when it is', async () => {
  await using visitor = await visit()
  const { page } = visitor
  const letCome = await held(page, /\/assets\/Found-/)
  await page.goto('/datasheet/datasheetSearch/stm32f103')
  const boxes = page.locator('tbody input[type="checkbox"]')
  for (const row of [0, 1, 1, 2]) await boxes.nth(row).click()
  expect(await boxes.nth(2).isChecked()).toBe(true)
  const compare = page.getByRole('grid').getByRole('button', { name: /^对比 / })
  for (const row of [0, 1]) await compare.nth(row).click()
  expect(await page.locator('[data-part="late"]').count()).toBeGreaterThan(0)
  letCome()
  await page.getByRole('button', { name: '下载所选资料(2)' }).waitFor()
  await page.getByRole('group', { name: '对比栏' }).getByText('2/6').waitFor()
  expect(await page.locator('tbody input:checked').count()).toBe(2)
  expect(visitor.faults).toEqual([])
})

test('what is pressed before any script has come is done once, when the page is alive', async () => {
  await using visitor = await visit()
  const { page } = visitor
  const letCome = await held(page, /\.js$/)
  await page.goto('/datasheet/datasheetSearch/stm32f103', { waitUntil: 'commit' })
  const boxes = page.locator('tbody input[type="checkbox"]')
  for (const row of [0, 1, 1, 2]) await boxes.nth(row).click()
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click({ clickCount: 2 })
  letCome()
  await loginDialog(page).waitFor()
  await page.keyboard.press('Escape')
  await loginDialog(page).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: '下载所选资料(2)' }).waitFor()
  expect(await page.locator('tbody input:checked').count()).toBe(2)
  expect(visitor.faults).toEqual([])
})

test('a page’s own part is alive a little later than its frame: what was pressed in it is done then', async () => {
  await using visitor = await visit()
  const { page } = visitor
  const letCome = await held(page, /\.js$/)
  await page.goto('/inquiry/index/1/0', { waitUntil: 'commit' })
  await page.getByRole('button', { name: '有新信息通知我' }).click()
  letCome()
  await page.getByRole('dialog', { name: '有新信息通知我' }).waitFor()
  expect(visitor.faults).toEqual([])
})

test('what is typed before any script has come is known when the page is alive', async () => {
  await using visitor = await visit()
  const { page } = visitor
  const letCome = await held(page, /\.js$/)
  await page.goto('/inquiry/homepage', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: '粘贴一行或多行' }).fill('求 TPS5430DDAR 2K 24+')
  await page.locator('input[name="keywords"]').fill('tps5430')
  letCome()
  await page.getByText(/读出 1 条/).waitFor()
  await page.getByRole('option', { name: /^TPS5430DDAR/ }).waitFor()
  await page.locator('input[name="keywords"]').press('Enter')
  await page.getByRole('heading', { level: 1, name: '求购大厅' }).waitFor()
  expect(new URL(page.url()).searchParams.get('keywords')).toBe('tps5430')
  expect(visitor.faults).toEqual([])
})

test.each([
  { path: '/mall/index/1', part: /\/assets\/MallPage-/, imported: /\/assets\/FacetPanel-/ },
  { path: '/datasheet/datasheetSearch/stm32f103', part: /\/assets\/Found-/, imported: /\/assets\/DataTable-/ },
])('what makes the late part of $path alive is asked for at once, and not round after round', async (late) => {
  await using visitor = await visit()
  const { page } = visitor
  const letCome = await held(page, late.part)
  const imported = page.waitForRequest(late.imported)
  await page.goto(late.path)
  await imported
  expect(await page.locator('[data-part="late"]').count()).toBeGreaterThan(0)
  letCome()
  await page.locator('[data-part="live"]').first().waitFor({ state: 'attached' })
  expect(visitor.faults).toEqual([])
})

test('what is chosen before any script has come stays chosen, and is done when the page is alive', async () => {
  await using visitor = await visit()
  const { page } = visitor
  const letCome = await held(page, /\.js$/)
  await page.goto('/mall/index/1', { waitUntil: 'commit' })
  const order = page.getByRole('main').getByRole('combobox', { name: '排序' })
  const asked = new URL(page.url()).search
  const chosen = await order.locator('option').nth(2).getAttribute('value')
  await order.selectOption(String(chosen))
  letCome()
  await expect.poll(() => new URL(page.url()).search).not.toBe(asked)
  await expect.poll(() => order.inputValue()).toBe(chosen)
  expect(visitor.faults).toEqual([])
})

/** Bytes on the wire until the first page of a datasheet is seen: the page, what makes it live, and the picture. */
const untilSeen = 550_000

test('the first page of a datasheet is seen long before pdf.js is there', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await page.addInitScript(() => {
    const seen = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement) || !target.src.includes('/files/page/')) return
      document.removeEventListener('load', seen, true)
      const sent = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      const bytes = (sent as PerformanceResourceTiming[]).reduce((sum, { transferSize }) => sum + transferSize, 0)
      Object.assign(globalThis, { bytesUntilSeen: bytes })
    }
    // What a picture tells does not come as far as the window.
    document.addEventListener('load', seen, true)
  })
  await page.goto(await readerPath('STM32F103C8T6'))
  const bytes = await page.waitForFunction(() => (globalThis as { bytesUntilSeen?: number }).bytesUntilSeen)
  console.log(`a datasheet: ${await bytes.jsonValue()} bytes until its first page is seen`)
  expect(await bytes.jsonValue()).toBeLessThanOrEqual(untilSeen)
  await drawn(page, 1)
  expect(visitor.faults).toEqual([])
})

/** The scripts that arrive, by their paths. */
function scriptsIn(page: Page): Set<string> {
  const loaded = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) loaded.add(pathname)
  })
  return loaded
}

/** Holds files back; answers what lets them come. */
async function held(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
