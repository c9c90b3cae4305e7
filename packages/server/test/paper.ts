import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import PdfWriter from 'pdfkit'
import sharp from 'sharp'

/** A picture of one colour. */
export const picture = (format: 'avif' | 'gif' | 'jpeg' | 'png' | 'webp' = 'png', width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' }, limitInputPixels: false })
    .toFormat(format)
    .toBuffer()

/** A PDF of some pages, with nothing on them. */
export async function paper(pages = 1): Promise<Buffer> {
  const document = await PDFDocument.create()
  for (let page = 0; page < pages; page += 1) document.addPage([200, 200])
  return Buffer.from(await document.save({ useObjectStreams: false }))
}

/** The ways in which PDFs are encrypted, by the version that brought each: RC4 of 40 and 128 bits, AES of 128 and 256. */
export const lockings = ['1.3', '1.4', '1.6', '1.7ext3'] as const

/** An encrypted PDF of one page that says `words`. Without a password of the reader's own it only forbids: anyone may read it. */
export function lockedPaper(pdfVersion: (typeof lockings)[number], words: string, userPassword = ''): Promise<Buffer> {
  const document = new PdfWriter({ pdfVersion, userPassword, ownerPassword: 'owner', permissions: {} })
  document.text(words).end()
  return buffer(document)
}

/** A PDF that does everything a PDF should not: scripts, launches, carries files, asks to submit. */
export async function hostilePaper(): Promise<Buffer> {
  const document = await PDFDocument.create()
  const { context } = document
  const page = document.addPage([200, 200])
  const script = { Type: 'Action', S: 'JavaScript', JS: PDFString.of('app.alert("evil")') }
  document.addJavaScript('evil', 'app.alert("evil")')
  await document.attach(Buffer.from('MZ evil'), 'evil.exe')
  document.catalog.set(PDFName.of('OpenAction'), context.obj(script))
  document.catalog.set(PDFName.of('AA'), context.obj({ WC: script }))
  document.catalog.set(PDFName.of('AcroForm'), context.obj({ XFA: PDFString.of('<xdp evil/>'), Fields: [] }))
  page.node.set(PDFName.of('AA'), context.obj({ O: script }))
  const launch = { S: 'Launch', F: PDFString.of('evil.exe') }
  const seal = context.register(context.flateStream('0 0 9 9 re f', { Subtype: 'Form', BBox: [0, 0, 9, 9] }))
  const annotations = [
    { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 200, 200], A: launch },
    { Type: 'Annot', Subtype: 'Widget', Rect: [9, 9, 18, 18], A: script, AP: { N: seal } },
  ]
  page.node.set(PDFName.of('Annots'), context.obj(annotations))
  // An action hidden among what draws.
  page.node.set(PDFName.of('Resources'), context.obj({ Properties: { Layer: script } }))
  return Buffer.from(await document.save({ useObjectStreams: false }))
}

/** A PDF of a few bytes whose only page unfolds to so many, by a coding of that name. */
export function bomb(bytes: number, coding: string): Buffer {
  const content = deflateSync(deflateSync(Buffer.alloc(bytes, ' ')))
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>> endobj
4 0 obj <</Length ${content.length}/Filter[/${coding} /${coding}]>>
stream\n`,
    ),
    content,
    Buffer.from('\nendstream endobj\ntrailer <</Root 1 0 R/Size 5>>\n%%EOF'),
  ])
}
