import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import Pdf from 'pdfkit'

const chinese = join(
  dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')),
  '../fonts/NotoSansHans-Regular.otf',
)

/** A PDF with a page for each text, its lines as they are given. */
export async function pagesPdf(pages: readonly string[]): Promise<Uint8Array> {
  const document = new Pdf({ size: [600, 800], autoFirstPage: false })
  for (const text of pages) {
    document.addPage()
    if (/\p{Script=Han}/u.test(text)) document.font(chinese)
    else document.font('Helvetica')
    for (const [index, line] of text.split('\n').entries())
      document.text(line, 50, 60 + index * 20, { lineBreak: false })
  }
  document.end()
  return new Uint8Array(await buffer(document))
}
