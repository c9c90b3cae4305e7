import { body, inner, metal, paint, type Box } from './brush.ts'
import type { PackageShape } from './package-shape.ts'
import { ink, type Sheet } from './sheet.ts'

function pinSplit(pins: number): readonly [left: number, right: number] {
  if (pins === 3) return [2, 1]
  if (pins === 5) return [3, 2]
  return [Math.ceil(pins / 2), Math.floor(pins / 2)]
}

/** A body with two columns of terminals. */
export function drawDual(sheet: Sheet, shape: PackageShape, box: Box, numbered: boolean): Box {
  const split = pinSplit(shape.pins)
  const at = inner(box, split[0] > 6 ? 1.5 : split[0] < 4 ? 1.05 : 1.2)
  paint(sheet, [at.x, at.y, at.w, at.h], body)
  drawColumn(sheet, shape, at, { left: true, of: split[0], rows: split[0], numbered })
  drawColumn(sheet, shape, at, { left: false, of: split[1], rows: split[0], numbered })
  drawFirstDot(sheet, at)
  if (shape.pad) drawPad(sheet, at)
  return at
}

/** One of the two columns of terminals: `of` in number, spread over the height of `rows`. */
interface PinColumn {
  left: boolean
  of: number
  rows: number
  numbered: boolean
}

function drawColumn(sheet: Sheet, shape: PackageShape, at: Box, column: PinColumn): void {
  const { left, of, rows } = column
  const pitch = at.h / (rows + 0.4)
  const spread = of > 1 ? (pitch * (rows - 1)) / (of - 1) : 0
  const lead = at.w * (shape.flat ? 0.08 : 0.16)
  const outside = left ? at.x - lead : at.x + at.w
  const inside = left ? at.x : at.x + at.w - lead
  const size = Math.min(7, pitch * 0.7)
  for (let index = 0; index < of; index += 1) {
    const y = at.y + at.h / 2 + (index - (of - 1) / 2) * spread
    paint(sheet, [shape.flat ? inside : outside, y - pitch * 0.2, lead, pitch * 0.4], metal)
    const gap = shape.flat ? lead + 2 : 3
    const x = left ? at.x + gap : at.x + at.w - gap - 14
    if (column.numbered && size > 3)
      sheet.line(`${left ? index + 1 : shape.pins - index}`, x, y - size * 0.6, {
        size,
        width: 14,
        align: left ? 'left' : 'right',
        color: ink.muted,
      })
  }
}

function drawFirstDot(sheet: Sheet, at: Box): void {
  sheet.doc.circle(at.x + at.w * 0.26, at.y + at.h * 0.09 + 2, Math.min(3.4, at.w * 0.04)).fill(ink.muted)
}

function drawPad(sheet: Sheet, at: Box): void {
  sheet.doc
    .rect(at.x + at.w * 0.28, at.y + at.h * 0.25, at.w * 0.44, at.h * 0.5)
    .dash(3, { space: 2 })
    .stroke(ink.muted)
  sheet.doc.undash()
}

/** A body with terminals on four sides. */
export function drawQuad(sheet: Sheet, shape: PackageShape, box: Box, numbered: boolean): Box {
  const at = inner(box, 1, 0.74)
  const perSide = Math.max(2, Math.round(shape.pins / 4))
  const pitch = at.w / (perSide + 1)
  const lead = at.w * (shape.flat ? -0.06 : 0.07)
  const thick = Math.min(pitch * 0.5, 9)
  paint(sheet, [at.x, at.y, at.w, at.h], body)
  for (let index = 1; index <= perSide; index += 1) {
    const along = index * pitch - thick / 2
    const out = Math.abs(lead)
    const back = shape.flat ? out : 0
    paint(sheet, [at.x - out + back, at.y + along, out, thick], metal)
    paint(sheet, [at.x + at.w - back, at.y + along, out, thick], metal)
    paint(sheet, [at.x + along, at.y - out + back, thick, out], metal)
    paint(sheet, [at.x + along, at.y + at.h - back, thick, out], metal)
  }
  if (numbered) numberCorners(sheet, at, perSide, lead)
  drawFirstDot(sheet, { ...at, x: at.x - at.w * 0.12 })
  if (shape.pad) drawPad(sheet, at)
  return at
}

function numberCorners(sheet: Sheet, at: Box, perSide: number, lead: number): void {
  const gap = Math.max(0, lead) + 3
  const say = (number: number, x: number, y: number) =>
    sheet.line(`${number}`, x, y, { size: 6.5, color: ink.muted, width: 18, align: 'center' })
  say(1, at.x - gap - 16, at.y + 4)
  say(perSide, at.x - gap - 16, at.y + at.h - 12)
  say(perSide + 1, at.x, at.y + at.h + gap)
  say(perSide * 2, at.x + at.w - 20, at.y + at.h + gap)
  say(perSide * 2 + 1, at.x + at.w + gap - 2, at.y + at.h - 12)
  say(perSide * 3, at.x + at.w + gap - 2, at.y + 4)
  say(perSide * 3 + 1, at.x + at.w - 20, at.y - gap - 8)
  say(perSide * 4, at.x, at.y - gap - 8)
}
