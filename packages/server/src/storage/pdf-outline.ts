import { plainTitle } from '@xinpu/sdk/format'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { OutlineJson } from '../core/tables.ts'

type Bookmark = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number]

/** The longest contents of a manual that is read; the rest is found by turning pages. */
const mostLines = 3000
const deepest = 6
const longestTitle = 200

/** The bookmarks of a document, a line each, in reading order. One that leads nowhere is left out. */
export async function outlineOf(document: PDFDocumentProxy): Promise<OutlineJson[]> {
  const bookmarks = (await document.getOutline().catch(() => null)) ?? []
  const lines: OutlineJson[] = []
  for (const { bookmark, level } of flat(bookmarks, 1).slice(0, mostLines)) {
    const page = await pageOf(document, bookmark)
    const title = plainTitle(bookmark.title).slice(0, longestTitle)
    if (page !== undefined && title !== '') lines.push({ title, page, level })
  }
  return lines
}

const flat = (bookmarks: readonly Bookmark[], level: number): { bookmark: Bookmark; level: number }[] =>
  bookmarks.flatMap((bookmark) => [{ bookmark, level }, ...(level < deepest ? flat(bookmark.items, level + 1) : [])])

/** From 1; undefined for a bookmark that opens a web address, or whose page is not there. */
async function pageOf(document: PDFDocumentProxy, { dest }: Bookmark): Promise<number | undefined> {
  try {
    const place = typeof dest === 'string' ? await document.getDestination(dest) : dest
    const [target] = (place ?? []) as unknown[]
    if (typeof target === 'number') return target < document.numPages ? target + 1 : undefined
    return target ? (await document.getPageIndex(target as Parameters<typeof document.getPageIndex>[0])) + 1 : undefined
  } catch {
    return undefined
  }
}
