import { ink, type Sheet } from './sheet.ts'

/** A place to draw in. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** A place on the page. */
export type Point = readonly [x: number, y: number]
/** A painted rectangle. */
export type Area = readonly [x: number, y: number, w: number, h: number]

export const body = '#e3e7ec'
export const metal = '#b9c2cc'

/** Fills a rectangle and draws its edge. */
export function paint(sheet: Sheet, [x, y, w, h]: Area, color: string): void {
  sheet.doc.rect(x, y, w, h).fillAndStroke(color, ink.text)
}

/** The largest box of a shape (height over width) in the middle of another. */
export function inner(box: Box, ratio: number, share = 0.68): Box {
  const w = Math.min(box.w * share, (box.h * share) / ratio)
  const h = w * ratio
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h }
}

/** A dimension line with a letter; runs along x when both y are equal. */
export function drawDimension(sheet: Sheet, [x1, y1]: Point, [x2, y2]: Point, letter: string): void {
  const level = y1 === y2
  const [dx, dy] = level ? [4, 2] : [2, 4]
  sheet.doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(0.6).stroke(sheet.accent)
  for (const [x, y, way] of [
    [x1, y1, 1],
    [x2, y2, -1],
  ] as const) {
    sheet.doc
      .moveTo(x, y)
      .lineTo(x + way * dx, y + (level ? dy : way * dy))
      .lineTo(x + (level ? way * dx : -dx), y + (level ? -dy : way * dy))
      .fill(sheet.accent)
  }
  const width = sheet.width(letter, 8, true) + 6
  // Beside a short upright line, on a longer one.
  const aside = !level && y2 - y1 < 24 ? 10 : 0
  const [x, y] = [(x1 + x2) / 2 - width / 2 + aside, (y1 + y2) / 2 - 5]
  sheet.doc.rect(x, y, width, 10).fill('#ffffff')
  sheet.line(letter, x, y, { size: 8, bold: true, color: sheet.accent, width, align: 'center' })
}
