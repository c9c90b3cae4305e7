import { drawDimension, type Box } from './brush.ts'
import { ink, type Sheet } from './sheet.ts'

/** Boxes joined by arrows from left to right, with a shared line below. */
export function drawBlocks(sheet: Sheet, names: readonly string[], box: Box): void {
  const gap = 22
  const width = (box.w - 30 - gap * (names.length - 1)) / names.length
  sheet.doc.roundedRect(box.x, box.y, box.w, box.h, 4).lineWidth(0.8).dash(4, { space: 3 }).stroke(ink.muted).undash()
  names.forEach((name, index) => {
    const x = box.x + 15 + index * (width + gap)
    sheet.doc
      .roundedRect(x, box.y + 26, width, 52, 3)
      .lineWidth(1)
      .fillAndStroke(ink.faint, sheet.accent)
    const lines = sheet.linesOf(name, width - 8, 8.4, true)
    sheet.block(name, x + 4, box.y + 52 - lines.length * 6, {
      size: 8.4,
      bold: true,
      width: width - 8,
      align: 'center',
    })
    if (index) drawArrow(sheet, x - gap, box.y + 52, x)
    sheet.doc
      .moveTo(x + width / 2, box.y + 78)
      .lineTo(x + width / 2, box.y + 98)
      .lineWidth(0.7)
      .stroke(ink.muted)
  })
  sheet.doc
    .moveTo(box.x + 15, box.y + 98)
    .lineTo(box.x + box.w - 15, box.y + 98)
    .lineWidth(1.4)
    .stroke(ink.muted)
}

function drawArrow(sheet: Sheet, from: number, y: number, to: number): void {
  sheet.doc
    .moveTo(from, y)
    .lineTo(to - 4, y)
    .lineWidth(1)
    .stroke(ink.text)
  sheet.doc
    .moveTo(to, y)
    .lineTo(to - 6, y - 3)
    .lineTo(to - 6, y + 3)
    .fill(ink.text)
}

/** A corner of a board: part, neighbours, copper and vias. */
export function drawBoard(sheet: Sheet, box: Box, name: string, wide: boolean): void {
  const { doc } = sheet
  doc.rect(box.x, box.y, box.w, box.h).lineWidth(0.8).fillAndStroke('#eaf2ec', ink.muted)
  const middle = { x: box.x + box.w / 2 - 45, y: box.y + box.h / 2 - 28, w: 90, h: 56 }
  drawHatch(sheet, { x: box.x + 20, y: box.y + box.h - 46, w: box.w - 40, h: 34 })
  doc.rect(box.x + 20, middle.y + 4, middle.x - box.x - 30, 22).fill('#e2b98a')
  doc.rect(middle.x + middle.w + 10, middle.y + 4, box.x + box.w - middle.x - middle.w - 30, 22).fill('#e2b98a')
  doc.rect(middle.x, middle.y, middle.w, middle.h).lineWidth(1).fillAndStroke('#ffffff', ink.text)
  sheet.line(name, middle.x, middle.y + 23, { size: 8, bold: true, width: middle.w, align: 'center' })
  for (const [x, label] of [
    [middle.x - 44, 'C1'],
    [middle.x + middle.w + 20, 'C2'],
  ] as const)
    drawSmall(sheet, x, middle.y + 26, label)
  if (wide) drawSmall(sheet, middle.x + middle.w + 70, middle.y + 26, 'R1')
  for (let x = box.x + 34; x < box.x + box.w - 30; x += 26)
    doc
      .circle(x, box.y + box.h - 29, 3)
      .lineWidth(0.8)
      .fillAndStroke('#ffffff', ink.text)
  sheet.line('GND', box.x + 24, box.y + box.h - 58, { size: 7, color: ink.muted })
}

function drawSmall(sheet: Sheet, x: number, y: number, name: string): void {
  for (const down of [0, 24])
    sheet.doc
      .rect(x, y + down, 22, 12)
      .lineWidth(0.8)
      .fillAndStroke('#e2b98a', ink.text)
  sheet.doc
    .rect(x + 2, y + 6, 18, 24)
    .lineWidth(0.8)
    .stroke(ink.text)
  sheet.line(name, x, y + 14, { size: 6.6, width: 22, align: 'center' })
}

function drawHatch(sheet: Sheet, box: Box): void {
  const { doc } = sheet
  doc.save().rect(box.x, box.y, box.w, box.h).clip()
  for (let x = box.x - box.h; x < box.x + box.w; x += 7) doc.moveTo(x, box.y + box.h).lineTo(x + box.h, box.y)
  doc.lineWidth(0.7).stroke('#8fae97').restore()
  doc.rect(box.x, box.y, box.w, box.h).lineWidth(0.8).stroke('#8fae97')
}

