import type { Drawing } from './shape.ts'
import { chip, parts, signs, type Drawn } from './symbols.ts'

/**
 * Reads a drawing, a symbol a line: `res 90 60 R1`, `diode 90 60 D1 up`, `wire 40 60 200 60 200 90`, `gnd 90 120`,
 * `chip 200 40 120 100 U1 TPS54302 | VIN@20 EN@60 | SW@20`. The first line is `size 640 320`.
 */
export function readDrawing(lines: readonly string[]): Drawing {
  const drawing: Drawing = { width: 0, height: 0, shapes: [], marks: new Map() }
  for (const line of lines) draw(drawing, line.trim())
  return drawing
}

function draw(drawing: Drawing, line: string): void {
  const [word = '', ...rest] = line.split(/\s+/)
  const [x = 0, y = 0] = rest.map(Number)
  const [sign, part] = [signs[word], parts[word]]
  if (word === 'size') Object.assign(drawing, { width: x, height: y })
  else if (word === 'chip') put(drawing, rest[4] ?? '', chipIn(line))
  else if (sign) drawing.shapes.push(...sign(x, y, rest.slice(2)))
  else if (part) put(drawing, rest[2] ?? '', part(x, y, rest[2] ?? '', rest[3] ?? ''))
  else throw new Error(`no symbol is known as ${word}`)
}

function put({ shapes, marks }: Drawing, name: string, drawn: Drawn): void {
  shapes.push(...drawn.shapes)
  marks.set(name, drawn.place)
}

function chipIn(line: string): Drawn {
  const [head = '', left = '', right = ''] = line.split('|')
  const [, x = '', y = '', width = '', height = '', name = '', ...model] = head.trim().split(/\s+/)
  const pinsOf = (side: string) => side.trim().split(/\s+/).filter(Boolean)
  const place = { x: Number(x), y: Number(y), width: Number(width), height: Number(height) }
  return chip(place, name, model.join(' '), [pinsOf(left), pinsOf(right)])
}
