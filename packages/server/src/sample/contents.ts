import type { Draft } from './draft.ts'
import { ink, page } from './sheet.ts'

/** Writes the list of chapters on a page kept free for it; call it when all bookmarks are known. */
export function writeContents(draft: Draft, at: number): void {
  const { sheet, words } = draft
  sheet.doc.switchToPage(at - 1)
  sheet.line(words.contents, page.left, page.top, { size: 15, bold: true, color: sheet.accent })
  let y: number = page.top + 32
  const entries = sheet.outline.filter((entry) => entry.page !== at)
  const pitch = Math.min(18, (page.bottom - y) / entries.length)
  for (const entry of entries) {
    writeEntry(draft, entry, y, Math.min(9.4, pitch * 0.72))
    y += pitch
  }
}

function writeEntry(
  draft: Draft,
  entry: { title: string; page: number; level: number },
  y: number,
  size: number,
): void {
  const { sheet } = draft
  const bold = entry.level === 0
  const x = page.left + entry.level * 18
  sheet.line(entry.title, x, y, { size, bold })
  const from = x + sheet.width(entry.title, size, bold) + 6
  sheet.line(`${entry.page}`, page.right - 30, y, { size, bold, width: 30, align: 'right' })
  sheet.doc
    .moveTo(from, y + size)
    .lineTo(page.right - 24, y + size)
    .lineWidth(0.7)
    .dash(0.8, { space: 2.6 })
    .stroke(ink.muted)
    .undash()
}
