import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib'

const asItLies = { updateMetadata: false, throwOnInvalidObject: false }

/**
 * Opens a PDF as anyone may, without a password of their own: one that only forbids printing or changing is encrypted
 * with the empty one. Rejects with an EncryptedPDFError where that does not open it.
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { ...asItLies, password: '' })
  } catch (error) {
    // The library has no error of its own for a wrong password; without one it knows whether the file wants any.
    await PDFDocument.load(bytes, asItLies)
    throw error
  }
}

/** Whether opening failed because the file wants a password, or a key that is kept elsewhere. */
export const isLocked = (error: unknown): boolean => error instanceof EncryptedPDFError
