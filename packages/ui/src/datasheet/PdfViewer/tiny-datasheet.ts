import { tinyPdf, type Ink } from './tiny-pdf.ts'

const title = (page: number): Ink[] => [
  { text: 'TPS5430DDAR', x: 40, y: 800, size: 9, font: 'bold' },
  { text: 'SLVS632J - JANUARY 2006 - REVISED APRIL 2017', x: 345, y: 800, size: 7 },
  { rule: [40, 792, 555, 792], weight: 1.4 },
  { rule: [40, 48, 555, 48] },
  { text: 'Submit Document Feedback', x: 40, y: 36, size: 7 },
  { text: String(page), x: 548, y: 36, size: 8, font: 'bold' },
]

const rows = [
  ['VIN', 'Input voltage range', '5.5', '36', 'V'],
  ['VREF', 'Voltage reference', '1.202', '1.239', 'V'],
  ['FSW', 'Switching frequency', '400', '600', 'kHz'],
  ['ENA', 'Start threshold voltage, ENA', '', '1.3', 'V'],
  ['ENA', 'Stop threshold voltage, ENA', '0.5', '', 'V'],
  ['TSS', 'Soft-start time (0 to 100 %)', '5.4', '10', 'ms'],
  ['ILIM', 'Current limit', '4', '6', 'A'],
] as const

const columns = [44, 110, 380, 440, 510]

function table(top: number): Ink[] {
  const line = (row: readonly string[], at: number): Ink[] => [
    ...row.map((text, column): Ink => ({
      text,
      x: columns[column] ?? 0,
      y: top - at * 18,
      font: at === 0 ? 'bold' : 'plain',
    })),
    { rule: [40, top - at * 18 - 6, 555, top - at * 18 - 6] },
  ]
  return [
    { wash: [40, top - 6, 515, 20], rgb: [0.92, 0.92, 0.92] },
    ...[['SYMBOL', 'PARAMETER', 'MIN', 'MAX', 'UNIT'], ...rows].flatMap(line),
  ]
}

const chart = (top: number): Ink[] => [
  { rule: [60, top - 170, 300, top - 170] },
  { rule: [60, top, 60, top - 170] },
  { rule: [60, top - 150, 140, top - 60], weight: 1.2 },
  { rule: [140, top - 60, 300, top - 30], weight: 1.2 },
  { text: 'Figure 1. Efficiency vs Output Current', x: 60, y: top - 190 },
]

function page(number: number): Ink[] {
  return [
    ...title(number),
    { text: `${number}  ${chapters[(number - 1) % chapters.length] ?? ''}`, x: 40, y: 756, size: 15, font: 'bold' },
    {
      text: 'The ENA pin provides electrical on/off control of the regulator. Once the ENA pin voltage exceeds',
      x: 40,
      y: 730,
    },
    {
      text: 'the threshold voltage, the regulator starts operation and the internal slow start begins to ramp.',
      x: 40,
      y: 716,
    },
    ...table(680),
    ...chart(500),
  ]
}

const chapters = [
  'Features',
  'Description',
  'Pin Configuration and Functions',
  'Specifications',
  'Detailed Description',
  'Application',
]

/** A datasheet of so many pages, as an address. */
export const tinyDatasheet = (pageCount: number): string =>
  URL.createObjectURL(
    tinyPdf({
      pages: Array.from({ length: pageCount }, (_, at) => page(at + 1)),
      // As some writers leave them.
      outline: chapters.slice(0, pageCount).map((title, at) => ({ title: `<B>${title}</B>`, page: at + 1 })),
    }),
  )
