import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { launch } from '../browser.ts'
import { choose, hashOf, logIn, sent } from './disk-page.ts'
import { openDiskServer, type DiskServer } from './disk-server.ts'
import { circumstances } from './markdown.ts'
import { memoryOf, watchMemory } from './memory.ts'
import { printTable } from './report.ts'
import { writeSection } from './search-page.ts'

const megabyte = 1024 * 1024
/** What an upload may take beyond what a server and a browser take without one: parts on their way, and no file. */
const budget = 400 * megabyte
const patience = 30 * 60_000
const name = '整机三维.step'

interface Told {
  seconds: number
  server: number
  browser: number
  isWhole: boolean
}

/**
 * Sends a file of so many gigabytes from a browser to a server: the network goes in the midst, later the server is
 * killed and the page is loaded anew. With `isKept` the docs are written too.
 */
export async function benchDisk(gigabytes: number, isKept: boolean): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'xinpu-disk-bench-'))
  try {
    await using server = await openDiskServer(join(folder, 'data'))
    const path = join(folder, name)
    const hash = await writeFile(path, gigabytes)
    const told = await send(server, path, hash)
    const figures = [
      { name: 'server, beyond rest', value: told.server, unit: 'B' as const, budget },
      { name: 'browser, beyond rest', value: told.browser, unit: 'B' as const, budget },
      { name: 'bytes that did not arrive as they were', value: told.isWhole ? 0 : 1, unit: '' as const, budget: 0 },
    ]
    printTable(`${gigabytes} GB sent, cut off twice, in ${told.seconds} s`, figures)
    if (isKept) await writeSection('disk', tableOf(told, gigabytes), 'disk-bench.md')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** No two parts of it are alike. Answers its SHA-256. */
async function writeFile(path: string, gigabytes: number): Promise<string> {
  const hash = createHash('sha256')
  const block = randomBytes(8 * megabyte)
  await using file = await open(path, 'w')
  for (let number = 0; number < gigabytes * 128; number += 1) {
    block.writeUInt32LE(number)
    hash.update(block)
    await file.write(block)
  }
  return hash.digest('hex')
}

async function send(server: DiskServer, path: string, hash: string): Promise<Told> {
  const browser = await chromium.launch(launch)
  try {
    const page = await browser.newPage({ locale: 'zh-CN' })
    page.setDefaultTimeout(patience)
    await logIn(page, server.origin)
    const rest = { server: await memoryOf(server.pid()), browser: await memoryOf(process.pid, server.pid()) }
    const began = Date.now()
    const [ofServer, ofBrowser] = [watchMemory(() => [server.pid()]), watchMemory(() => [process.pid, server.pid()])]
    await choose(page, server.origin, path)
    await cutTwice(page, server)
    await page.getByText(/^已存到/).waitFor()
    const seconds = Math.round((Date.now() - began) / 1000)
    const [most, seen] = [await ofServer.stop(), await ofBrowser.stop()]
    const isWhole = (await hashOf(page, server.origin, name)) === hash
    return { seconds, server: most - rest.server, browser: seen - rest.browser, isWhole }
  } finally {
    await browser.close()
  }
}

/** The network is gone at a third; at two thirds the server dies, and so does the page. */
async function cutTwice(page: Page, server: DiskServer): Promise<void> {
  await sent(page, 1 / 3)
  await page.context().setOffline(true)
  await page.getByText(/^断网/).waitFor()
  await page.context().setOffline(false)
  await sent(page, 2 / 3)
  await server.kill()
  await server.start()
  await page.reload()
}

const inMegabytes = (bytes: number) => `${Math.round(bytes / megabyte)} MB`

function tableOf({ seconds, server, browser, isWhole }: Told, gigabytes: number): string {
  const row = (name: string, bytes: number) =>
    `| ${name} | ${inMegabytes(bytes)} | ${inMegabytes(budget)} | ${bytes <= budget ? 'met' : 'missed'} |`
  return [
    `${gigabytes} GB in ${seconds} s, cut off twice, ${isWhole ? 'whole' : 'NOT whole'}. ${circumstances()}.`,
    '',
    '| Memory beyond rest, at most | | Limit | |',
    '|---|---|---|---|',
    row('server', server),
    row('browser, all its processes', browser),
  ].join('\n')
}
