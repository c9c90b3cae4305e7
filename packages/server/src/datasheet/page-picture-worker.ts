/** Pages of PDFs as pictures. What is wanted comes in; the picture, or that there is none, goes out. */
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { withPdf } from '../storage/pdf-text.ts'
import { answerEach } from '../storage/thread-answer.ts'

export interface WantedPicture {
  bytes: Uint8Array
  /** From 1. */
  page: number
}

/** Pixels across: a page beside a table, or in a reader, is read at this size. */
const across = 900
/** Nothing that is higher is a page to look at. */
const mostDown = 3000
const quality = 60

/** The canvas that pdf.js brings where it runs without a browser. */
interface Canvas {
  encode: (format: 'webp', quality: number) => Promise<Uint8Array>
}

async function drawn({ bytes, page: number }: WantedPicture): Promise<Uint8Array | 'none'> {
  try {
    return await withPdf(bytes, (document) => pictureOf(document, number))
  } catch {
    return 'none'
  }
}

async function pictureOf(document: PDFDocumentProxy, number: number): Promise<Uint8Array | 'none'> {
  const page = await document.getPage(number)
  const viewport = page.getViewport({ scale: across / page.getViewport({ scale: 1 }).width })
  if (!(viewport.height >= 1 && viewport.height <= mostDown)) return 'none'
  const factory = document.canvasFactory as { create: (width: number, height: number) => { canvas: unknown } }
  const { canvas } = factory.create(across, Math.round(viewport.height))
  await page.render({ canvas: canvas as HTMLCanvasElement, viewport }).promise
  return (canvas as Canvas).encode('webp', quality)
}

answerEach(drawn)
