import { PDFDocument, PDFHexString, PDFName, StandardFonts } from '@cantoo/pdf-lib'
import type { Person, TestHouse } from './house.ts'

/** A datasheet of some pages, each with its lines; `mark` makes two with the same words differ in their bytes. */
export async function specOf(pages: readonly string[], mark = ''): Promise<Buffer> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const text of pages) {
    const page = document.addPage([400, 400])
    for (const [index, line] of text.split('\n').entries())
      page.drawText(line, { x: 20, y: 370 - index * 16, size: 11, font })
  }
  document.setProducer(mark)
  outline(document)
  return Buffer.from(await document.save())
}

/** One bookmark, to the first page. */
function outline(document: PDFDocument) {
  const { context } = document
  const root = context.nextRef()
  const [page] = document.getPages()
  if (!page) return
  const title = PDFHexString.fromText('Features')
  const line = context.register(context.obj({ Title: title, Parent: root, Dest: [page.ref, 'Fit'] }))
  context.assign(root, context.obj({ Type: 'Outlines', First: line, Last: line, Count: 1 }))
  document.catalog.set(PDFName.of('Outlines'), root)
}

/** Sends a PDF to be a datasheet; answers what `add` wants of it. */
export async function sendSpec(house: TestHouse, person: Person, bytes: Buffer, name = 'spec.pdf') {
  const file = new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })
  const { url, size } = await house.as(person).disk.upload.add({ file, type: 'spec' })
  return { filename: name, fileUrl: url, fileSize: size }
}
