// oxlint-disable-next-line import/no-named-as-default -- the types know only the default export
import PDFDocument from 'pdfkit'
import type { SampleBookmark } from './sample-terms.ts'
import { breakLines } from './line-break.ts'
import { openTypeface, widthOf, type Typeface, type TypefaceName } from './typeface.ts'

/** The A4 page: what lies between the header and the footer is the body. */
export const page = {
  width: 595.28,
  height: 841.89,
  left: 48,
  right: 547.28,
  top: 76,
  bottom: 778,
  body: 499.28,
} as const

export const ink = { text: '#1d2733', muted: '#5d6875', rule: '#c4ccd6', faint: '#eef1f5', warning: '#b42318' } as const

/** How one piece of text is set. */
export interface Setting {
  size?: number
  bold?: boolean
  color?: string
  width?: number
  align?: 'left' | 'center' | 'right'
}

interface Chapter {
  number: number
  leaves: number
  bookmark: PDFKit.PDFOutline
}

/** Paper to write on: keeps the place on the page, the numbering and the bookmarks. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly face: Typeface
  readonly accent: string
  readonly outline: SampleBookmark[] = []
  y: number = page.top
  pageNumber = 0
  tables = 0
  figures = 0
  private chapter: Chapter | undefined

  constructor(options: { info: PDFKit.DocumentInfo; typeface: TypefaceName; accent: string; lang: string }) {
    // An empty default font keeps pdfkit from reading Helvetica, which nothing here uses.
    const frame = {
      size: [page.width, page.height],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      font: '',
    } as const
    this.doc = new PDFDocument({
      ...frame,
      size: [page.width, page.height],
      info: options.info,
      lang: options.lang,
      displayTitle: true,
    })
    this.face = openTypeface(this.doc, options.typeface)
    this.accent = options.accent
  }

  newPage(): void {
    this.doc.addPage()
    this.pageNumber += 1
    this.y = page.top
  }

  /** Starts a page when less than this height is left. */
  ensure(height: number): void {
    if (this.y + height > page.bottom) this.newPage()
  }

  width(text: string, size: number, bold = false): number {
    return widthOf(this.doc, this.face, text, { size, bold })
  }

  /** One line at a place; y is the top of the line. */
  line(text: string, x: number, y: number, setting: Setting = {}): void {
    if (!text) return
    const { size = 9, bold = false, color = ink.text, width = 0, align = 'left' } = setting
    const space = align === 'left' ? 0 : width - this.width(text, size, bold)
    const thick = bold && this.face.thickened
    this.doc
      .font(bold ? this.face.bold : this.face.regular)
      .fontSize(size)
      .fillColor(color)
    if (thick) this.doc.lineWidth(size * 0.035).strokeColor(color)
    this.doc.text(text, x + (align === 'center' ? space / 2 : space), y, {
      lineBreak: false,
      ...(thick ? { fill: true, stroke: true } : {}),
    })
  }

  /** Wrapped lines at a place; answers their height. */
  block(text: string, x: number, y: number, setting: Setting & { width: number }): number {
    const { size = 9, bold = false } = setting
    const lines = this.linesOf(text, setting.width, size, bold)
    lines.forEach((line, index) => this.line(line, x, y + index * size * 1.42, setting))
    return lines.length * size * 1.42
  }

  linesOf(text: string, width: number, size: number, bold = false): string[] {
    return breakLines(text, width, (piece) => this.width(piece, size, bold))
  }

  paragraph(text: string, setting: Setting = {}): void {
    const size = setting.size ?? 10
    const lines = this.linesOf(text, setting.width ?? page.body, size, setting.bold)
    for (const line of lines) {
      this.ensure(size * 1.5)
      this.line(line, page.left, this.y, { ...setting, size })
      this.y += size * 1.5
    }
    this.y += 6
  }

  bullets(items: readonly string[], place: { x?: number; width?: number; size?: number } = {}): void {
    const { x = page.left, width = page.body, size = 10 } = place
    for (const item of items) {
      const lines = this.linesOf(item, width - 12, size)
      this.ensure(lines.length * size * 1.42 + 4)
      this.doc.rect(x + 1.5, this.y + size * 0.42, 2.6, 2.6).fill(this.accent)
      lines.forEach((line, index) => this.line(line, x + 12, this.y + index * size * 1.42, { size }))
      this.y += lines.length * size * 1.42 + 4
    }
    this.y += 4
  }

  /** Opens a numbered chapter. */
  openChapter(title: string): void {
    this.ensure(80)
    this.openChapterBeside(title, page.left, page.body)
  }

  /** Opens a numbered chapter in a column. */
  openChapterBeside(title: string, x: number, width: number): void {
    const number = (this.chapter?.number ?? 0) + 1
    const text = `${number}  ${title}`
    const bookmark = this.bookmark(this.doc.outline, text, 0)
    this.chapter = { number, leaves: 0, bookmark }
    this.line(text, x, this.y, { size: 14, bold: true, color: this.accent })
    this.doc.rect(x, this.y + 20, width, 1.1).fill(this.accent)
    this.y += 29
  }

  /** Opens a numbered section of the open chapter. */
  openSection(title: string): void {
    this.ensure(60)
    if (!this.chapter) throw new Error('a section needs a chapter')
    this.chapter.leaves += 1
    const text = `${this.chapter.number}.${this.chapter.leaves}  ${title}`
    this.bookmark(this.chapter.bookmark, text, 1)
    this.line(text, page.left, this.y, { size: 11.5, bold: true })
    this.y += 20
  }

  /** An unnumbered bookmark to the present place. */
  mark(title: string): void {
    this.bookmark(this.doc.outline, title, 0)
  }

  private bookmark(parent: PDFKit.PDFOutline, title: string, level: number): PDFKit.PDFOutline {
    this.outline.push({ title, page: this.pageNumber, level })
    // pdfkit subtracts `left` from the width of the page: the whole width stands for the left edge.
    const place = { expanded: false, fit: false, top: Math.max(0, this.y - 12), left: page.width }
    return parent.addItem(title, place)
  }

  /** The numbered line over a table. */
  tableTitle(word: string, text: string): void {
    this.tables += 1
    this.ensure(50)
    this.line(`${word} ${this.tables}. ${text}`, page.left, this.y, { size: 8.6, bold: true, color: ink.muted })
    this.y += 14
  }

  /** The numbered line under a figure. */
  figureTitle(word: string, text: string, x: number = page.left, width: number = page.body): void {
    this.figures += 1
    this.line(`${word} ${this.figures}. ${text}`, x, this.y, { size: 8.2, color: ink.muted, width, align: 'center' })
    this.y += 17
  }
}
