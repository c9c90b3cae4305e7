import type { PDFPageProxy, RenderTask, TextLayer } from 'pdfjs-dist'
import { clearPage, release } from './canvas.ts'
import { darken } from './darken.ts'
import { painting, turned, type PageSize, type Turn } from './page-scale.ts'
import type { OpenPdf } from './pdf-document.ts'

/** The text that lies over a page: its elements, and the run each of them holds. */
export interface PageLayer {
  elements: readonly HTMLElement[]
  runs: readonly string[]
}

/** How far a page has come. */
export type PageState = 'waiting' | 'painted' | 'reduced' | 'refused' | 'failed'

export interface PageJob {
  pdf: OpenPdf
  page: number
  scale: number
  turn: Turn
  isNight: boolean
  /** Waits so long before it starts: pages that are only flown over are not painted. */
  delay: number
  canvasHost: HTMLElement
  textHost: HTMLElement
  onSize: (size: PageSize) => void
  onState: (state: PageState) => void
  onLayer: (layer: PageLayer) => void
}

/** Paints a page and lays its text over it. The old picture stays until the new one is whole. Call the answer to stop. */
export function paintPage(job: PageJob): () => void {
  const stop = new AbortController()
  const timer = setTimeout(
    () => void paint(job, stop.signal).catch(() => !stop.signal.aborted && job.onState('failed')),
    job.delay,
  )
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

async function paint(job: PageJob, signal: AbortSignal): Promise<void> {
  const page = await job.pdf.document.getPage(job.page)
  signal.throwIfAborted()
  const size = sizeOf(page)
  job.onSize(size)
  const plan = painting(turned(size, job.turn), job.scale, window.devicePixelRatio)
  if (plan.kind === 'refused') return job.onState('refused')

  const canvas = await picture(page, job, plan.density, signal)
  show(canvas, job.canvasHost)
  job.onState(plan.kind === 'full' ? 'painted' : 'reduced')
  await layText(page, job, signal).catch(() => {})
}

/** A page's size as it lies in the file, before the reader turns it. */
export function sizeOf(page: PDFPageProxy): PageSize {
  const { width, height } = page.getViewport({ scale: 1 })
  return { width, height }
}

const viewportOf = (page: PDFPageProxy, { turn }: PageJob, scale: number) =>
  page.getViewport({ scale, rotation: (page.rotate + turn) % 360 })

async function picture(
  page: PDFPageProxy,
  job: PageJob,
  density: number,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  const viewport = viewportOf(page, job, job.scale * density)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  page.imageCoordinates = null
  const task = page.render({ canvas, viewport, recordImages: job.isNight })
  signal.addEventListener('abort', () => task.cancel())
  try {
    await withinReason(task)
    signal.throwIfAborted()
  } catch (error) {
    release(canvas)
    throw error
  }
  if (job.isNight) darken(canvas, page.imageCoordinates ?? [], nightPaper(job.canvasHost))
  return canvas
}

/** The colour of a dark page, as the theme has it. */
const nightPaper = (place: HTMLElement): string => getComputedStyle(place).getPropertyValue('--color-surface')

const patience = 30_000

/** A page made to never end is given up; time in a hidden tab, where nothing is painted, does not count. */
async function withinReason(task: RenderTask): Promise<void> {
  const check = () => (document.hidden ? void (timer = setTimeout(check, patience)) : task.cancel())
  let timer = setTimeout(check, patience)
  try {
    await task.promise
  } finally {
    clearTimeout(timer)
  }
}

function show(canvas: HTMLCanvasElement, host: HTMLElement): void {
  clearPage(host)
  host.append(canvas)
}

async function layText(page: PDFPageProxy, job: PageJob, signal: AbortSignal): Promise<void> {
  const container = document.createElement('div')
  const viewport = viewportOf(page, job, job.scale)
  container.style.setProperty('--total-scale-factor', String(job.scale * page.userUnit))
  const text = await page.getTextContent()
  // pdf.js measures in the document's language; in that of our page `sans-serif` may be another face, and marks would slip.
  container.lang = text.lang ?? ''
  const layer: TextLayer = new job.pdf.library.TextLayer({ textContentSource: text, container, viewport })
  signal.addEventListener('abort', () => layer.cancel())
  await layer.render()
  signal.throwIfAborted()
  job.textHost.replaceChildren(container)
  job.onLayer({ elements: layer.textDivs, runs: layer.textContentItemsStr })
}

/** Small pictures of pages for the side bar, as addresses; none where a page cannot be painted. */
export async function thumbnail(
  { document: pdf }: OpenPdf,
  number: number,
  width: number,
): Promise<string | undefined> {
  const page = await pdf.getPage(number)
  const size = sizeOf(page)
  const plan = painting(size, width / size.width, 1)
  if (plan.kind === 'refused') return undefined
  const viewport = page.getViewport({ scale: (width / size.width) * plan.density })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  try {
    await withinReason(page.render({ canvas, viewport }))
    return canvas.toDataURL('image/webp', 0.8)
  } finally {
    release(canvas)
  }
}
