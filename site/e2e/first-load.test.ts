import { basename, join } from 'node:path'
import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { firstLoadOf, sumOf } from '../../.toolchain/first-load.ts'
import { origin, userAgent, visit } from './browser.ts'

/** Bytes of scripts, after gzip, that a page may ask for before anything is touched. */
const budgets: Record<string, number> = { '/': 190_000, '/datasheet/datasheetSearch/stm32f103': 203_000 }
const paths = Object.keys(budgets)
const late = /^(?:LoginDialog|PdfViewer|pdf)-/
const client = join(import.meta.dirname, '../dist/client')

/** As a browser asks: bots get the whole page at once, with other scripts. */
const scriptsOf = async (path: string) =>
  firstLoadOf(await (await fetch(`${origin()}${path}`, { headers: { 'user-agent': userAgent } })).text())

test.each(paths)('%s asks for few scripts', async (path) => {
  const scripts = await scriptsOf(path)
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.filter((script) => late.test(basename(script.path)))).toEqual([])
  expect(sumOf(scripts)).toBeLessThanOrEqual(budgets[path] ?? 0)
})

test.each(paths)('Chromium loads these scripts of %s and no others', async (path) => {
  await using visitor = await visit()
  const loaded = new Set<string>()
  visitor.page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) loaded.add(pathname)
  })
  await visitor.page.goto(path, { waitUntil: 'networkidle' })
  const scripts = await scriptsOf(path)
  expect([...loaded].sort()).toEqual(scripts.map((script) => script.path).sort())
  const bytes = [...loaded].reduce((sum, name) => sum + statSync(join(client, `${name}.gz`)).size, 0)
  expect(bytes).toBe(sumOf(scripts))
})
