/** The standard Chinese font that every reader substitutes; nothing of it is embedded. */
export const namedFont = 'STSong-Light'

/** Advance of space to tilde in Adobe-GB1 (CID 1 to 95), in thousandths of the size. */
const latin = [
  207, 270, 342, 467, 462, 797, 710, 239, 374, 374, 423, 605, 238, 375, 238, 334, 462, 462, 462, 462, 462, 462, 462,
  462, 462, 462, 238, 238, 605, 605, 605, 344, 748, 684, 560, 695, 739, 563, 511, 729, 793, 318, 312, 666, 526, 896,
  758, 772, 544, 772, 628, 465, 607, 753, 711, 972, 647, 620, 607, 374, 333, 374, 606, 500, 239, 417, 503, 427, 529,
  415, 264, 444, 518, 241, 230, 495, 228, 793, 527, 524, 524, 504, 338, 336, 277, 517, 450, 652, 466, 452, 407, 370,
  258, 370, 605,
]

/** Signs that the GB1 collection has only under another code. */
const replacements: Record<string, string> = {
  µ: 'μ',
  Ω: 'Ω',
  '²': '2',
  '³': '3',
  '–': '-',
  '•': '|',
  '·': '|',
  '−': '-',
  '©': 'c',
  '®': 'R',
  '™': 'T',
}

function plain(text: string): string {
  return Array.from(`${text}`, (sign) => replacements[sign] ?? sign).join('')
}

function advance(sign: string): number {
  return latin[sign.charCodeAt(0) - 32] ?? 1000
}

/** What pdfkit asks of a font while it writes. */
interface WritingFont {
  id: string
  name: string
  ascender: number
  descender: number
  lineGap: number
  xHeight: number
  capHeight: number
  font: object
  encode(
    text: string,
  ): [string[], { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number; advanceWidth: number }[]]
  widthOfString(text: string, size: number): number
  lineHeight(size: number, gap?: boolean): number
  ref(): PDFKit.PDFKitReference
  finalize(): void
}

/** Puts the font among a document's fonts: UCS-2 codes, read through the predefined CMap `UniGB-UCS2-H`. */
export function addNamedFont(doc: PDFKit.PDFDocument): void {
  const families = (doc as unknown as { _fontFamilies: Record<string, WritingFont> })._fontFamilies
  families[namedFont] = makeNamedFont(doc)
}

function makeNamedFont(doc: PDFKit.PDFDocument): WritingFont {
  let dictionary: PDFKit.PDFKitReference | undefined
  return {
    id: 'FG',
    name: namedFont,
    ascender: 880,
    descender: -120,
    lineGap: 0,
    xHeight: 450,
    capHeight: 700,
    font: {},
    encode(text) {
      const signs = Array.from(plain(text)).filter((sign) => sign.length === 1)
      const codes = signs.map((sign) => sign.charCodeAt(0).toString(16).padStart(4, '0'))
      const positions = signs.map((sign) => ({
        xAdvance: advance(sign),
        yAdvance: 0,
        xOffset: 0,
        yOffset: 0,
        advanceWidth: advance(sign),
      }))
      return [codes, positions]
    },
    widthOfString(text, size) {
      return (Array.from(plain(text)).reduce((sum, sign) => sum + advance(sign), 0) * size) / 1000
    },
    lineHeight: (size) => size,
    ref: () => (dictionary ??= doc.ref({})),
    finalize() {
      if (!dictionary) return
      Object.assign(dictionary.data, fontDictionary(doc))
      dictionary.end(undefined)
      dictionary = undefined
    },
  }
}

function fontDictionary(doc: PDFKit.PDFDocument): Record<string, unknown> {
  const descriptor = doc.ref({
    Type: 'FontDescriptor',
    FontName: namedFont,
    Flags: 6,
    FontBBox: [-25, -254, 1000, 880],
    ItalicAngle: 0,
    Ascent: 880,
    Descent: -120,
    CapHeight: 700,
    StemV: 93,
  })
  descriptor.end(undefined)
  const descendant = doc.ref({
    Type: 'Font',
    Subtype: 'CIDFontType0',
    BaseFont: namedFont,
    CIDSystemInfo: { Registry: literal('Adobe'), Ordering: literal('GB1'), Supplement: 2 },
    DW: 1000,
    W: [1, latin],
    FontDescriptor: descriptor,
  })
  descendant.end(undefined)
  return {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: `${namedFont}-UniGB-UCS2-H`,
    Encoding: 'UniGB-UCS2-H',
    DescendantFonts: [descendant],
  }
}

/** pdfkit writes a String object in round brackets and a bare string as a name. */
function literal(text: string): object {
  return Object(text) as object
}
