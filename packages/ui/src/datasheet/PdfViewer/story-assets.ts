// oxlint-disable-next-line import/default -- Vite answers with the file's address
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import type { PdfAssets } from './PdfViewer.tsx'

/** Storybook serves these folders (`.storybook/pdfjs.ts`); a built one may lie anywhere, so its own are beside it. */
const home = import.meta.env.PROD ? 'pdfjs' : '/pdfjs'

/** Where pdf.js finds its parts in stories. */
export const storyAssets: PdfAssets = () => ({
  worker,
  cMaps: `${home}/cmaps/`,
  fonts: `${home}/standard_fonts/`,
  wasm: `${home}/wasm/`,
  icc: `${home}/iccs/`,
})
