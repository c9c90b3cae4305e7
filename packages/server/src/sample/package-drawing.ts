import type { PackageShape } from './package-shape.ts'
import { ink, type Sheet } from './sheet.ts'

/** A place to draw in. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

const body = '#e3e7ec'
const metal = '#b9c2cc'

/** Draws the package from above inside the box; answers the box of the body. */
export function drawTop(sheet: Sheet, shape: PackageShape, box: Box, numbered = true): Box {
  sheet.doc.lineWidth(0.8)
  if (shape.kind === 'chip') return drawChip(sheet, box)
  if (shape.kind === 'diode') return drawDiode(sheet, box)
  if (shape.kind === 'quad') return drawQuad(sheet, shape, box, numbered)
  if (shape.kind === 'grid') return drawGrid(sheet, shape, box)
  if (shape.kind === 'tab') return drawTab(sheet, shape, box)
  if (shape.kind === 'radial') return drawRadial(sheet, shape, box)
  return drawDual(sheet, shape, box, numbered)
}

function fill(sheet: Sheet, x: number, y: number, w: number, h: number, color: string): void {
  sheet.doc.rect(x, y, w, h).fillAndStroke(color, ink.text)
}

function inner(box: Box, ratio: number, share = 0.68): Box {
  const w = Math.min(box.w * share, (box.h * share) / ratio)
  const h = w * ratio
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h }
}

function drawChip(sheet: Sheet, box: Box): Box {
  const at = inner(box, 0.5, 0.8)
  fill(sheet, at.x, at.y, at.w, at.h, body)
  fill(sheet, at.x, at.y, at.w * 0.2, at.h, metal)
  fill(sheet, at.x + at.w * 0.8, at.y, at.w * 0.2, at.h, metal)
  return at
}

function drawDiode(sheet: Sheet, box: Box): Box {
  const at = inner(box, 0.55)
  const lead = at.w * 0.16
  fill(sheet, at.x - lead, at.y + at.h * 0.3, lead, at.h * 0.4, metal)
  fill(sheet, at.x + at.w, at.y + at.h * 0.3, lead, at.h * 0.4, metal)
  fill(sheet, at.x, at.y, at.w, at.h, body)
  fill(sheet, at.x + at.w * 0.1, at.y, at.w * 0.1, at.h, ink.muted)
  return at
}

function pinSplit(pins: number): readonly [left: number, right: number] {
  if (pins === 3) return [2, 1]
  if (pins === 5) return [3, 2]
  return [Math.ceil(pins / 2), Math.floor(pins / 2)]
}

function drawDual(sheet: Sheet, shape: PackageShape, box: Box, numbered: boolean): Box {
  const [left, right] = pinSplit(shape.pins)
  const at = inner(box, left > 6 ? 1.5 : left < 4 ? 1.05 : 1.2)
  const rows = Math.max(left, right)
  const pitch = at.h / (rows + 0.4)
  const lead = shape.flat ? -at.w * 0.08 : at.w * 0.16
  const size = Math.min(7, pitch * 0.7)
  fill(sheet, at.x, at.y, at.w, at.h, body)
  const pin = (x: number, index: number, of: number, number: number, textX: number, align: 'left' | 'right') => {
    const y = at.y + at.h / 2 + (index - (of - 1) / 2) * (of < rows ? pitch * (rows - 1) / Math.max(1, of - 1 || 1) : pitch)
    fill(sheet, Math.min(x, x + lead), y - pitch * 0.2, Math.abs(lead), pitch * 0.4, metal)
    if (numbered && size > 3) sheet.line(`${number}`, textX, y - size * 0.6, { size, width: 14, align, color: ink.muted })
  }
  for (let index = 0; index < left; index += 1) pin(at.x - (shape.flat ? 0 : lead), index, left, index + 1, at.x + (shape.flat ? at.w * 0.1 : 3), 'left')
  for (let index = 0; index < right; index += 1) pin(at.x + at.w, index, right, shape.pins - index, at.x + at.w - (shape.flat ? at.w * 0.1 : 3) - 14, 'right')
  drawFirstDot(sheet, at)
  if (shape.pad) drawPad(sheet, at)
  return at
}

