import { request as httpRequest } from 'node:http'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { comeBack, logInBySms, loginDialog, newMobile, open, origin, visit } from './browser.ts'
import { partOf, partPath, readerPath, resultsPath } from './catalogue.ts'
import { forbiddenScripts, policyOf } from './page-policy.ts'
import { screens } from './screens.ts'

const moving = { reducedMotion: 'no-preference' } as const

describe('an address that nobody answers', () => {
  it('is told with its true status, and leads home after two seconds', async () => {
    await using guest = await visit(moving)
    const { page } = guest
    const answer = await page.goto('/no/such/place')
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: '页面不见了' }).waitFor()
    await page.getByText('This page could not be found').waitFor()
    expect(new URL(page.url()).pathname).toBe('/no/such/place')
    await page.waitForURL(`${origin()}/`)
    await page.getByRole('heading', { level: 1, name: /数据手册/ }).waitFor()
  })

  it('stays when the person wants to', async () => {
    await using guest = await visit(moving)
    const { page } = guest
    await page.goto('/no/such/place')
    await page.getByRole('button', { name: '留在此页' }).click()
    await staysHere(page)
  })

  it('stays when the person types into its search', async () => {
    await using guest = await visit(moving)
    const { page } = guest
    await page.goto('/no/such/LM358DR')
    const box = page.getByRole('main').getByRole('combobox')
    expect(await box.inputValue()).toBe('LM358DR')
    await box.focus()
    await staysHere(page)
  })

  it('waits for whoever asked for less motion', async () => {
    await using guest = await visit()
    const { page } = guest
    await page.goto('/no/such/place')
    await page.getByRole('button', { name: '留在此页' }).waitFor()
    await page.waitForFunction(
      (since) => performance.now() > since + 3000,
      await page.evaluate(() => performance.now()),
    )
    expect(new URL(page.url()).pathname).toBe('/no/such/place')
  })
})

describe('a way that a page offers', () => {
  it.each(screens)('leads to a page, from $name too', async ({ name, path }) => {
    const html = await (await fetch(`${origin()}${await path()}`)).text()
    const fates = await Promise.all(waysOf(html).map(async (way) => ({ way, status: await statusOf(way) })))
    // A bare page offers few.
    expect(fates.length).toBeGreaterThan(name === 'register' ? 0 : 3)
    expect(fates.filter(({ status }) => status >= 400)).toEqual([])
  })
})

it('a page that tells its own address comes alive at another name of the site too, and tells the same', async () => {
  await using guest = await visit({ baseURL: origin().replace('127.0.0.1', 'localhost') })
  const { page, faults } = guest
  await open(page, '/news/article-details/1')
  await page.getByText(`${origin()}/news/article-details/1`).waitFor({ state: 'attached' })
  expect(faults).toEqual([])
})

describe('a thing that is not there', () => {
  it.each([
    ['/specification_detail/999999', '没有找到这份资料'],
    ['/specification_detail/abc', '没有找到这份资料'],
    ['/datasheet/datasheetDetail/999999/x', '没有找到这份型号'],
    ['/datasheet/datasheetDetail/0', '没有找到这份型号'],
    ['/datasheet/datasheetDetail/165/stm32f103c8t6/more', '没有找到这份型号'],
  ])('%s has status 404 and says what is missing', async (path, text) => {
    await using guest = await visit(moving)
    const answer = await guest.page.goto(path)
    expect(answer?.status()).toBe(404)
    await guest.page.getByText(text).waitFor()
    expect(new URL(guest.page.url()).pathname).toBe(path)
  })

  it.each([
    ['/specification_STM32F103C8T9_detail', 'STM32F103C8T6'],
    ['/datasheet/datasheetDetail/999999/tps5430ddax', 'TPS5430DDAR'],
    ['/specification_LM358-NO-SUCH-PART_detail', 'LM358'],
  ])('%s has status 404, is not kept by search engines, and names the number that comes near', async (path, near) => {
    const html = await (await fetch(`${origin()}${path}`)).text()
    expect(html).toContain('<meta name="robots" content="noindex"')
    await using guest = await visit(moving)
    const { page } = guest
    expect((await page.goto(path))?.status()).toBe(404)
    const region = page.getByRole('region', { name: '相近的型号' })
    await region.getByText('型号相近，非同一器件').waitFor()
    await region
      .getByRole('link', { name: new RegExp(`^${near}`) })
      .first()
      .waitFor()
    expect(await page.getByRole('main').getByRole('combobox').inputValue()).not.toBe('')
  })

  it('a wrong or missing slug leads to the right one for good', async () => {
    const { id } = await partOf('LM358DR')
    for (const path of [`/datasheet/datasheetDetail/${id}/wrong`, `/datasheet/datasheetDetail/${id}`]) {
      const answer = await fetch(`${origin()}${path}`, { redirect: 'manual' })
      expect(answer.status).toBe(308)
      expect(answer.headers.get('location')).toMatch(/\/lm358dr$/)
    }
  })
})

