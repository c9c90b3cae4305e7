import { decodePDFRawStream, PDFContext, PDFName, type PDFDict, type PDFRawStream } from '@cantoo/pdf-lib'

/** What one stream may unfold to, in bytes. */
const unfoldLimit = 64 * 1024 * 1024
/** What one picture may have: an A3 sheet at 600 dpi has 70 million. */
const pixelLimit = 100_000_000

/** Thrown where a PDF would cost more than any honest one. */
export class TooHeavy extends Error {}

/**
 * Bounds what pdf-lib unfolds, for the whole thread: it unfolds a stream to whatever it claims, and a few kilobytes may
 * claim gigabytes.
 */
export function boundUnfolding() {
  const context = PDFContext.create()
  const unfolding = Object.getPrototypeOf(
    Object.getPrototypeOf(decodePDFRawStream(context.flateStream(new Uint8Array(1)) as PDFRawStream)),
  ) as { ensureBuffer: (size: number) => Uint8Array }
  const grow = unfolding.ensureBuffer
  unfolding.ensureBuffer = function bounded(size) {
    if (size > unfoldLimit) throw new TooHeavy()
    return grow.call(this, size)
  }
}

/** Refuses a picture that no reader could draw. */
export function refuseVast(dict: PDFDict) {
  const [width = 0, height = 0] = ['Width', 'Height'].map((name) => Number(String(dict.lookup(PDFName.of(name)))))
  if (width * height > pixelLimit) throw new TooHeavy()
}

/** The name that a dictionary has under a key. */
export function nameIn(dict: PDFDict, key: string): string | undefined {
  const value = dict.lookup(PDFName.of(key))
  return value instanceof PDFName ? value.decodeText() : undefined
}
