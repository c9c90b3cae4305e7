import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFRawStream,
  PDFStream,
  type PDFObject,
} from '@cantoo/pdf-lib'
import type { OutlineJson } from '../core/tables.ts'
import { isLocked, openPdf } from '../storage/open-pdf.ts'
import { nameIn, refuseVast, TooHeavy } from '../storage/pdf-bounds.ts'
import { openingOf } from './opening.ts'
import { readPdf } from '../storage/pdf-text.ts'

/** Why a file cannot be a datasheet here. */
export type SpecFault = 'broken' | 'encrypted' | 'empty' | 'long' | 'heavy' | 'script' | 'attachment'

/** What a datasheet holds. */
export interface SpecReading {
  pageCount: number
  outline: OutlineJson[]
  /** Its own name for itself; often empty, often useless. */
  title: string
  /** Text of its first pages. */
  text: string[]
  /** The pages that everyone may read, as a file of their own. */
  opening: Uint8Array
}

/** The longest manuals of processors have five thousand pages. */
const pageLimit = 8000
/** Pages that brand and model are looked for in. */
const readPages = 5

/** Looks into a datasheet: that it is whole, harmless and readable, and what its first pages say. */
export async function readSpec(bytes: Uint8Array): Promise<SpecReading | SpecFault> {
  try {
    const document = await openPdf(bytes)
    const fault = faultOf(document)
    if (fault) return fault
    const opening = await openingOf(document)
    const { pages: text, outline, title } = await readPdf(bytes, readPages)
    return { pageCount: document.getPageCount(), outline, title, text, opening }
  } catch (error) {
    if (isLocked(error)) return 'encrypted'
    return error instanceof TooHeavy ? 'heavy' : 'broken'
  }
}

function faultOf(document: PDFDocument): SpecFault | undefined {
  const count = document.getPageCount()
  if (count === 0) return 'empty'
  if (count > pageLimit) return 'long'
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const fault = faultIn(object, 0)
    if (fault) return fault
  }
}

/** Objects within objects; what is nested deeper than any writer does is passed over by no reader. */
const deepest = 200

function faultIn(object: PDFObject, depth: number): SpecFault | undefined {
  if (depth > deepest) throw new TooHeavy()
  if (object instanceof PDFArray) return firstFault(object.asArray(), depth)
  if (object instanceof PDFStream) return streamFault(object, depth)
  return object instanceof PDFDict ? dictFault(object, depth) : undefined
}

function firstFault(objects: readonly PDFObject[], depth: number): SpecFault | undefined {
  for (const object of objects) {
    const fault = faultIn(object, depth + 1)
    if (fault) return fault
  }
}

function streamFault(stream: PDFStream, depth: number): SpecFault | undefined {
  if (nameIn(stream.dict, 'Subtype') === 'Image') refuseVast(stream.dict)
  else if (stream instanceof PDFRawStream) unfold(stream)
  return dictFault(stream.dict, depth)
}

/** Codings of pictures: a few bytes of anything else that is coded so unfold to a gigabyte. */
const pictureCodings = ['JBIG2Decode', 'CCITTFaxDecode', 'JPXDecode', 'DCTDecode'].map((name) => `/${name}`)

/** Unfolded to see that it can be, within bounds: a reader would do it unbounded. What is merely torn readers mend. */
function unfold(stream: PDFRawStream) {
  const coding = String(stream.dict.lookup(PDFName.of('Filter')) ?? '')
  if (pictureCodings.some((name) => coding.includes(name))) throw new TooHeavy()
  try {
    decodePDFRawStream(stream).decode()
  } catch (error) {
    if (error instanceof TooHeavy) throw error
  }
}

/** Actions that run something or send something; going to a page or a web address is what datasheets do. */
const acts = new Set(['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'Rendition', 'RichMediaExecute'])

function dictFault(dict: PDFDict, depth: number): SpecFault | undefined {
  if (acts.has(nameIn(dict, 'S') ?? '') || dict.has(PDFName.of('JS'))) return 'script'
  if (nameIn(dict, 'Type') === 'EmbeddedFile' || dict.has(PDFName.of('EF'))) return 'attachment'
  return firstFault(dict.values(), depth)
}
