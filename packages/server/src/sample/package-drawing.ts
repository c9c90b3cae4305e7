import { body, inner, metal, paint, type Box } from './brush.ts'
import { drawDual, drawQuad } from './package-rows.ts'
import type { PackageShape } from './package-shape.ts'
import { ink, type Sheet } from './sheet.ts'

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

function drawChip(sheet: Sheet, box: Box): Box {
  const at = inner(box, 0.5, 0.8)
  paint(sheet, [at.x, at.y, at.w, at.h], body)
  paint(sheet, [at.x, at.y, at.w * 0.2, at.h], metal)
  paint(sheet, [at.x + at.w * 0.8, at.y, at.w * 0.2, at.h], metal)
  return at
}

function drawDiode(sheet: Sheet, box: Box): Box {
  const at = inner(box, 0.55)
  const lead = at.w * 0.16
  paint(sheet, [at.x - lead, at.y + at.h * 0.3, lead, at.h * 0.4], metal)
  paint(sheet, [at.x + at.w, at.y + at.h * 0.3, lead, at.h * 0.4], metal)
  paint(sheet, [at.x, at.y, at.w, at.h], body)
  paint(sheet, [at.x + at.w * 0.1, at.y, at.w * 0.1, at.h], ink.muted)
  return at
}

function drawGrid(sheet: Sheet, shape: PackageShape, box: Box): Box {
  const at = inner(box, 1, 0.8)
  const across = Math.min(14, Math.max(3, Math.round(Math.sqrt(shape.pins))))
  const pitch = at.w / (across + 0.6)
  paint(sheet, [at.x, at.y, at.w, at.h], body)
  for (let row = 0; row < across; row += 1) {
    for (let column = 0; column < across; column += 1)
      sheet.doc.circle(at.x + pitch * (column + 0.8), at.y + pitch * (row + 0.8), pitch * 0.28)
  }
  sheet.doc.fillAndStroke(metal, ink.muted)
  sheet.line('A1', at.x - 14, at.y + 2, { size: 7, color: ink.muted })
  return at
}

function drawTab(sheet: Sheet, shape: PackageShape, box: Box): Box {
  const at = inner(box, 0.8, 0.62)
  const pins = Math.min(7, Math.max(3, shape.pins))
  const pitch = at.w / (pins + 0.2)
  paint(sheet, [at.x + at.w * 0.08, at.y - at.h * 0.2, at.w * 0.84, at.h * 0.2], metal)
  for (let index = 0; index < pins; index += 1) {
    const x = at.x + pitch * (index + 0.35)
    paint(sheet, [x, at.y + at.h, pitch * 0.45, at.h * 0.28], metal)
    sheet.line(`${index + 1}`, x - 5, at.y + at.h * 1.3, {
      size: 7,
      color: ink.muted,
      width: pitch * 0.45 + 10,
      align: 'center',
    })
  }
  paint(sheet, [at.x, at.y, at.w, at.h], body)
  return at
}

function drawRadial(sheet: Sheet, shape: PackageShape, box: Box): Box {
  const at = inner(box, 0.85, 0.56)
  const pins = Math.min(5, Math.max(2, shape.pins))
  const pitch = at.w / (pins + 0.2)
  const top = { ...at, y: box.y + box.h * 0.08 }
  for (let index = 0; index < pins; index += 1) {
    const x = top.x + pitch * (index + 0.5)
    paint(sheet, [x, top.y + top.h, 4, at.h * 0.55], metal)
    sheet.line(`${index + 1}`, x - 8, top.y + top.h * 1.58, { size: 7, color: ink.muted, width: 20, align: 'center' })
  }
  sheet.doc.roundedRect(top.x, top.y, top.w, top.h, 6).fillAndStroke(body, ink.text)
  return top
}