function drawFirstDot(sheet: Sheet, at: Box): void {
  sheet.doc.circle(at.x + at.w * 0.26, at.y + at.h * 0.09 + 2, Math.min(3.4, at.w * 0.04)).fill(ink.muted)
}

function drawPad(sheet: Sheet, at: Box): void {
  sheet.doc.rect(at.x + at.w * 0.28, at.y + at.h * 0.25, at.w * 0.44, at.h * 0.5).dash(3, { space: 2 }).stroke(ink.muted)
  sheet.doc.undash()
}

function drawQuad(sheet: Sheet, shape: PackageShape, box: Box, numbered: boolean): Box {
  const at = inner(box, 1, 0.74)
  const perSide = Math.max(2, Math.round(shape.pins / 4))
  const pitch = at.w / (perSide + 1)
  const lead = at.w * (shape.flat ? -0.06 : 0.07)
  const thick = Math.min(pitch * 0.5, 9)
  fill(sheet, at.x, at.y, at.w, at.h, body)
  for (let index = 1; index <= perSide; index += 1) {
    const along = index * pitch - thick / 2
    const out = Math.abs(lead)
    const back = shape.flat ? out : 0
    fill(sheet, at.x - out + back, at.y + along, out, thick, metal)
    fill(sheet, at.x + at.w - back, at.y + along, out, thick, metal)
    fill(sheet, at.x + along, at.y - out + back, thick, out, metal)
    fill(sheet, at.x + along, at.y + at.h - back, thick, out, metal)
  }
  if (numbered) numberCorners(sheet, at, perSide, lead)
  drawFirstDot(sheet, { ...at, x: at.x - at.w * 0.12 })
  if (shape.pad) drawPad(sheet, at)
  return at
}

function numberCorners(sheet: Sheet, at: Box, perSide: number, lead: number): void {
  const gap = Math.max(0, lead) + 3
  const say = (number: number, x: number, y: number) => sheet.line(`${number}`, x, y, { size: 6.5, color: ink.muted, width: 18, align: 'center' })
  say(1, at.x - gap - 16, at.y + 4)
  say(perSide, at.x - gap - 16, at.y + at.h - 12)
  say(perSide + 1, at.x, at.y + at.h + gap)
  say(perSide * 2, at.x + at.w - 20, at.y + at.h + gap)
  say(perSide * 2 + 1, at.x + at.w + gap - 2, at.y + at.h - 12)
  say(perSide * 3, at.x + at.w + gap - 2, at.y + 4)
  say(perSide * 3 + 1, at.x + at.w - 20, at.y - gap - 8)
  say(perSide * 4, at.x, at.y - gap - 8)
}

function drawGrid(sheet: Sheet, shape: PackageShape, box: Box): Box {
  const at = inner(box, 1, 0.8)
  const across = Math.min(14, Math.max(3, Math.round(Math.sqrt(shape.pins))))
  const pitch = at.w / (across + 0.6)
  fill(sheet, at.x, at.y, at.w, at.h, body)
  for (let row = 0; row < across; row += 1) {
    for (let column = 0; column < across; column += 1) sheet.doc.circle(at.x + pitch * (column + 0.8), at.y + pitch * (row + 0.8), pitch * 0.28)
  }
  sheet.doc.fillAndStroke(metal, ink.muted)
  sheet.line('A1', at.x - 14, at.y + 2, { size: 7, color: ink.muted })
  return at
}

function drawTab(sheet: Sheet, shape: PackageShape, box: Box): Box {
  const at = inner(box, 0.8, 0.62)
  const pins = Math.min(7, Math.max(3, shape.pins))
  const pitch = at.w / (pins + 0.2)
  fill(sheet, at.x + at.w * 0.08, at.y - at.h * 0.2, at.w * 0.84, at.h * 0.2, metal)
  for (let index = 0; index < pins; index += 1) {
    const x = at.x + pitch * (index + 0.35)
    fill(sheet, x, at.y + at.h, pitch * 0.45, at.h * 0.28, metal)
    sheet.line(`${index + 1}`, x - 5, at.y + at.h * 1.3, { size: 7, color: ink.muted, width: pitch * 0.45 + 10, align: 'center' })
  }
  fill(sheet, at.x, at.y, at.w, at.h, body)
  return at
}

