import { drawCircuit } from './circuit.ts'
import type { Draft } from './draft.ts'
import { page } from './sheet.ts'
import { writeTable } from './table.ts'

/** The usual surroundings of the part; `second` draws the variant. */
export function writeCircuit(draft: Draft, second = false): void {
  const { sheet, words, family, main } = draft
  if (!second) sheet.paragraph(words.circuitText)
  sheet.y += 4
  drawCircuit(
    sheet,
    { x: page.left + 12, y: sheet.y, w: 470, h: 165 },
    { kind: family.circuit, name: main.model.slice(0, 16), second },
  )
  sheet.y += 166
  sheet.figureTitle(words.figure, words.circuitFigure)
  if (second) sheet.bullets(family.steps.slice(2).map((step) => draft.say(step)))
  else sheet.bullets(words.circuitPoints, { size: 9.2 })
}

/** From the task to a tested board, with an example of a design sheet. */
export function writeSteps(draft: Draft): void {
  const { sheet, words, family } = draft
  sheet.paragraph(words.stepsText)
  family.steps.forEach((step, index) => {
    sheet.paragraph(words.step(index + 1), { bold: true })
    sheet.paragraph(draft.say(step))
  })
  sheet.y += 6
  sheet.tableTitle(words.table, words.exampleTable)
  const [entry = '', symbol = '', example = '', how = ''] = words.exampleColumns
  writeTable(
    sheet,
    [
      { title: entry, share: 3.4 },
      { title: symbol, share: 1.6 },
      { title: example, share: 1.4 },
      { title: how, share: 3 },
    ],
    words.exampleRows,
  )
  sheet.bullets(family.uses.slice(0, 4).map((use) => draft.say(use)))
}
