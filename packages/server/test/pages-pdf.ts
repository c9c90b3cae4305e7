import { buffer } from 'node:stream/consumers'
import Pdf from 'pdfkit'
import { chineseFont } from '../src/core/chinese-font.ts'

const chinese = chineseFont()

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
