import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** The text of every page, lines as they stand. */
export async function textOfPages(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({
    // pdf.js takes the buffer away from whoever lends it.
    data: bytes.slice(),
    cMapUrl: `${join(pdfjs, 'cmaps')}/`,
    standardFontDataUrl: `${join(pdfjs, 'standard_fonts')}/`,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const document = await task.promise
    const pages: string[] = []
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      pages.push(
        items
          .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
          .join('')
          .trim(),
      )
    }
    return pages
  } finally {
    await task.destroy()
  }
}
