import { body, metal, paint, type Box, type Point } from './brush.ts'
import type { PackageShape } from './package-shape.ts'
import { ink, type Sheet } from './sheet.ts'

/** Draws the package from the side. */
export function drawSide(sheet: Sheet, shape: PackageShape, box: Box): Box {
  const at = { x: box.x + box.w * 0.16, y: box.y + box.h * 0.32, w: box.w * 0.68, h: box.h * 0.3 }
  const board = box.y + box.h * 0.7
  sheet.doc.lineWidth(0.8)
  if (shape.kind === 'chip' || shape.flat) {
    const seat = { ...at, y: board - at.h }
    paint(sheet, [seat.x, seat.y, seat.w, seat.h], body)
    paint(
      sheet,
      [seat.x, seat.y + (shape.flat ? seat.h * 0.8 : 0), seat.w * 0.16, shape.flat ? seat.h * 0.2 : seat.h],
      metal,
    )
    paint(
      sheet,
      [
        seat.x + seat.w * 0.84,
        seat.y + (shape.flat ? seat.h * 0.8 : 0),
        seat.w * 0.16,
        shape.flat ? seat.h * 0.2 : seat.h,
      ],
      metal,
    )
    drawSeat(sheet, box, board)
    return seat
  }
  paint(sheet, [at.x, at.y, at.w, at.h], body)
  if (shape.kind === 'grid')
    for (let x = at.x + 8; x < at.x + at.w - 4; x += 12)
      sheet.doc.circle(x, (at.y + at.h + board) / 2, (board - at.y - at.h) / 2).fillAndStroke(metal, ink.text)
  else
    for (const side of [-1, 1])
      drawWing(sheet, [side < 0 ? at.x : at.x + at.w, at.y + at.h / 2], board, side * at.w * 0.16)
  drawSeat(sheet, box, board)
  return at
}

/** A gull wing from the body down to the board, to the side of `reach`. */
function drawWing(sheet: Sheet, [x, y]: Point, board: number, reach: number): void {
  sheet.doc
    .moveTo(x, y)
    .lineTo(x + reach * 0.45, y)
    .lineTo(x + reach * 0.6, board - 2)
    .lineTo(x + reach, board - 2)
  sheet.doc.lineWidth(3).stroke(metal).lineWidth(0.8)
}

function drawSeat(sheet: Sheet, box: Box, board: number): void {
  sheet.doc
    .moveTo(box.x, board)
    .lineTo(box.x + box.w, board)
    .lineWidth(0.6)
    .stroke(ink.muted)
}
