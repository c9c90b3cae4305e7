import type { Draft } from './draft.ts'
import { ink, page } from './sheet.ts'
import { writeTable } from './table.ts'

/** The stages of a soldering oven. */
export function writeSoldering(draft: Draft): void {
  const { sheet, words } = draft
  sheet.paragraph(words.solderText)
  drawProfile(draft, sheet.y)
  sheet.y += 208
  sheet.figureTitle(words.figure, words.solderFigure)
  const [stage = '', what = '', watch = ''] = words.solderColumns
  writeTable(
    sheet,
    [
      { title: stage, share: 1.4 },
      { title: what, share: 3 },
      { title: watch, share: 3 },
    ],
    words.solderRows,
  )
}

const course = [
  [0, 0.06],
  [0.24, 0.52],
  [0.5, 0.64],
  [0.66, 0.92],
  [0.71, 0.93],
  [0.95, 0.2],
  [1, 0.16],
] as const

function drawProfile(draft: Draft, top: number): void {
  const { sheet, words } = draft
  const plot = { x: page.left + 60, y: top + 6, w: page.body - 120, h: 180 }
  const at = ([x, y]: readonly [number, number]) => [plot.x + x * plot.w, plot.y + plot.h - y * plot.h] as const
  sheet.doc
    .moveTo(plot.x, plot.y)
    .lineTo(plot.x, plot.y + plot.h)
    .lineTo(plot.x + plot.w, plot.y + plot.h)
    .lineWidth(1)
    .stroke(ink.text)
  for (const x of [0.24, 0.5, 0.58, 0.8]) sheet.doc.moveTo(...at([x, 0])).lineTo(...at([x, 1]))
  sheet.doc.lineWidth(0.5).dash(3, { space: 2 }).stroke(ink.rule).undash()
  course.forEach((point, index) => (index ? sheet.doc.lineTo(...at(point)) : sheet.doc.moveTo(...at(point))))
  sheet.doc.lineWidth(1.6).stroke(sheet.accent)
  ;[0.12, 0.37, 0.69, 0.9].forEach((x, index) =>
    sheet.line(words.solderRows[index]?.[0] ?? '', plot.x + x * plot.w - 40, plot.y + plot.h + 4, {
      size: 8,
      width: 80,
      align: 'center',
    }),
  )
  sheet.line('T (°C)', plot.x - 34, plot.y, { size: 8 })
  sheet.line('t (s)', plot.x + plot.w + 6, plot.y + plot.h - 5, { size: 8 })
  sheet.line(words.illustrative, plot.x + plot.w - 80, plot.y, {
    size: 8,
    color: ink.warning,
    width: 80,
    align: 'right',
  })
}
