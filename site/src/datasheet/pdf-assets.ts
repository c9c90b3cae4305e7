import type { PdfAssets } from '@xinpu/ui/pdf-viewer'

/** Everything that pdf.js loads while it reads, from our own host. */
export const pdfAssets: PdfAssets = (version) => {
  const home = `/files/pdfjs/${version}`
  return {
    worker: `${home}/build/pdf.worker.min.mjs`,
    cMaps: `${home}/cmaps/`,
    fonts: `${home}/standard_fonts/`,
    wasm: `${home}/wasm/`,
    icc: `${home}/iccs/`,
  }
}
