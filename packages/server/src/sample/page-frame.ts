import { ink, page, type Sheet } from './sheet.ts'

/** The sentence that stands on every page. */
export const sampleMark = {
  en: 'Sample document made by Xinpu. Not issued by the manufacturer.',
  zh: '芯谱示例资料，非原厂文件',
} as const

/** What a page says besides its content. */
export interface FrameWords {
  model: string
  subject: string
  tag: string
  mark: string
  edition: string
}

/** Draws header and footer on every page, once the number of pages is known. */
export function framePages(sheet: Sheet, words: FrameWords): void {
  for (let index = 0; index < sheet.pageNumber; index += 1) {
    sheet.doc.switchToPage(index)
    drawHeader(sheet, words)
    drawFooter(sheet, words, `${index + 1} / ${sheet.pageNumber}`)
  }
}

function drawHeader(sheet: Sheet, words: FrameWords): void {
  sheet.line(words.model, page.left, 34, { size: 10.5, bold: true, color: sheet.accent })
  sheet.line(words.subject, page.left, 48, { size: 7.8, color: ink.muted })
  const width = sheet.width(words.tag, 8, true) + 12
  sheet.doc
    .roundedRect(page.right - width, 35, width, 15, 2)
    .lineWidth(0.8)
    .stroke(ink.warning)
  sheet.line(words.tag, page.right - width, 38, { size: 8, bold: true, color: ink.warning, width, align: 'center' })
  sheet.doc.moveTo(page.left, 62).lineTo(page.right, 62).lineWidth(0.8).stroke(ink.rule)
}

function drawFooter(sheet: Sheet, words: FrameWords, count: string): void {
  sheet.doc.moveTo(page.left, 794).lineTo(page.right, 794).lineWidth(0.8).stroke(ink.rule)
  sheet.line(words.mark, page.left, 800, { size: 8, bold: true, color: ink.warning })
  sheet.line(count, page.left, 800, { size: 8, width: page.body, align: 'right', color: ink.muted })
  sheet.line(words.edition, page.left, 812, { size: 7.4, color: ink.muted })
}
