import type { Draft } from './draft.ts'
import { drawBlocks, drawWaves } from './figures.ts'
import { page } from './sheet.ts'
import { writeTable } from './table.ts'

/** How a part is connected to meters. */
export function writeSetup(draft: Draft): void {
  const { sheet, words } = draft
  sheet.paragraph(words.setupText)
  drawBlocks(sheet, words.setupBlocks, { x: page.left, y: sheet.y, w: page.body, h: 124 })
  sheet.y += 132
  sheet.figureTitle(words.figure, words.setupFigure)
  sheet.bullets(words.setupPoints)
}

/** Times between signals. */
export function writeWaves(draft: Draft): void {
  const { sheet, words } = draft
  sheet.paragraph(words.wavesText)
  drawWaves(sheet, words.waveNames, { x: page.left, y: sheet.y + 4, w: page.body, h: 140 })
  sheet.y += 150
  sheet.figureTitle(words.figure, words.wavesFigure)
  const [time = '', from = '', to = ''] = words.wavesColumns
  writeTable(
    sheet,
    [
      { title: time, share: 1 },
      { title: from, share: 3 },
      { title: to, share: 3 },
    ],
    words.wavesRows,
  )
}
