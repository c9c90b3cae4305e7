import type { Box } from './brush.ts'
import { ink, type Sheet } from './sheet.ts'

/** Draws symbols of circuits at places counted from the corner of a box. */
export class Pen {
  readonly sheet: Sheet
  readonly box: Box

  constructor(sheet: Sheet, box: Box) {
    this.sheet = sheet
    this.box = box
  }

  wire(...points: readonly (readonly [number, number])[]): void {
    points.forEach(([x, y], index) => {
      if (index) this.sheet.doc.lineTo(this.box.x + x, this.box.y + y)
      else this.sheet.doc.moveTo(this.box.x + x, this.box.y + y)
    })
    this.sheet.doc.lineWidth(1).stroke(ink.text)
  }

  text(text: string, x: number, y: number, bold = false): void {
    this.sheet.line(text, this.box.x + x, this.box.y + y, { size: 8, bold })
  }

  dot(x: number, y: number): void {
    this.sheet.doc.circle(this.box.x + x, this.box.y + y, 2).fill(ink.text)
  }

  port(x: number, y: number, text: string, left: boolean): void {
    this.sheet.doc
      .circle(this.box.x + x, this.box.y + y, 2.6)
      .lineWidth(1)
      .stroke(ink.text)
    const width = this.sheet.width(text, 8)
    this.text(text, left ? x - width - 6 : x + 6, y - 5)
  }

  ground(x: number, y: number): void {
    this.wire([x, y], [x, y + 7])
    for (const [half, down] of [
      [8, 7],
      [5, 10],
      [2, 13],
    ] as const)
      this.wire([x - half, y + down], [x + half, y + down])
  }

  resistor(x: number, y: number, upright: boolean, name: string): void {
    const { doc } = this.sheet
    if (upright) doc.rect(this.box.x + x - 5, this.box.y + y, 10, 28)
    else doc.rect(this.box.x + x, this.box.y + y - 5, 28, 10)
    doc.lineWidth(1).fillAndStroke('#ffffff', ink.text)
    this.text(name, upright ? x + 9 : x + 8, upright ? y + 9 : y - 17)
  }

  capacitor(x: number, y: number, name: string): void {
    this.wire([x, y], [x, y + 11])
    this.wire([x - 10, y + 11], [x + 10, y + 11])
    this.wire([x - 10, y + 16], [x + 10, y + 16])
    this.wire([x, y + 16], [x, y + 28])
    this.text(name, x + 13, y + 8)
  }

  coil(x: number, y: number, name: string): void {
    const { doc } = this.sheet
    doc.moveTo(this.box.x + x, this.box.y + y)
    for (let turn = 0; turn < 4; turn += 1) {
      const left = this.box.x + x + turn * 9
      doc.bezierCurveTo(left, this.box.y + y - 11, left + 9, this.box.y + y - 11, left + 9, this.box.y + y)
    }
    doc.lineWidth(1.1).stroke(ink.text)
    this.text(name, x + 13, y - 22)
  }

  diode(x: number, y: number, name: string): void {
    const { doc } = this.sheet
    const [left, top] = [this.box.x + x, this.box.y + y]
    this.wire([x, y], [x, y + 8])
    doc
      .moveTo(left - 8, top + 20)
      .lineTo(left + 8, top + 20)
      .lineTo(left, top + 8)
      .lineWidth(1)
      .fillAndStroke(this.sheet.accent, ink.text)
    this.wire([x - 8, y + 8], [x + 8, y + 8])
    this.wire([x, y + 20], [x, y + 28])
    this.text(name, x + 13, y + 9)
  }

  chip(
    [x, y, w, h]: readonly [number, number, number, number],
    name: string,
    left: readonly string[],
    right: readonly string[],
  ): void {
    this.sheet.doc
      .rect(this.box.x + x, this.box.y + y, w, h)
      .lineWidth(1.2)
      .fillAndStroke(ink.faint, this.sheet.accent)
    this.sheet.line(name, this.box.x + x, this.box.y + y + h / 2 - 5, {
      size: 8.4,
      bold: true,
      width: w,
      align: 'center',
      color: this.sheet.accent,
    })
    left.forEach((pin, index) => this.text(pin, x + 5, y + 15 + index * 36))
    right.forEach((pin, index) =>
      this.sheet.line(pin, this.box.x + x, this.box.y + y + 15 + index * 36, { size: 8, width: w - 5, align: 'right' }),
    )
  }
}
