import type { Draft, ShownPart } from './draft.ts'
import { addedRow } from './revision.ts'
import { writeTable } from './table.ts'

/** Numbers of one part as minimum, typical and maximum, and its properties in words. */
export function writeCharacteristics(draft: Draft, part: ShownPart): void {
  const { sheet, words } = draft
  const rows = numberRows(draft, part)
  if (rows.length) {
    sheet.tableTitle(words.table, words.characteristicsTable(part.model))
    const [quantity = '', ...others] = words.characteristicsColumns
    const columns = [
      { title: quantity, share: 4 },
      ...others.map((title) => ({ title, share: 1.35, align: 'center' as const })),
    ]
    writeTable(sheet, columns, rows)
  } else sheet.paragraph(words.nothingListed)
  writeProperties(draft, part)
}

function numberRows(draft: Draft, part: ShownPart): string[][] {
  const left = draft.terms.revision === 'A' && part === draft.main ? addedRow(draft) : null
  return part.params.flatMap(({ name, symbol, reading }) => {
    if (!reading || name === left) return []
    const cell = (text: string) => text || draft.words.none
    return [[name, symbol, cell(reading.min), cell(reading.typ), cell(reading.max), reading.unit]]
  })
}

function writeProperties(draft: Draft, part: ShownPart): void {
  const { sheet, words } = draft
  const texts = part.params.filter((param) => !param.reading).map((param) => [param.name, param.value])
  sheet.tableTitle(words.table, words.wordsTable)
  const [property = '', value = ''] = words.wordsColumns
  writeTable(
    sheet,
    [
      { title: property, share: 2 },
      { title: value, share: 4 },
    ],
    [...texts, [words.deviceColumns[1] ?? '', part.package], [words.deviceColumns[2] ?? '', part.category]],
  )
}
