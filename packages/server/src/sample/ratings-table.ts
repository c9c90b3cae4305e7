import type { Draft, ShownParam } from './draft.ts'
import { writeTable } from './table.ts'

const stress = /voltage|current|power|temperature|dissipation|电压|电流|功率|温度|耐压|功耗|结温/i

function ratedParams(draft: Draft): (ShownParam & { reading: NonNullable<ShownParam['reading']> })[] {
  return draft.main.params.flatMap((param) =>
    param.reading && stress.test(param.name) ? [{ ...param, reading: param.reading }] : [],
  )
}

/** Limits that the catalogue knows; the rest is left to the manufacturer. */
export function writeAbsoluteRatings(draft: Draft): void {
  const { sheet, words } = draft
  sheet.paragraph(words.absoluteLead)
  sheet.tableTitle(words.table, words.sections.absolute)
  const [quantity = '', symbol = '', lower = '', upper = '', unit = ''] = words.absoluteColumns
  const columns = [
    { title: quantity, share: 4 },
    { title: symbol, share: 1.4 },
    { title: lower, share: 1.5, align: 'center' as const },
    { title: upper, share: 1.5, align: 'center' as const },
    { title: unit, share: 1.1, align: 'center' as const },
  ]
  const known = ratedParams(draft).map(({ name, symbol: sign, reading }) => [
    name,
    sign,
    reading.min || words.none,
    reading.max || reading.typ || words.none,
    reading.unit,
  ])
  const open = [words.ambient, words.vibration].map((name) => [name, '', words.none, words.seeMaker, ''])
  writeTable(sheet, columns, [...known, ...open])
  sheet.bullets(words.absoluteNotes, { size: 8.6 })
}

/** Ranges to work in. */
export function writeRecommended(draft: Draft): void {
  const { sheet, words } = draft
  sheet.paragraph(words.recommendedLead)
  sheet.tableTitle(words.table, words.sections.recommended)
  const [quantity = '', from = '', to = '', unit = '', remark = ''] = words.recommendedColumns
  const columns = [
    { title: quantity, share: 3.4 },
    { title: from, share: 2, align: 'center' as const },
    { title: to, share: 2, align: 'center' as const },
    { title: unit, share: 1, align: 'center' as const },
    { title: remark, share: 2.6 },
  ]
  const known = ratedParams(draft).map(({ name, reading }) => [
    name,
    reading.min || words.none,
    reading.max || reading.typ,
    reading.unit,
    reading.min ? words.remark.listed : words.remark.margin,
  ])
  const open = [words.ambient, words.humidity, words.vibration].map((name) => [
    name,
    words.seeMaker,
    words.seeMaker,
    '',
    words.remark.environment,
  ])
  writeTable(sheet, columns, [...known, ...open])
}

/** The form of a thermal table, with invented figures that say so. */
export function writeThermal(draft: Draft): void {
  const { sheet, words, invented, terms } = draft
  const resistance = terms.revision === 'B' ? invented.resistance : invented.resistanceBefore
  sheet.paragraph(words.thermalLead)
  sheet.tableTitle(words.table, `${words.sections.thermal} (${words.illustrative})`)
  const [quantity = '', symbol = '', value = '', unit = ''] = words.thermalColumns
  const columns = [
    { title: quantity, share: 4 },
    { title: symbol, share: 1.4 },
    { title: value, share: 2, align: 'center' as const },
    { title: unit, share: 1.2, align: 'center' as const },
  ]
  const share = (part: number) => (Number(resistance) * part).toFixed(1)
  const { ambient, top, board, character } = words.thermalRows
  writeTable(sheet, columns, [
    [ambient, 'RθJA', resistance, '°C/W'],
    [top, 'RθJC', share(0.38), '°C/W'],
    [board, 'RθJB', share(0.31), '°C/W'],
    [character, 'ψJT', share(0.04), '°C/W'],
  ])
}
