import type { PdfAssets } from '@xinpu/ui/pdf-viewer'

/** Everything that pdf.js loads while it reads, from our own host. */
export const pdfAssets: PdfAssets = {
  worker: '/files/pdfjs/build/pdf.worker.min.mjs',
  cMaps: '/files/pdfjs/cmaps/',
  fonts: '/files/pdfjs/standard_fonts/',
  wasm: '/files/pdfjs/wasm/',
  icc: '/files/pdfjs/iccs/',
}
