import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chineseFont } from '../core/chinese-font.ts'
import { addNamedFont, namedFont } from './named-font.ts'

/** How one document writes: two registered fonts, or one whose strokes are thickened for bold. */
export interface Typeface {
  regular: string
  bold: string
  thickened: boolean
  widths: { regular: Map<string, number>; bold: Map<string, number> }
}

export type TypefaceName = 'latin' | 'chinese' | 'named'

/** A parsed font of fontkit, which pdfkit takes in place of bytes. */
interface ParsedFont {
  layout: unknown
}
interface OpenFont {
  font: ParsedFont
  /** Words that were set in it before, glyph by glyph. */
  layoutCache: object
}
interface DocumentFonts {
  _font: OpenFont | null
}

const locate = createRequire(import.meta.url)

const files: Record<string, () => string> = {
  'latin-regular': () => locate.resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'),
  'latin-bold': () => locate.resolve('pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf'),
  'chinese-regular': chineseFont,
}

/** Parsed once per thread: reading the Chinese font anew costs more than a page. Most words of samples are alike too. */
const opened = new Map<string, OpenFont>()

const faces: Record<TypefaceName, Typeface> = {
  latin: {
    regular: 'latin-regular',
    bold: 'latin-bold',
    thickened: false,
    widths: { regular: new Map(), bold: new Map() },
  },
  chinese: {
    regular: 'chinese-regular',
    bold: 'chinese-regular',
    thickened: true,
    widths: { regular: new Map(), bold: new Map() },
  },
  named: { regular: namedFont, bold: namedFont, thickened: true, widths: { regular: new Map(), bold: new Map() } },
}

/** Makes a typeface ready in a document. */
export function openTypeface(doc: PDFKit.PDFDocument, name: TypefaceName): Typeface {
  const face = faces[name]
  if (name === 'named') addNamedFont(doc)
  else for (const font of new Set([face.regular, face.bold])) addFile(doc, font)
  return face
}

function addFile(doc: PDFKit.PDFDocument, name: string): void {
  const known = opened.get(name)
  const path = files[name]
  if (!known && !path) throw new Error(`no font file is known as ${name}`)
  // pdfkit opens a parsed font as it is; its types only name bytes.
  const source = known ? (known.font as unknown as PDFKit.Mixins.PDFFontSource) : readFileSync(path?.() ?? '')
  doc.registerFont(name, source)
  doc.font(name)
  const { _font: here } = doc as unknown as DocumentFonts
  if (here && known) here.layoutCache = known.layoutCache
  else if (here) opened.set(name, { font: here.font, layoutCache: here.layoutCache })
}

/** Width of a text in points; measured sign by sign, each only once. */
export function widthOf(
  doc: PDFKit.PDFDocument,
  face: Typeface,
  text: string,
  setting: { size: number; bold: boolean },
): number {
  const { size, bold } = setting
  const widths = bold ? face.widths.bold : face.widths.regular
  let total = 0
  for (const sign of text) {
    let width = widths.get(sign)
    if (width === undefined) {
      width = doc
        .font(bold ? face.bold : face.regular)
        .fontSize(1000)
        .widthOfString(sign)
      widths.set(sign, width)
    }
    total += width
  }
  return (total * size) / 1000
}