function drawRadial(sheet: Sheet, shape: PackageShape, box: Box): Box {
  const at = inner(box, 0.85, 0.56)
  const pins = Math.min(5, Math.max(2, shape.pins))
  const pitch = at.w / (pins + 0.2)
  const top = { ...at, y: box.y + box.h * 0.08 }
  for (let index = 0; index < pins; index += 1) {
    const x = top.x + pitch * (index + 0.5)
    fill(sheet, x, top.y + top.h, 4, at.h * 0.55, metal)
    sheet.line(`${index + 1}`, x - 8, top.y + top.h * 1.58, { size: 7, color: ink.muted, width: 20, align: 'center' })
  }
  sheet.doc.roundedRect(top.x, top.y, top.w, top.h, 6).fillAndStroke(body, ink.text)
  return top
}

/** Draws the package from the side. */
export function drawSide(sheet: Sheet, shape: PackageShape, box: Box): Box {
  const at = { x: box.x + box.w * 0.16, y: box.y + box.h * 0.32, w: box.w * 0.68, h: box.h * 0.3 }
  const board = box.y + box.h * 0.7
  sheet.doc.lineWidth(0.8)
  if (shape.kind === 'chip' || shape.flat) {
    const seat = { ...at, y: board - at.h }
    fill(sheet, seat.x, seat.y, seat.w, seat.h, body)
    fill(sheet, seat.x, seat.y + (shape.flat ? seat.h * 0.8 : 0), seat.w * 0.16, shape.flat ? seat.h * 0.2 : seat.h, metal)
    fill(sheet, seat.x + seat.w * 0.84, seat.y + (shape.flat ? seat.h * 0.8 : 0), seat.w * 0.16, shape.flat ? seat.h * 0.2 : seat.h, metal)
    drawSeat(sheet, box, board)
    return seat
  }
  fill(sheet, at.x, at.y, at.w, at.h, body)
  if (shape.kind === 'grid') for (let x = at.x + 8; x < at.x + at.w - 4; x += 12) sheet.doc.circle(x, (at.y + at.h + board) / 2, (board - at.y - at.h) / 2).fillAndStroke(metal, ink.text)
  else for (const side of [-1, 1]) drawWing(sheet, side < 0 ? at.x : at.x + at.w, at.y + at.h / 2, board, side * at.w * 0.16)
  drawSeat(sheet, box, board)
  return at
}

function drawWing(sheet: Sheet, x: number, y: number, board: number, reach: number): void {
  sheet.doc.moveTo(x, y).lineTo(x + reach * 0.45, y).lineTo(x + reach * 0.6, board - 2).lineTo(x + reach, board - 2)
  sheet.doc.lineWidth(3).stroke(metal).lineWidth(0.8)
}

function drawSeat(sheet: Sheet, box: Box, board: number): void {
  sheet.doc.moveTo(box.x, board).lineTo(box.x + box.w, board).lineWidth(0.6).stroke(ink.muted)
}

/** A dimension line with a letter; runs along x when both y are equal. */
export function drawDimension(sheet: Sheet, x1: number, y1: number, x2: number, y2: number, letter: string): void {
  const level = y1 === y2
  const [dx, dy] = level ? [4, 2] : [2, 4]
  sheet.doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(0.6).stroke(sheet.accent)
  for (const [x, y, way] of [[x1, y1, 1], [x2, y2, -1]] as const) {
    sheet.doc.moveTo(x, y).lineTo(x + way * dx, y + (level ? dy : way * dy)).lineTo(x + (level ? way * dx : -dx), y + (level ? -dy : way * dy)).fill(sheet.accent)
  }
  const width = sheet.width(letter, 8, true) + 6
  const [x, y] = [(x1 + x2) / 2 - width / 2, (y1 + y2) / 2 - 5]
  sheet.doc.rect(x, y, width, 10).fill('#ffffff')
  sheet.line(letter, x, y, { size: 8, bold: true, color: sheet.accent, width, align: 'center' })
}
