import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createClient } from '@xinpu/sdk'
import { favourSet } from '@xinpu/sdk/account'
import { returnAddress } from '@xinpu/sdk/partner'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { stockHouse, type Catalogue } from './catalogue.ts'
import { openHouse, type TestHouse } from './house.ts'

/** A page without a browser; jsdom brings no types of its own. */
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string, terms: { url: string }) => { window: Window }
}
const root = join(import.meta.dirname, '../../..')
const guide = readFileSync(join(root, 'docs/sdk.md'), 'utf8')

/** Beside the SDK, whose doors are found from there by the compiler and by Vite alike. */
const folder = join(root, 'packages/sdk/node_modules/.cache/sdk-docs')

/** The files that the guide shows, by their names. */
const files = Object.fromEntries(
  [...guide.matchAll(/^```ts file=(\S+)\n([\s\S]*?)^```$/gm)].map(([, name = '', text = '']) => [name, text]),
)

interface Example {
  openBlog: () => Promise<() => void>
  suggest: (keywords: string) => Promise<void>
  faultsOf: (mobile: string, code: string) => Promise<Record<string, string>>
  modelsLike: (keywords: string) => Promise<string[]>
  titleOf: (request: Request) => Promise<string>
}

let house: TestHouse
let stock: Catalogue
let site: string
let example: Example

beforeAll(async () => {
  house = await openHouse({ returnHosts: ['localhost:8080'] })
  stock = await stockHouse(house.house)
  await house.app.listen({ port: 0, host: '127.0.0.1' })
  site = `http://127.0.0.1:${(house.app.server.address() as AddressInfo).port}`
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, name), text.replaceAll('https://xinpu.test', site))
  const load = (name: string) => import(/* @vite-ignore */ join(folder, name)) as Promise<Partial<Example>>
  const parts = await Promise.all(['blog.ts', 'failures.ts', 'script.ts', 'render.ts'].map(load))
  example = Object.assign({}, ...parts) as Example
})

afterAll(async () => {
  vi.unstubAllGlobals()
  rmSync(folder, { recursive: true, force: true })
  await house[Symbol.asyncDispose]()
})

const shown = (id: string) => document.querySelector(`#${id}`)?.textContent

test('every block of the guide compiles, and every piece of script in it is such a block', { timeout: 120_000 }, () => {
  expect(guide.match(/^```ts$/gm)).toBeNull()
  expect(Object.keys(files).length).toBeGreaterThan(5)
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: { noUnusedLocals: true },
    include: [join(folder, '*.ts')],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' })
  expect(stdout).toBe('')
  expect(status).toBe(0)
})

test('a reader of the blog logs in with 芯谱, and finds saved datasheets and suggestions', async () => {
  const places = ['account', 'message', 'unread', 'saved', 'suggestions'].map((id) => `<div id="${id}"></div>`)
  const { window } = new JSDOM(places.join(''), { url: 'http://localhost:8080/article/1' })
  const { document, history, location, sessionStorage } = window
  for (const [name, value] of Object.entries({ document, history, location, sessionStorage }))
    vi.stubGlobal(name, value)

  const stop = await example.openBlog()
  stop()
  const link = document.querySelector('a')
  expect(link?.textContent).toBe('用芯谱账号登录')

  // At 芯谱: the person logs in, saves a datasheet, and is sent back.
  const person = await house.login()
  const atXinpu = createClient({ baseURL: `${site}/api`, session: { caller: () => person } })
  await atXinpu(favourSet, { type: 1, targetId: stock.mcuSheet, status: 1 })
  const fromswb = new URL(link?.href ?? '').searchParams.get('fromswb') ?? ''
  history.replaceState(null, '', await returnAddress(atXinpu, fromswb))

  const leave = await example.openBlog()
  try {
    expect(location.search).toBe('')
    expect(shown('account')).toMatch(/,你好$/)
    expect(shown('message')).toBe('')
    expect(shown('saved')).toMatch(/^我的收藏：.*STM32F103/)
    await example.suggest('LM35')
    expect(shown('suggestions')).toContain('LM358')
  } finally {
    leave()
  }
})

test('what is wrong with a field is told in the words of the server', async () => {
  const faults = await example.faultsOf('1', '1')
  expect(faults).toEqual({ mobile: '手机号码格式不正确', code: '验证码为 6 位数字' })
})

test('a script and a server that renders find parts', async () => {
  await expect(example.modelsLike('LM358')).resolves.toContain('LM358')
  const request = new Request('https://blog.example/', { headers: { cookie: 'token=T-1; userId=7' } })
  await expect(example.titleOf(request)).resolves.toMatch(/^找到 \d+ 个型号$/)
})
