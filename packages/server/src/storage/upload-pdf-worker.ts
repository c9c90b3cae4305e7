/** PDFs built anew from their pages. The bytes of one come in; what was built, or what is wrong, goes out. */
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFStream,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib'
import { isLocked, openPdf } from './open-pdf.ts'
import { boundUnfolding, nameIn, refuseVast, TooHeavy } from './pdf-bounds.ts'
import { answerEach } from './thread-answer.ts'

/** The new file, or why there is none. */
export type Rebuilt = Uint8Array | 'encrypted' | 'long' | 'empty' | 'heavy' | 'broken'

const pageLimit = 50

async function rebuilt(bytes: Uint8Array): Promise<Rebuilt> {
  try {
    const source = await openPdf(bytes)
    const count = source.getPageCount()
    if (count === 0) return 'empty'
    return count > pageLimit ? 'long' : await pagesOf(source)
  } catch (error) {
    if (isLocked(error)) return 'encrypted'
    return error instanceof TooHeavy ? 'heavy' : 'broken'
  }
}

/** Only what draws a page goes over: its box, its turn, its content, and the looks of what was stuck on it. */
async function pagesOf(source: PDFDocument): Promise<Uint8Array> {
  for (const page of source.getPages()) keepDrawing(page)
  const fresh = await PDFDocument.create({ updateMetadata: false })
  for (const page of await fresh.copyPages(source, source.getPageIndices())) fresh.addPage(page)
  for (const [, object] of fresh.context.enumerateIndirectObjects()) disarm(object, fresh.context, new Set())
  return fresh.save({ updateFieldAppearances: false, useObjectStreams: false })
}

const drawing = new Set(
  ['Type', 'Parent', 'MediaBox', 'CropBox', 'Rotate', 'UserUnit', 'Contents', 'Resources', 'Group', 'Annots'].map(
    (name) => PDFName.of(name),
  ),
)

function keepDrawing({ node }: PDFPage) {
  for (const name of node.keys()) if (!drawing.has(name)) node.delete(name)
  const stamps = (node.Annots()?.asArray() ?? []).flatMap((annotation) => stampOf(annotation, node.context))
  if (stamps.length > 0) node.set(PDFName.of('Annots'), node.context.obj(stamps))
  else node.delete(PDFName.of('Annots'))
}

/** A seal or a filled field as a mere stamp: where it is and how it looks, and nothing it does. */
function stampOf(annotation: PDFObject, context: PDFContext): PDFObject[] {
  const own = context.lookup(annotation)
  if (!(own instanceof PDFDict)) return []
  const [rect, flags, looks] = ['Rect', 'F', 'AP'].map((name) => own.lookup(PDFName.of(name)))
  const look = looks instanceof PDFDict ? looks.get(PDFName.of('N')) : undefined
  if (!rect || !look || !(context.lookup(look) instanceof PDFStream)) return []
  return [context.obj({ Type: 'Annot', Subtype: 'Stamp', Rect: rect, AP: { N: look }, ...(flags && { F: flags }) })]
}

/** Kinds of dictionaries that act or carry files; nothing that draws is one of them. */
const armed: Record<string, Set<string>> = {
  S: new Set(
    'GoTo GoToR GoToE GoToDp Launch Thread URI Sound Movie Hide Named SubmitForm ResetForm ImportData JavaScript SetOCGState Rendition Trans GoTo3DView RichMediaExecute'.split(
      ' ',
    ),
  ),
  Type: new Set(['Action', 'Filespec', 'F', 'EmbeddedFile', 'Sig', 'Metadata']),
}

/** Things that a stream may point at beside its own bytes: files elsewhere, files within, and what was said of it. */
const beside = ['F', 'FFilter', 'FDecodeParms', 'Metadata', 'PieceInfo', 'AF', 'OPI'].map((name) => PDFName.of(name))

function disarm(object: PDFObject, context: PDFContext, seen: Set<PDFObject>) {
  if (object instanceof PDFRef || seen.has(object)) return
  seen.add(object)
  if (object instanceof PDFArray) for (const member of object.asArray()) disarm(member, context, seen)
  if (object instanceof PDFDict) disarmDict(object, context, seen)
  if (!(object instanceof PDFStream)) return
  for (const name of beside) object.dict.delete(name)
  disarmDict(object.dict, context, seen)
  if (nameIn(object.dict, 'Subtype') === 'Image') refuseVast(object.dict)
  // Unfolded to see that it can be, within bounds: a reader would do it unbounded.
  else if (object instanceof PDFRawStream) decodePDFRawStream(object).decode()
}

function disarmDict(dict: PDFDict, context: PDFContext, seen: Set<PDFObject>) {
  const isArmed =
    Object.entries(armed).some(([key, kinds]) => kinds.has(nameIn(dict, key) ?? '')) ||
    // A document within the document.
    (nameIn(dict, 'Type') === 'Catalog' && dict !== context.lookup(context.trailerInfo.Root))
  for (const [name, value] of dict.entries())
    if (isArmed) dict.delete(name)
    else disarm(value, context, seen)
}

boundUnfolding()
answerEach(rebuilt)
