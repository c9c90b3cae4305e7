import { PDFDocument } from '@cantoo/pdf-lib'
import { previewPages } from '@xinpu/sdk/format'

/** The first pages as a document of their own. */
export async function openingOf(whole: PDFDocument): Promise<Uint8Array> {
  const opening = await PDFDocument.create({ updateMetadata: false })
  const wanted = whole.getPageIndices().slice(0, previewPages)
  for (const page of await opening.copyPages(whole, wanted)) opening.addPage(page)
  opening.setTitle(whole.getTitle() ?? '')
  return opening.save()
}
