/**
 * Puts the styles that several public pages show into one file, which browsers keep. Pages are rendered as the build
 * made them, with the contract's examples for data, so that what is chosen follows what is shown.
 */
import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mocks } from '@xinpu/sdk/mock'
import { getResponse } from 'msw'
import { packBeside } from './precompress.ts'
import type { MadeComponent } from './style-ids.ts'

/** Pages by which most people come, and what they open next. */
const pages = [
  '/',
  '/datasheet/datasheetSearch/stm32f103',
  '/datasheet/datasheetDetail/1',
  '/specification_detail/1',
  '/specification/ADC',
  '/brandList/0',
  '/brandDetail/1',
  '/agentList/index',
  '/inquiry/index',
  '/mall/index/1',
  '/mall/productDetails/1',
  '/news/index/1',
  '/news/article-details/1',
  '/circle',
  '/prefecture',
  '/checkEnterprise',
  '/events',
]

/** Styles lie in the file when so many of the pages show them. */
const enough = 2
const dist = join(import.meta.dirname, 'dist')
const origin = 'http://localhost'
/** A robot is sent the whole page at once. */
const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }

/** The rules of one class name of one component. */
interface Style {
  id: string
  name: string
  /** Where the component's rules stand among those of others. */
  number: number
  rules: string[]
  /** How many pages show it. */
  pages: number
}

interface Call {
  method: string
  url: string
  headers: Record<string, string>
  body?: string
}
interface BuiltSite {
  fetch: (request: Request, terms: { context: { visit: object } }) => Promise<Response>
}

const file = join(dist, 'server/shared-styles.json')
/** The site reads it: what it names is missing in pages, and could not be chosen. */
rmSync(file, { force: true })

const made = new Map<string, MadeComponent>()
Object.assign(globalThis, { madeComponents: made })
const { default: site } = (await import(join(dist, 'server/server.js'))) as { default: BuiltSite }
const handlers = mocks()

const styles = new Map<string, Style>()
/** Components whose class stands beside that of another one, which comes first. */
const beside = new Set<string>()
/** @throws where a page is not shown: what is not shown cannot be chosen from. */
async function pageAt(path: string): Promise<string> {
  const visit = { ask, nonce: '', origin, now: new Date().toISOString(), onGone: () => {} }
  const page = await site.fetch(new Request(new URL(path, origin), { headers }), { context: { visit } })
  const onward = page.headers.get('location')
  if (onward) return pageAt(onward)
  if (page.status !== 200) throw new Error(`${path} answers ${page.status} while the site is built.`)
  return page.text()
}

async function ask({ method, url, headers: given, body }: Call) {
  const answer = await getResponse(handlers, new Request(new URL(url, origin), { method, headers: given, body }))
  return { status: answer?.status ?? 404, body: (await answer?.text()) ?? '', requestId: '' }
}

function readPage(html: string) {
  for (const [, text = ''] of html.matchAll(/<style data-styled[^>]*>(.*?)<\/style>/gs)) readStyles(text)
  for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const id of classes
      .split(' ')
      .filter((word) => word.startsWith('sc-'))
      .slice(1))
      beside.add(id)
}

/** Rules stand before the line that tells which component they are of. */
function readStyles(text: string) {
  let rules: string[] = []
  for (const rule of text.split('/*!sc*/').map((line) => line.trim())) {
    const [, number, id, names] = /^data-styled\.g(\d+)\[id="([^"]+)"\]\{content:"([^"]*),"/.exec(rule) ?? []
    if (!id || !names) {
      rules.push(rule)
      continue
    }
    for (const name of names.split(','))
      readStyle({ id, name, number: Number(number), rules: rules.filter(isOf(name, id)) })
    rules = []
  }
}

/** A rule of one class name, or of all that a component has: `& + &` names the component. */
function isOf(name: string, id: string) {
  const own = new RegExp(`(?:\\.|@keyframes )(?:${name}|${id})(?![\\w-])`)
  return (rule: string) => id.startsWith('sc-global') || own.test(rule)
}

function readStyle(style: Omit<Style, 'pages'>) {
  const { pages = 0 } = styles.get(style.name) ?? {}
  styles.set(style.name, { ...style, pages: pages + 1 })
}

function chosen(): Style[] {
  return [...styles.values()]
    .filter((style) => isSafe(style.id) && (style.pages >= enough || reachesIn(style)))
    .toSorted((one, other) => one.number - other.number)
}

/**
 * Whether a component's rules may stand before all that a page carries itself. What it adds to stands in the file too
 * then, whole: a rule of that in the page would overrule it.
 */
function isSafe(id: string): boolean {
  const { base, isGiven } = made.get(id) ?? {}
  if (isGiven) return !beside.has(id)
  return base === undefined || (made.get(base)?.isStatic === true && isSafe(base))
}

/** Rules for whatever stands within an element weigh no more than those of what stands there, which have to come after them. */
const reachesIn = ({ id, rules }: Style) =>
  made.get(id)?.isStatic === true && rules.some((rule) => /^\.[\w-]+ ?[>~+ ] ?\*/.test(rule))

async function write(shared: readonly Style[]) {
  const names = Map.groupBy(shared, ({ id }) => id)
  const text = `${[...names].map(([id, of], at) => textOf(id, at + 1, of)).join('')}${seen}\n`
  const href = `/assets/shared-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`
  const sheet = join(dist, 'client', href)
  writeFileSync(sheet, text)
  await packBeside(sheet)
  const told = [...names].map(([id, of]) => [id, of.map(({ name }) => name)])
  writeFileSync(file, JSON.stringify({ href, names: told }))
}

/** Until these styles are there a page shows nothing (`untilShared` of the site). */
const seen = 'body{display:block}'

/** As styled-components writes it into a page. */
const textOf = (id: string, number: number, of: readonly Style[]): string =>
  `${[...new Set(of.flatMap(({ rules }) => rules))].join('')}data-styled.g${number}[id="${id}"]{content:"${of.map(({ name }) => `${name},`).join('')}"}\n`

for (const path of pages) readPage(await pageAt(path))
await write(chosen())
process.exit(0)