/** Carrier tape with its letters, and the reel beside it. */
export function drawTape(sheet: Sheet, box: Box): void {
  const { doc } = sheet
  const tape = { x: box.x + 24, y: box.y + 40, w: box.w * 0.6, h: 84 }
  doc.rect(tape.x, tape.y, tape.w, tape.h).lineWidth(0.9).fillAndStroke('#f4f1ea', ink.text)
  for (let x = tape.x + 18; x < tape.x + tape.w; x += 30)
    doc
      .circle(x, tape.y + 14, 5)
      .lineWidth(0.8)
      .fillAndStroke('#ffffff', ink.text)
  for (let x = tape.x + 15; x < tape.x + tape.w - 36; x += 60) {
    doc
      .rect(x, tape.y + 32, 36, 40)
      .lineWidth(0.8)
      .fillAndStroke('#ffffff', ink.text)
    doc.rect(x + 7, tape.y + 39, 22, 26).fillAndStroke('#d7dde4', ink.text)
    doc.circle(x + 11, tape.y + 43, 1.6).fill(ink.text)
  }
  drawDimension(sheet, [tape.x + 18, tape.y - 10], [tape.x + 48, tape.y - 10], 'P0')
  drawDimension(sheet, [tape.x + 33, tape.y + tape.h + 12], [tape.x + 93, tape.y + tape.h + 12], 'P1')
  drawDimension(sheet, [tape.x - 14, tape.y], [tape.x - 14, tape.y + tape.h], 'W')
  const [cx, cy] = [box.x + box.w * 0.84, box.y + box.h / 2]
  for (const [radius, color] of [
    [72, '#f1f3f6'],
    [48, '#ffffff'],
    [26, '#f1f3f6'],
    [8, '#ffffff'],
  ] as const)
    doc.circle(cx, cy, radius).lineWidth(0.9).fillAndStroke(color, ink.text)
  drawDimension(sheet, [cx - 72, box.y + box.h - 4], [cx + 72, box.y + box.h - 4], 'D')
}

/** Three traces over a shared time line, with four marked times. */
export function drawWaves(sheet: Sheet, names: readonly string[], box: Box): void {
  const edges = [0.12, 0.26, 0.36]
  const height = box.h / names.length
  names.forEach((name, index) => {
    const low = box.y + height * (index + 1) - 12
    const high = low - height * 0.55
    const at = (share: number) => box.x + 60 + share * (box.w - 70)
    const rise = edges[index] ?? 0.3
    const fall = 0.74 + index * 0.05
    const slope = 0.01 + index * 0.025
    sheet.line(name, box.x, (low + high) / 2 - 5, { size: 8.2, bold: true })
    sheet.doc
      .moveTo(at(0), low)
      .lineTo(at(rise), low)
      .lineTo(at(rise + slope), high)
      .lineTo(at(fall), high)
      .lineTo(at(fall + slope), low)
      .lineTo(at(1), low)
    sheet.doc.lineWidth(1.3).stroke(sheet.accent)
    sheet.doc
      .moveTo(at(0), low + 5)
      .lineTo(at(1), low + 5)
      .lineWidth(0.4)
      .stroke(ink.rule)
  })
  ;[0.125, 0.27, 0.4, 0.8].forEach((share, index) => {
    const x = box.x + 60 + share * (box.w - 70)
    sheet.doc
      .moveTo(x, box.y)
      .lineTo(x, box.y + box.h)
      .lineWidth(0.5)
      .dash(2, { space: 2 })
      .stroke(ink.warning)
      .undash()
    sheet.line(`t${index + 1}`, x + 2, box.y - 2, { size: 7.4, color: ink.warning })
  })
}

/** Copper lands for two ends, two rows or four sides. */
export function drawLands(sheet: Sheet, kind: string, pins: number, box: Box): void {
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2]
  const rows = Math.min(16, Math.max(1, kind === 'quad' ? Math.round(pins / 4) : Math.ceil(pins / 2)))
  const pitch = Math.min(26, (box.h - 30) / rows)
  for (const [x, y, w, h] of landsOf(kind, rows, pitch))
    sheet.doc
      .rect(cx + x - w / 2, cy + y - h / 2, w, h)
      .lineWidth(0.7)
      .fillAndStroke('#e2b98a', ink.text)
  sheet.doc
    .moveTo(cx, box.y)
    .lineTo(cx, box.y + box.h)
    .moveTo(box.x + 20, cy)
    .lineTo(box.x + box.w - 20, cy)
  sheet.doc.lineWidth(0.4).dash(6, { space: 3 }).stroke(ink.muted).undash()
  drawDimension(sheet, [box.x + box.w - 22, cy - pitch / 2], [box.x + box.w - 22, cy + pitch / 2], 'e')
}

/** Middle, width and height of each land, counted from the middle of the part. */
function landsOf(kind: string, rows: number, pitch: number): (readonly [number, number, number, number])[] {
  if (kind === 'chip' || kind === 'diode') return [-46, 46].map((x) => [x, 0, 40, 58] as const)
  const along = Array.from({ length: rows }, (_, index) => (index - (rows - 1) / 2) * pitch)
  const far = kind === 'quad' ? rows * pitch * 0.5 + 18 : 54
  const beside = along.flatMap((y) => [-far, far].map((x) => [x, y, 26, pitch * 0.55] as const))
  const above = along.flatMap((x) => [-far, far].map((y) => [x, y, pitch * 0.55, 26] as const))
  return kind === 'quad' ? [...beside, ...above] : beside
}
