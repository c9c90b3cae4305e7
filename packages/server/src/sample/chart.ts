import type { Random } from './random.ts'
import type { Axis, Curve, Pair, Shape } from './families/family.ts'
import type { Box } from './brush.ts'
import { ink, type Sheet } from './sheet.ts'

const courses: Record<Shape, (t: number) => number> = {
  rise: (t) => 0.08 + 0.8 * t,
  fall: (t) => 0.92 - 0.8 * t * t * (1.5 - 0.5 * t),
  saturate: (t) => 0.86 * (1 - Math.exp(-5 * t)),
  decay: (t) => 0.12 + 0.78 * Math.exp(-4 * t),
  bell: (t) => 0.2 + 0.62 * Math.exp(-((t - 0.5) ** 2) / 0.07),
  dip: (t) => 0.1 + 0.8 * Math.abs(t - 0.55) ** 0.8 * 1.7,
  step: (t) =>
    0.06 +
    0.76 / (1 + Math.exp(-22 * (t - 0.35))) +
    (t > 0.42 ? 0.06 * Math.exp(-9 * (t - 0.42)) * Math.sin(40 * (t - 0.42)) : 0),
  knee: (t) => 0.06 + (0.82 * (Math.exp(3.2 * t) - 1)) / (Math.exp(3.2) - 1),
  flat: (t) => 0.52 - 0.1 * t,
  derate: (t) => (t < 0.5 ? 0.82 : Math.max(0.02, 0.82 - 1.6 * (t - 0.5))),
}

/** What a chart says around its lines, and the numbers that bend them. */
export interface ChartWords {
  random: Random
  say(pair: Pair): string
  series: readonly string[]
  note: string
}

/** Draws one chart with grid, axes, units and three lines. */
export function drawChart(sheet: Sheet, curve: Curve, box: Box, words: ChartWords): void {
  const plot = { x: box.x + 38, y: box.y + 18, w: box.w - 46, h: box.h - 48 }
  sheet.line(words.say(curve.title), box.x, box.y + 2, { size: 8.6, bold: true, width: box.w, align: 'center' })
  drawGrid(sheet, curve, plot)
  drawAxes(sheet, curve, plot, words)
  drawLines(sheet, curve, plot, words.random)
  drawLegend(sheet, plot, words)
}

function drawGrid(sheet: Sheet, curve: Curve, plot: Box): void {
  for (const { at } of ticks(curve.x))
    sheet.doc.moveTo(plot.x + at * plot.w, plot.y).lineTo(plot.x + at * plot.w, plot.y + plot.h)
  for (const { at } of ticks(curve.y))
    sheet.doc.moveTo(plot.x, plot.y + plot.h - at * plot.h).lineTo(plot.x + plot.w, plot.y + plot.h - at * plot.h)
  sheet.doc.lineWidth(0.4).stroke('#d9dfe6')
  sheet.doc.rect(plot.x, plot.y, plot.w, plot.h).lineWidth(0.8).stroke(ink.text)
}

function drawAxes(sheet: Sheet, curve: Curve, plot: Box, words: ChartWords): void {
  for (const { at, text } of ticks(curve.x))
    sheet.line(text, plot.x + at * plot.w - 20, plot.y + plot.h + 3, {
      size: 6.6,
      width: 40,
      align: 'center',
      color: ink.muted,
    })
  for (const { at, text } of ticks(curve.y))
    sheet.line(text, plot.x - 30, plot.y + plot.h - at * plot.h - 4, {
      size: 6.6,
      width: 27,
      align: 'right',
      color: ink.muted,
    })
  sheet.line(axisText(curve.x, words), plot.x, plot.y + plot.h + 13, { size: 7.4, width: plot.w, align: 'center' })
  const label = axisText(curve.y, words)
  const [x, y] = [plot.x - 37, plot.y + plot.h / 2 + sheet.width(label, 7.4) / 2]
  sheet.doc.save().rotate(-90, { origin: [x, y] })
  sheet.line(label, x, y, { size: 7.4 })
  sheet.doc.restore()
}

function axisText(axis: Axis, words: ChartWords): string {
  return axis.unit ? `${words.say(axis.label)} (${axis.unit})` : words.say(axis.label)
}

function drawLines(sheet: Sheet, curve: Curve, plot: Box, random: Random): void {
  const course = courses[curve.shape]
  const bend = 0.85 + random() * 0.3
  const colors = ['#8a97a6', sheet.accent, '#c2571a']
  colors.forEach((color, index) => {
    const lift = (index - 1) * (0.05 + random() * 0.03)
    for (let step = 0; step <= 48; step += 1) {
      const t = step / 48
      const value = Math.min(0.985, Math.max(0.015, course(t ** bend) + lift * (0.4 + t)))
      const [x, y] = [plot.x + t * plot.w, plot.y + plot.h - value * plot.h]
      if (step) sheet.doc.lineTo(x, y)
      else sheet.doc.moveTo(x, y)
    }
    sheet.doc.lineWidth(1.2).stroke(color)
  })
}

function drawLegend(sheet: Sheet, plot: Box, words: ChartWords): void {
  const colors = ['#8a97a6', sheet.accent, '#c2571a']
  let x = plot.x
  const y = plot.y + plot.h + 24
  words.series.forEach((name, index) => {
    sheet.doc.rect(x, y + 3, 9, 1.6).fill(colors[index] ?? ink.text)
    sheet.line(name, x + 12, y, { size: 6.6, color: ink.muted })
    x += 20 + sheet.width(name, 6.6)
  })
  sheet.line(words.note, plot.x, y, { size: 6.6, color: ink.warning, width: plot.w, align: 'right' })
}

interface Tick {
  at: number
  text: string
}

function ticks(axis: Axis): Tick[] {
  return axis.log ? decades(axis) : steps(axis)
}

function decades(axis: Axis): Tick[] {
  const [low, high] = [Math.log10(axis.from), Math.log10(axis.to)]
  const every = high - low > 6 ? 2 : 1
  const found: Tick[] = []
  for (let power = low; power <= high + 1e-9; power += every)
    found.push({ at: (power - low) / (high - low), text: short(10 ** power) })
  return found
}

function steps(axis: Axis): Tick[] {
  const count = 5
  return Array.from({ length: count + 1 }, (_, index) => ({
    at: index / count,
    text: short(axis.from + ((axis.to - axis.from) * index) / count),
  }))
}

const prefixes = [
  [1e9, 'G'],
  [1e6, 'M'],
  [1e3, 'k'],
  [1, ''],
  [1e-3, 'm'],
] as const

function short(value: number): string {
  if (Math.abs(value) < 1e-9) return '0'
  const [factor, sign] = prefixes.find(([size]) => Math.abs(value) >= size * 0.999) ?? [1e-3, 'm']
  if (sign === 'm' || sign === '') return `${Number(value.toFixed(3))}`
  return `${Number((value / factor).toFixed(1))}${sign}`
}
