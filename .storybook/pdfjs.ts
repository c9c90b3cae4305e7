import { dirname } from 'node:path'
import { createRequire } from 'node:module'

const fromUi = createRequire(new URL('../packages/ui/package.json', import.meta.url))
const home = dirname(fromUi.resolve('pdfjs-dist/package.json'))

/** What pdf.js asks for while it reads, served where stories look for it: `/pdfjs/…`. */
export const pdfjsFolders = ['cmaps', 'standard_fonts', 'wasm', 'iccs'].map((folder) => ({
  from: `${home}/${folder}`,
  to: `/pdfjs/${folder}`,
}))
