/**
 * Reads PDFs one after another in a thread of its own, which may be cut short: a hostile file costs only itself. Pages
 * go out a few at a time; the next ones are read while those are kept.
 */
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import type { ReadingState } from './tables.ts'
import { pageWords } from '../search/page-text-words.ts'
import { withPdf } from '../storage/pdf-text.ts'

/** A page as it is kept. */
export interface ReadPage {
  page: number
  text: string
  words: string[]
  places: number[]
}

/** Pages as JSON, ready for the database; or what the document came to. */
export type ReaderMessage = { pages: string } | { end: ReadingState; pageCount: number }

const pagesAtOnce = 8
const mostPages = 5000
const longestText = 20_000
/** Places are in ten-thousandths of the page. */
const fine = 10_000

const port = parentPort
if (!port) throw new Error('This file is a worker.')
// Whoever searches goes first. Elsewhere than on Linux this would slow the whole process down, and not this thread.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)
port.on('message', (message: unknown) => message instanceof Uint8Array && void read(message))

async function read(bytes: Uint8Array) {
  try {
    await withPdf(bytes, readPages)
  } catch (error) {
    say({ end: faultOf(error), pageCount: 0 })
  }
}

async function readPages(document: PDFDocumentProxy) {
  const count = Math.min(document.numPages, mostPages)
  let length = 0
  for (let first = 1; first <= count; first += pagesAtOnce) {
    const pages: ReadPage[] = []
    for (let page = first; page < first + pagesAtOnce && page <= count; page += 1)
      pages.push(await pageOf(document, page))
    length += pages.reduce((sum, { text }) => sum + text.trim().length, 0)
    await handOut(pages)
  }
  say({ end: length === 0 ? 'scanned' : 'read', pageCount: document.numPages })
}

async function handOut(pages: ReadPage[]) {
  const wanted = once(port as NonNullable<typeof port>, 'message')
  say({ pages: JSON.stringify(pages) })
  await wanted
}

const say = (message: ReaderMessage) => port?.postMessage(message)

const faultOf = (error: unknown): ReadingState =>
  error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken'

/** A page that cannot be read is an empty one: the others still can. */
async function pageOf(document: PDFDocumentProxy, page: number): Promise<ReadPage> {
  try {
    const proxy = await document.getPage(page)
    const { text, places } = await textOf(proxy)
    proxy.cleanup()
    return { page, text, words: pageWords(text), places }
  } catch {
    return { page, text: '', words: [], places: [] }
  }
}

async function textOf(proxy: PDFPageProxy) {
  const view = proxy.getViewport({ scale: 1 })
  const { items } = await proxy.getTextContent()
  const places: number[] = []
  let text = ''
  for (const item of items) {
    if (!('str' in item) || text.length > longestText) continue
    const piece = plain(item.str)
    if (piece.trim() !== '') places.push(...placeOf(item, view, text.length))
    text += item.hasEOL ? `${piece}\n` : piece
  }
  return { text: text.slice(0, longestText), places }
}

type View = ReturnType<PDFPageProxy['getViewport']>

/** Where an upright piece stands; one that is turned has no place of its own. */
function placeOf(item: { transform: number[]; width: number; height: number }, view: View, start: number): number[] {
  const [, b = 0, c = 0, d = 0, x = 0, y = 0] = Util.transform(view.transform, item.transform) as number[]
  const height = Math.abs(d)
  if (Math.abs(b) > 0.01 || Math.abs(c) > Math.max(0.35 * height, 0.01)) return []
  const parts = [x / view.width, (y - height) / view.height, item.width / view.width, (height * 1.2) / view.height]
  return [start, ...parts.map((part) => Math.round(Math.min(1, Math.max(0, part)) * fine))]
}

/** Wide letters and figures, radicals and ligatures as the plain ones; what no database takes is left out. */
const plain = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\0', '')
    .replaceAll(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u2e80-\u2fdf\ufb00-\ufb06]/g, (sign) =>
      sign.normalize('NFKC'),
    )