describe('a hostile address', () => {
  it.each([
    ['a lone percent', '/datasheet/datasheetSearch/%25'],
    ['a quote', "/datasheet/datasheetSearch/'%20or%201=1--"],
    ['a backslash', '/datasheet/datasheetSearch/%5C'],
    ['wildcards', '/datasheet/datasheetSearch/%25_%25'],
    ['a face', '/datasheet/datasheetSearch/%F0%9F%98%80'],
    ['a zero byte', '/datasheet/datasheetSearch/%00'],
    ['markup', '/datasheet/datasheetSearch/%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
    ['the end of a script', '/datasheet/datasheetSearch/%3C%2Fscript%3E%3Cimg%20src=x%20onerror=alert(1)%3E'],
    ['blanks', '/datasheet/datasheetSearch/%20%20'],
    ['ten thousand letters', `/datasheet/datasheetSearch/${'A'.repeat(10_000)}`],
    ['bad parameters', '/datasheet/datasheetSearch/LM358?page=-1&brandId=x&sort=%27&tab=nothing&package=%7B%7D'],
    ['a page far beyond the end', '/datasheet/datasheetSearch/LM358?page=100000'],
    ['a bad page of a document', '/specification_detail/1?pg=-5&hl=%5B('],
  ])('with %s gets a page', async (_, path) => {
    const { status, body } = await answerTo(path)
    expect(status).toBeLessThan(500)
    expect(/<h1|地址/.test(body) || status === 307).toBe(true)
    expect(/<script>alert\(1\)|<img src=x/.test(body)).toBe(false)
  })

  it('of any kind gets a page with its heading, whatever its parameters say', async () => {
    const blank: string[] = []
    for (const path of oddAddresses()) {
      const { status, body } = await answerTo(path)
      const isLed = status >= 300 && status < 400
      if (status >= 500 || !(isLed || body.includes('<h1'))) blank.push(`${status} ${path}`)
    }
    expect(blank).toEqual([])
  })

  it.each([
    ['/datasheet/datasheetSearch/stm32f103?page=9999', /datasheetSearch\/stm32f103(\?page=\d)?$/],
    ['/datasheet/datasheetSearch/stm32f103?tab=spec&page=9999', /datasheetSearch\/stm32f103\?tab=spec/],
    ['/specification/ADC?page=9999', /specification\/ADC(\?page=\d)?$/],
    ['/brandList/0?page=9999', /brandList\/0(\?page=\d)?$/],
    ['/datasheet/datasheetBrand?page=9999', /datasheetBrand\/?(\?page=\d)?$/],
    ['/datasheet/datasheetCategory/1?page=9999', /datasheetCategory\/1\?page=\d+$/],
    ['/datasheet/datasheetSearch/%20%07', /\/datasheet$/],
  ])('%s leads to what there is', async (path, there) => {
    const answer = await fetch(`${origin()}${path}`)
    expect(answer.status).toBe(200)
    expect(answer.url).toMatch(there)
  })

  it('with blanks and control characters around is read without them', async () => {
    await using guest = await visit()
    const { page, faults } = guest
    await open(page, '/datasheet/datasheetSearch/%20%07LM358%20SOIC-8')
    await page.getByRole('heading', { level: 1, name: 'LM358 SOIC-8 的搜索结果' }).waitFor()
    const without = page.getByRole('link', { name: /去掉.*SOIC-8/ }).first()
    expect(await without.getAttribute('href')).toBe('/datasheet/datasheetSearch/LM358')
    expect(faults).toEqual([])
  })

  it.each([
    '/%E0%A4%A',
    '/datasheet/datasheetSearch/%E0%A4%A',
    '/datasheet/datasheetSearch/%',
    '/datasheet/datasheetSearch/..%2f..',
    '/datasheet/datasheetSearch/..%2f..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2fserver/server.js',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//example.com/%2e%2e',
  ])('%s is answered, and gives nothing away', async (path) => {
    const { status, location, body } = await answerTo(path)
    expect(status).toBeLessThan(500)
    expect(body.includes('root:x:0')).toBe(false)
    if (location === undefined) expect(body.length).toBeGreaterThan(20)
    else expect(location).toMatch(/^\/(?!\/)/)
  })

  it('runs no script of its own', async () => {
    await using guest = await visit()
    const { page, faults } = guest
    page.on('dialog', (dialog) => void (faults.push(dialog.message()), dialog.dismiss()))
    await page.goto(resultsPath('</script><img src=x onerror=alert(1)>'))
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(faults).toEqual([])
  })
})

describe('the headers', () => {
  it('let only our own scripts run, in a page that is made and in one that is sent again', async () => {
    const address = `${origin()}/?sent=${Math.random()}`
    for (const allowed of [/ 'nonce-[^']{24}' /, / 'sha256-[^']{44}' /]) {
      const answer = await fetch(address)
      const policy = policyOf(answer)
      expect(policy.get('script-src')).toMatch(allowed)
      expect(policy.get('script-src')).not.toMatch(/unsafe-inline|'unsafe-eval'/)
      const html = await answer.text()
      expect(html.match(/<script\b(?![^>]* src=)/g)?.length).toBeGreaterThan(0)
      expect(forbiddenScripts(html, policy)).toEqual([])
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('no address carries a token, from login to download', async () => {
    await using guest = await visit()
    const { page, context } = guest
    const addresses: string[] = []
    page.on('request', (request) => void addresses.push(request.url(), request.headers()['referer'] ?? ''))
    await open(page, await partPath('LM358DR'))
    await page.getByRole('main').getByRole('button', { name: /下载/ }).click()
    await loginDialog(page).waitFor()
    await Promise.all([page.waitForEvent('download'), logInBySms(page, newMobile())])
    await page.goto(await readerPath('LM358DR'))
    await page.locator('[data-page="4"]').waitFor({ state: 'attached' })
    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? ''
    expect(token.length).toBeGreaterThan(10)
    expect(addresses.filter((address) => address.includes(token) || /[?&]token=/.test(address))).toEqual([])
  })

  it('the file of a whole document wants a login', async () => {
    await using guest = await visit()
    const { page } = guest
    const files: string[] = []
    page.on('request', (request) => void (/\/files\/.*\.pdf/.test(request.url()) && files.push(request.url())))
    await comeBack(page)
    await page.goto(await readerPath('LM358DR'))
    await expect.poll(() => files.find((url) => !url.includes('/preview/'))).toBeTruthy()
    const whole = files.find((url) => !url.includes('/preview/')) ?? ''
    expect((await fetch(whole)).status).toBeGreaterThanOrEqual(400)
  })
})

/** Lists and their parameters, each with what people and robots write there: letters, halves of letters, JSON. */
function* oddAddresses(): Generator<string> {
  const odd = [
    '%07%F0%9F%98%80',
    '%22%5Cud800%22',
    '%5B1%5D',
    'true',
    '1e9',
    '-1',
    '%2522',
    `${'a'.repeat(199)}%F0%9F%98%80`,
  ]
  const condition = 'f.%E5%AE%B9%E5%80%BC'
  const lists: Record<string, string[]> = {
    '/datasheet': ['q'],
    '/ai': ['q'],
    '/datasheet/datasheetSearch/%E7%94%B5%E5%AE%B9': ['tab', 'brandId', 'package', 'sort', 'page', condition],
    '/datasheet/datasheetCategory/2': ['brandId', 'package', 'page', condition],
    '/prefecture/electronicComponentList/2': ['sort', 'cols', 'qty', 'size', condition],
    '/prefecture/electronicComponentList/compare': ['ids', 'qty'],
    '/specification/ADC': ['brandId', 'lang', 'year', 'page'],
    '/brandList/0': ['letter', 'keywords', 'page'],
    '/brandDetail/specification/1': ['keywords', 'sort'],
  }
  for (const text of odd) yield* [`/datasheet/datasheetSearch/${text}`, `/specification/${text}`]
  for (const [path, names] of Object.entries(lists))
    for (const name of names) for (const text of odd) yield `${path}?${name}=${text}`
}

/** Where the links of a page lead within the site: one for each kind of address, which differ in numbers and words. */
function waysOf(html: string): string[] {
  const ways = [...html.matchAll(/<a\b[^>]* href="(?<way>\/[^"#]*)/g)].map(({ groups }) => groups?.['way'] ?? '')
  const kindOf = (way: string) => way.replace(/\?.*/, '').replaceAll(/%[^/]*|\d[^/]*/g, '0')
  return [...new Map(ways.map((way) => [kindOf(way), way.replaceAll('&amp;', '&')])).values()]
}

/** Head and foot offer the same ways on every screen: each is gone once. */
const gone = new Map<string, Promise<number>>()

function statusOf(way: string): Promise<number> {
  const known = gone.get(way) ?? fetch(`${origin()}${way}`).then(({ status }) => status)
  gone.set(way, known)
  return known
}

/** Still here after the time in which it would have left. */
async function staysHere(page: Page): Promise<void> {
  const here = page.url()
  await page.getByRole('button', { name: '留在此页' }).waitFor({ state: 'hidden' })
  await page.waitForFunction((since) => performance.now() > since + 3000, await page.evaluate(() => performance.now()))
  expect(page.url()).toBe(here)
}

/** Asks for a path exactly as it is written: `fetch` would tidy it up. */
interface Answer {
  status: number
  location: string | undefined
  body: string
}

function answerTo(path: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const { hostname, port } = new URL(origin())
  const sent = httpRequest({ hostname, port, path }, (answer) => {
    let body = ''
    answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    answer.on('end', () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, body }))
  })
  sent.on('error', reject).end()
  return promise
}
