import type { Draft } from './draft.ts'
import { drawDimension } from './brush.ts'
import { drawLands, drawTape } from './figures.ts'
import { drawTop } from './package-drawing.ts'
import { drawSide } from './package-side.ts'
import { page } from './sheet.ts'
import { writeTable } from './table.ts'

/** The package from above and from the side, with letters. */
export function writeOutline(draft: Draft): void {
  const { sheet, words, main, shape } = draft
  const top = sheet.y
  const body = drawTop(sheet, shape, { x: page.left, y: top, w: 230, h: 128 }, false)
  drawDimension(sheet, [body.x, top + 134], [body.x + body.w, top + 134], 'A')
  drawDimension(sheet, [page.left + 240, body.y], [page.left + 240, body.y + body.h], 'B')
  const side = drawSide(sheet, shape, { x: page.left + 262, y: top, w: 220, h: 128 })
  drawDimension(sheet, [page.right - 12, side.y], [page.right - 12, side.y + side.h], 'C')
  sheet.y = top + 144
  sheet.figureTitle(words.figure, words.outlineFigure(main.package))
  writeLetters(draft)
}

function writeLetters(draft: Draft): void {
  const { sheet, words, shape } = draft
  const [letter = '', meaning = '', value = ''] = words.outlineColumns
  const known = shape.nominal ?? []
  const rows = words.outlineRows
    .slice(0, shape.nominal ? 3 : 6)
    .map((name, index) => ['ABCbLe'[index] ?? '', name, known[index] ? `${known[index]} mm` : words.seeMaker])
  writeTable(
    sheet,
    [
      { title: letter, share: 1 },
      { title: meaning, share: 3 },
      { title: value, share: 3 },
    ],
    rows,
    { size: 7.6 },
  )
  if (shape.nominal) sheet.paragraph(words.chipNote, { size: 8.4 })
}

/** Copper for the terminals. */
export function writeLands(draft: Draft): void {
  const { sheet, words, main, shape } = draft
  drawLands(sheet, shape.kind, shape.pins, { x: page.left + 120, y: sheet.y, w: 260, h: 170 })
  sheet.y += 178
  sheet.figureTitle(words.figure, words.landFigure(main.package))
  sheet.bullets(words.landPoints)
}

/** Tape, reel and their illustrative lengths. */
export function writeTape(draft: Draft): void {
  const { sheet, words, terms, invented } = draft
  sheet.paragraph(words.tapeText)
  drawTape(sheet, { x: page.left, y: sheet.y, w: page.body, h: 170 })
  sheet.y += 182
  sheet.figureTitle(words.figure, words.tapeFigure)
  const [letter = '', meaning = '', value = '', unit = ''] = words.tapeColumns
  const quantity = terms.revision === 'B' ? invented.quantity : invented.quantityBefore
  sheet.tableTitle(words.table, `${words.sections.tape} (${words.illustrative})`)
  writeTable(
    sheet,
    [
      { title: letter, share: 1.2 },
      { title: meaning, share: 4 },
      { title: value, share: 2 },
      { title: unit, share: 1 },
    ],
    [...words.tapeRows, ['N', words.tapeQuantity, quantity, '']],
  )
  sheet.bullets(words.tapePoints)
}

/** What is printed on the body. */
export function writeMarking(draft: Draft): void {
  const { sheet, words, main, shape } = draft
  sheet.paragraph(words.markingText)
  const body = drawTop(sheet, shape, { x: page.left + 120, y: sheet.y, w: 260, h: 150 }, false)
  const size = Math.max(5, Math.min(11, (body.w * 0.8) / Math.max(4, main.model.length * 0.6)))
  const text = shape.kind === 'chip' ? main.model.slice(0, 4) : main.model
  sheet.line(text, body.x, body.y + body.h / 2 - size, { size, bold: true, width: body.w, align: 'center' })
  sheet.line('YYWW', body.x, body.y + body.h / 2 + size * 0.4, {
    size: Math.min(9, size),
    width: body.w,
    align: 'center',
  })
  sheet.y += 158
  sheet.figureTitle(words.figure, words.markingFigure)
  sheet.bullets(words.markingPoints)
}
