import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { plainTitle } from '@xinpu/sdk/format'
import { getDocument, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { OutlineJson } from '../core/tables.ts'
import { outlineOf } from './pdf-outline.ts'

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** The text of every page, lines as they stand. */
export const textOfPages = (bytes: Uint8Array): Promise<string[]> =>
  withPdf(bytes, (document) => textOf(document, document.numPages))

/** What a document says of itself, and on its first pages. */
export interface PdfWords {
  /** Text of the first pages. */
  pages: string[]
  outline: OutlineJson[]
  /** Its own name for itself; often empty, often useless. */
  title: string
}

/** The text of the first pages, the outline of the whole, and its title. */
export const readPdf = (bytes: Uint8Array, pages: number): Promise<PdfWords> =>
  withPdf(bytes, async (document) => ({
    pages: await textOf(document, Math.min(pages, document.numPages)),
    outline: await outlineOf(document),
    title: await titleOf(document),
  }))

async function titleOf(document: PDFDocumentProxy): Promise<string> {
  const { info } = (await document.getMetadata().catch(() => undefined)) ?? {}
  const title: unknown = info && 'Title' in info ? info.Title : undefined
  return typeof title === 'string' ? plainTitle(title) : ''
}

/** Opens a document, and closes it again. */
export async function withPdf<T>(bytes: Uint8Array, read: (document: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const task = getDocument({
    // pdf.js takes the buffer away from whoever lends it.
    data: bytes.slice(),
    cMapUrl: `${join(pdfjs, 'cmaps')}/`,
    standardFontDataUrl: `${join(pdfjs, 'standard_fonts')}/`,
    wasmUrl: `${join(pdfjs, 'wasm')}/`,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    return await read(await task.promise)
  } finally {
    await task.destroy()
  }
}

async function textOf(document: PDFDocumentProxy, count: number): Promise<string[]> {
  const pages: string[] = []
  for (let number = 1; number <= count; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const lines = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
    pages.push(lines.join('').trim())
    page.cleanup()
  }
  return pages
}
