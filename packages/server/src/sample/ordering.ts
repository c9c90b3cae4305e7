import type { Draft } from './draft.ts'
import { writeTable } from './table.ts'

/** The parts with an example of packing. */
export function writeOrder(draft: Draft): void {
  const { sheet, words, parts, terms, invented, shape } = draft
  sheet.tableTitle(words.table, words.orderTable)
  const [model = '', packaging = '', packing = '', quantity = '', brand = ''] = words.orderColumns
  const count = terms.revision === 'B' ? invented.quantity : invented.quantityBefore
  const kind = shape.kind === 'radial' ? words.packing.bulk : words.packing.tape
  const columns = [
    { title: model, share: 3 },
    { title: packaging, share: 1.8 },
    { title: packing, share: 2 },
    { title: quantity, share: 1.6 },
    { title: brand, share: 2 },
  ]
  writeTable(
    sheet,
    columns,
    parts.map((part) => [part.model, part.package, kind, count, part.brand]),
  )
  sheet.paragraph(words.orderNote)
}

/** The part number cut into runs of letters, digits and signs. */
export function writeNumberKey(draft: Draft): void {
  const { sheet, words, main } = draft
  sheet.paragraph(words.keyText)
  sheet.tableTitle(words.table, `${main.model} (${words.illustrative})`)
  const rows = (main.model.match(/[A-Za-z]+|\d+|[^A-Za-z\d]+/g) ?? []).slice(0, 12).map((signs) => {
    const { letters, digits, sign } = words.keyKinds
    return [signs, ...(/^[A-Za-z]/.test(signs) ? letters : /^\d/.test(signs) ? digits : sign)]
  })
  const [signs = '', kind = '', meaning = ''] = words.keyColumns
  writeTable(
    sheet,
    [
      { title: signs, share: 2 },
      { title: kind, share: 1.6 },
      { title: meaning, share: 4 },
    ],
    rows,
  )
}

/** The parts of the series beside each other. */
export function writeComparison(draft: Draft): void {
  const { sheet, words, parts, main } = draft
  sheet.paragraph(words.comparisonText)
  sheet.tableTitle(words.table, words.comparisonTable)
  const shown = parts.slice(0, 4)
  const rows = main.params
    .slice(0, 10)
    .map(({ name }) => [
      name,
      ...shown.map((part) => part.params.find((param) => param.name === name)?.value ?? words.none),
    ])
  const columns = [
    { title: words.comparisonFirst, share: 2.4 },
    ...shown.map((part) => ({ title: part.model, share: 2, align: 'center' as const })),
  ]
  writeTable(sheet, columns, [...rows, [words.deviceColumns[1] ?? '', ...shown.map((part) => part.package)]], {
    size: 7.6,
  })
}
