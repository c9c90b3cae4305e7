import type { Draft } from './draft.ts'
import { writeTable } from './table.ts'

/** What changed from edition to edition. */
export function writeRevision(draft: Draft): void {
  const { sheet, words, terms } = draft
  sheet.paragraph(words.revisionLead)
  sheet.tableTitle(words.table, words.revisionTable)
  const [edition = '', date = '', section = '', change = ''] = words.revisionColumns
  const columns = [
    { title: edition, share: 1.15 },
    { title: date, share: 1.6 },
    { title: section, share: 2.6 },
    { title: change, share: 6 },
  ]
  const first = ['A', words.date.A, '–', words.revisionFirst]
  writeTable(sheet, columns, terms.revision === 'B' ? [...changesInB(draft), first] : [first])
}

function changesInB(draft: Draft): string[][] {
  const { words, invented } = draft
  const { quantity, resistance, added, wording } = words.revisionB
  const last = addedRow(draft)
  const rows = [
    [words.sections.order, quantity(invented.quantityBefore, invented.quantity)],
    [words.sections.thermal, resistance(invented.resistanceBefore, invented.resistance)],
    ...(last ? [[words.sections.characteristics, added(last)]] : []),
    [words.sections.curves(1), wording],
  ]
  const present = rows.filter(([section = '']) => draft.sections.has(section))
  return present.map(([section = '', change = '']) => ['B', words.date.B, section, change])
}

/** The row that edition A leaves out, if there are rows enough. */
export function addedRow(draft: Draft): string | null {
  const rows = draft.main.params.filter((param) => param.reading)
  return rows.length > 2 ? (rows.at(-1)?.name ?? null) : null
}
