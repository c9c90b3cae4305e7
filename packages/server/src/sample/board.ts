import { drawChart } from './chart.ts'
import type { Draft } from './draft.ts'
import { axis, curve } from './families/family.ts'
import { drawBoard } from './figures.ts'
import { page } from './sheet.ts'

/** Rules for the copper around the part. */
export function writeGuidelines(draft: Draft): void {
  const { sheet, words, family } = draft
  sheet.paragraph(words.guidelinesText)
  sheet.bullets(family.layout.map((rule) => draft.say(rule)))
}

/** A corner of a board. */
export function writeBoard(draft: Draft): void {
  const { sheet, words, main } = draft
  drawBoard(
    sheet,
    { x: page.left + 60, y: sheet.y, w: page.body - 120, h: 190 },
    main.model.slice(0, 14),
    draft.family.circuit === 'chip',
  )
  sheet.y += 196
  sheet.figureTitle(words.figure, words.exampleFigure)
  sheet.bullets(words.examplePoints)
}

/** Loss, heat and the derating curve. */
export function writeHeat(draft: Draft): void {
  const { sheet, words } = draft
  const top = sheet.y
  const width = 220
  const height = sheet.block(words.heatText, page.left, top, { width: page.body - width - 16, size: 9.6 })
  sheet.y = top + height + 8
  sheet.bullets(words.heatPoints, { width: page.body - width - 16, size: 9.6 })
  const left = sheet.y
  const chart = curve(['Derating', '降额'], axis('temperature', 0, 150), axis('share', 0, 120), 'derate')
  drawChart(
    sheet,
    chart,
    { x: page.right - width, y: top, w: width, h: 200 },
    { say: draft.say, series: words.series, note: words.illustrative, random: draft.random('heat') },
  )
  sheet.y = top + 204
  sheet.figureTitle(words.figure, words.heatFigure, page.right - width - 20, width + 40)
  sheet.y = Math.max(left, sheet.y)
}
