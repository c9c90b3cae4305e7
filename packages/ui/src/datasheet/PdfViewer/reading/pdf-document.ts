import { plainTitle } from '@xinpu/sdk/format'
import type { OutlineEntry } from '@xinpu/sdk/types'
import type * as pdfjsDist from 'pdfjs-dist'
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist'
import type { PageText } from './find-in-pages.ts'

/** Where a version of pdf.js finds what it needs: its parts fit no other, and a browser keeps them for long. */
export type PdfAssets = (version: string) => PdfAddresses

/** All on our own host; folders end in a slash. */
interface PdfAddresses {
  /** `pdf.worker.min.mjs`. */
  worker: string
  /** The folder of CMaps: how Chinese fonts that are not embedded number their characters. */
  cMaps: string
  /** The folder of the standard fonts. */
  fonts: string
  /** The folder of the decoders of JPEG 2000 and JBIG2. */
  wasm: string
  /** The folder of colour profiles. */
  icc: string
}

/** The file, and what the request for it must carry. */
export interface PdfSource {
  url: string
  /** Such as the session's token. */
  headers?: Readonly<Record<string, string>>
}

/** Why a document cannot be read. */
export type PdfFault = 'broken' | 'encrypted' | 'missing' | 'network'

export type PdfLibrary = typeof pdfjsDist

export interface OpenPdf {
  library: PdfLibrary
  document: PDFDocumentProxy
}

/** Pieces of 256 KB: a page of a datasheet is one or two of them. */
const rangeChunkSize = 2 ** 18
/** Pictures above 64 million pixels are left out: they would take the tab's memory for one page. */
const maxImageSize = 2 ** 26
const canvasMaxAreaInBytes = 4 * 2 ** 24

/** The library: half a megabyte, so it comes when a document is opened and not before. */
async function library(assetsOf: PdfAssets): Promise<{ pdfjs: PdfLibrary; assets: PdfAddresses }> {
  const pdfjs = await import('pdfjs-dist')
  const assets = assetsOf(pdfjs.version)
  pdfjs.GlobalWorkerOptions.workerSrc = absolute(assets.worker)
  return { pdfjs, assets }
}

const absolute = (url: string): string => new URL(url, globalThis.document.baseURI).href

/** Opens a document; `onProgress` tells how much has come, from 0 to 1. `signal` gives it up. */
export async function openPdf(
  source: PdfSource,
  assetsOf: PdfAssets,
  onProgress: (part: number) => unknown,
  signal: AbortSignal,
): Promise<OpenPdf> {
  const { pdfjs, assets } = await library(assetsOf)
  signal.throwIfAborted()
  const task = pdfjs.getDocument({
    url: absolute(source.url),
    httpHeaders: source.headers,
    rangeChunkSize,
    disableAutoFetch: true,
    disableStream: true,
    cMapUrl: absolute(assets.cMaps),
    cMapPacked: true,
    standardFontDataUrl: absolute(assets.fonts),
    wasmUrl: absolute(assets.wasm),
    iccUrl: absolute(assets.icc),
    enableXfa: false,
    maxImageSize,
    canvasMaxAreaInBytes,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  })
  signal.addEventListener('abort', () => void destroy(task))
  return { library: pdfjs, document: await withinReason(task, onProgress) }
}

const patience = 60_000

/** A damaged file may keep the worker busy for ever: a minute without a byte is enough. */
async function withinReason(
  task: PDFDocumentLoadingTask,
  onProgress: (part: number) => unknown,
): Promise<PDFDocumentProxy> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const wait = () => setTimeout(() => reject(new Error('timeout')), patience)
  let timer = wait()
  task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
    clearTimeout(timer)
    timer = wait()
    if (total > 0) onProgress(Math.min(1, loaded / total))
  }
  try {
    return await Promise.race([task.promise, late])
  } finally {
    clearTimeout(timer)
  }
}

const destroy = (task: PDFDocumentLoadingTask): Promise<void> => task.destroy().catch(() => {})

/** What a person can be told about an error of pdf.js, which has a name but no shared class. */
export function faultOf(error: unknown): PdfFault {
  if (!(error instanceof Error)) return 'broken'
  if (error.name === 'PasswordException') return 'encrypted'
  if (error.name === 'ResponseException')
    return 'status' in error && (error.status === 404 || error.status === 410) ? 'missing' : 'network'
  return /fetch|network|timeout|load failed|import/i.test(error.message) ? 'network' : 'broken'
}

interface OutlineNode {
  title: string
  dest: string | readonly unknown[] | null
  items: readonly OutlineNode[]
}

/** Deep outlines of manuals run to thousands of lines; nobody reads past these. */
const mostEntries = 500
const deepest = 4

/** The document's own outline, flat, with the pages it leads to. A broken line is left out, not the outline. */
export async function outlineOf(document: PDFDocumentProxy): Promise<OutlineEntry[]> {
  const nodes = flat(((await document.getOutline()) ?? []) as readonly OutlineNode[], 1).slice(0, mostEntries)
  const entries = await Promise.all(
    nodes.map(async ({ node, level }) => {
      const page = await pageOf(document, node.dest).catch(() => undefined)
      return page === undefined ? undefined : { title: plainTitle(node.title), page, level }
    }),
  )
  return entries.filter((entry) => entry !== undefined)
}

const flat = (nodes: readonly OutlineNode[], level: number): { node: OutlineNode; level: number }[] =>
  level > deepest ? [] : nodes.flatMap((node) => [{ node, level }, ...flat(node.items, level + 1)])

async function pageOf(document: PDFDocumentProxy, dest: OutlineNode['dest']): Promise<number | undefined> {
  const place = typeof dest === 'string' ? await document.getDestination(dest) : dest
  const target: unknown = place?.[0]
  if (typeof target === 'number') return target + 1
  return isRef(target) ? (await document.getPageIndex(target)) + 1 : undefined
}

const isRef = (value: unknown): value is { num: number; gen: number } =>
  typeof value === 'object' && value !== null && 'num' in value && 'gen' in value

/** The text of a page, in the order it was written. */
export async function textOf(document: PDFDocumentProxy, page: number): Promise<PageText> {
  const { items } = await (await document.getPage(page)).getTextContent()
  const runs = items.filter((item) => 'str' in item)
  return { runs: runs.map(({ str }) => str), endsLine: runs.map(({ hasEOL }) => hasEOL) }
}
