import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pagesPdf } from '../../test/pages-pdf.ts'
import { bomb } from '../../test/paper.ts'
import { pageReader, type PageReader } from './page-text-reader.ts'
import type { ReadPage } from './page-text-worker.ts'

const given = process.env['XINPU_TEST_DATA'] ?? ''
const folder = join(given, 'pdf')
const never = new AbortController().signal

let reader: PageReader
beforeAll(() => {
  reader = pageReader()
})
afterAll(() => reader.close())

async function read(bytes: Uint8Array, from = reader, stop = never) {
  const pages: ReadPage[] = []
  const outcome = await from.read(bytes, async (json) => void pages.push(...(JSON.parse(json) as ReadPage[])), stop)
  return { ...outcome, pages }
}

test('every page is read, with its words and their places', async () => {
  const texts = Array.from({ length: 19 }, (_, index) => `Page ${index + 1} about soft start`)
  const { state, pageCount, pages } = await read(await pagesPdf(texts))
  expect({ state, pageCount }).toEqual({ state: 'read', pageCount: 19 })
  expect(pages.map(({ page, text }) => [page, text])).toEqual(texts.map((text, index) => [index + 1, text]))
  expect(pages[18]?.words).toContain('softstart')
  expect(pages[18]?.places.length).toBeGreaterThanOrEqual(5)
})

test('what is no PDF is broken, and the next document is read as if nothing had been', async () => {
  expect(await read(new TextEncoder().encode('<html>not a pdf</html>'))).toMatchObject({ state: 'broken', pages: [] })
  expect(await read(new Uint8Array())).toMatchObject({ state: 'broken', pages: [] })
  expect(await read(await pagesPdf(['still here']))).toMatchObject({ state: 'read', pageCount: 1 })
})

test('a document without text is a scan', async () => {
  expect(await read(await pagesPdf(['', '']))).toMatchObject({ state: 'scanned', pageCount: 2 })
})

test('a document that takes too long is let go, and the next one is read', async () => {
  const hasty = pageReader({ patience: 0, longest: 60_000, memory: 1e12 })
  const long = await pagesPdf(Array.from({ length: 1500 }, (_, index) => `page ${index}`))
  expect(await read(long, hasty)).toMatchObject({ state: 'heavy' })
  await hasty.close()
  expect(await read(await pagesPdf(['still here']))).toMatchObject({ state: 'read' })
})

test('a document that unfolds to more than a thread may hold is let go, and the next one is read', async () => {
  expect(await read(bomb(4e8, 'Fl'))).toMatchObject({ state: 'heavy', pages: [] })
  expect(await read(await pagesPdf(['still here']))).toMatchObject({ state: 'read' })
})

test('reading stops when it is asked to', async () => {
  const stop = new AbortController()
  const reading = reader.read(
    await pagesPdf(['one', 'two']),
    async () => stop.abort(new Error('stopping')),
    stop.signal,
  )
  await expect(reading).rejects.toThrow('stopping')
  expect(await read(await pagesPdf(['still here']))).toMatchObject({ state: 'read' })
})

test('pages are kept in their order, never two lots at once', async () => {
  const kept: number[] = []
  let atOnce = 0
  const keep = async (json: string) => {
    expect((atOnce += 1)).toBe(1)
    await pause(20)
    kept.push(...(JSON.parse(json) as ReadPage[]).map(({ page }) => page))
    atOnce -= 1
  }
  const numbers = Array.from({ length: 30 }, (_, index) => index + 1)
  await reader.read(await pagesPdf(numbers.map((number) => `page ${number}`)), keep, never)
  expect(kept).toEqual(numbers)
})

test.each([1, 9, 19])(
  'where page %i cannot be kept reading fails, and the next document is read alone',
  async (page) => {
    const keep = async (json: string) => {
      if (json.includes(`"page":${page},`)) throw new Error('no room')
    }
    const long = await pagesPdf(Array.from({ length: 20 }, (_, index) => `old ${index}`))
    await expect(reader.read(long, keep, never)).rejects.toThrow('no room')
    const { pages } = await read(await pagesPdf(['new one', 'new two']))
    expect(pages.map(({ text }) => text.trim())).toEqual(['new one', 'new two'])
  },
)

/** What each document of the folder comes to: its state, its pages, and a word that is found on one of them. */
const outcomes: Record<string, readonly [state: string, pages: number, page?: number, word?: string]> = {
  'maint-guide-zh-cn.pdf': ['read', 63, 4, '软件'],
  'linuxcnc-integrator-zh.pdf': ['read', 20, 1, 'integrator'],
  'linuxcnc-start-zh.pdf': ['read', 61, 3, 'linuxcnc'],
  'debian-reference-zh-cn.pdf': ['read', 251, 200, 'debian'],
  'vertical.pdf': ['read', 3],
  'cid_cff.pdf': ['read', 1],
  'arial_unicode_ab_cidfont.pdf': ['read', 1],
  'tracemonkey.pdf': ['read', 14, 1, 'justintime'],
  'empty_protected.pdf': ['scanned', 1],
  'pr6531_1.pdf': ['encrypted', 0],
  'REDHAT-1531897-0.pdf': ['broken', 0],
  'helloworld-bad.pdf': ['read', 1, 1, 'hello'],
  'bomb_giant.pdf': ['read', 1],
  'evaljs.pdf': ['scanned', 2],
  'nested_outline.pdf': ['read', 9],
  'rotation.pdf': ['read', 2],
  'labelled_pages.pdf': ['scanned', 11],
}

describe.skipIf(given === '' || !existsSync(folder))('the folder of hard documents', () => {
  test.each(Object.entries(outcomes))('%s', async (name, [state, pageCount, number, word]) => {
    const outcome = await read(new Uint8Array(readFileSync(join(folder, name))))
    expect(outcome).toMatchObject({ state, pageCount })
    if (word) expect(outcome.pages.find(({ page }) => page === number)?.words).toContain(word)
  })

  test('every document of the folder has its outcome here', () => {
    const listed = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { file: string }[]
    expect(Object.keys(outcomes).sort()).toEqual(listed.map(({ file }) => file).sort())
  })
})
