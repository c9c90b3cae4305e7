import type { Draft } from './draft.ts'
import { drawTop } from './package-drawing.ts'
import { page } from './sheet.ts'
import { writeTable } from './table.ts'

/** The package from above beside the table of terminals. */
export function writeTerminals(draft: Draft): void {
  const { sheet, words, family, main, shape } = draft
  const top = sheet.y
  drawTop(sheet, shape, { x: page.left, y: top, w: 200, h: 190 })
  sheet.y = top + 194
  sheet.figureTitle(words.figure, words.terminalFigure(main.package), page.left, 200)
  const below = sheet.y
  sheet.y = top
  sheet.tables += 1
  const x = page.left + 220
  sheet.line(`${words.table} ${sheet.tables}. ${words.terminalTable}`, x, top, {
    size: 8.6,
    bold: true,
    color: '#5d6875',
  })
  sheet.y += 14
  const [name = '', role = ''] = words.terminalColumns
  const rows = family.terminals.map((one) => [one.name, draft.say(one.role)])
  writeTable(
    sheet,
    [
      { title: name, share: 1 },
      { title: role, share: 3.4 },
    ],
    rows,
    { x, width: page.body - 220 },
  )
  sheet.y = Math.max(below, sheet.y)
  sheet.paragraph(words.terminalNote, { size: 8.4, color: '#5d6875' })
}
