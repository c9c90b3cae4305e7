import { ink, page, type Sheet } from '../../../sample/sheet.ts'
import { letter, type Drawing, type Shape, type Word } from './shape.ts'

/** Draws a circuit across the page, below what is written. */
export function drawOn(sheet: Sheet, { width, height, shapes }: Drawing): void {
  const scale = Math.min(1, page.body / width)
  sheet.ensure(height * scale + 30)
  const place = { x: page.left + (page.body - width * scale) / 2, y: sheet.y, scale }
  for (const shape of shapes) drawShape(sheet, shape, place)
  sheet.y += height * scale + 8
}

function drawShape(sheet: Sheet, shape: Shape, { x, y, scale }: { x: number; y: number; scale: number }): void {
  if (shape.kind === 'text') return drawWord(sheet, shape, { x, y, scale })
  const { doc } = sheet
  doc.save().translate(x, y).scale(scale)
  doc.path(shape.d)
  if (shape.fill) doc.fill(ink.text)
  else doc.lineWidth(shape.strong ? 2 : 1.4).stroke(ink.text)
  doc.restore()
}

function drawWord(sheet: Sheet, word: Word, { x, y, scale }: { x: number; y: number; scale: number }): void {
  const size = letter * scale * 0.92
  const width = sheet.width(word.text, size, word.bold)
  const back = { start: 0, middle: width / 2, end: width }[word.align]
  sheet.line(word.text, x + word.x * scale - back, y + word.y * scale - size, { size, bold: word.bold ?? false })
}
