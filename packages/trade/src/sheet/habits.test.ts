import { expect, test } from 'vitest'
import { readText } from '../sheet-file/index.ts'
import { countDesignators, findHeader, guessColumns, mapRows, readAmount, type MappedRow } from './index.ts'

/** Lines of a text as its own columns say, and what these are thought to be. */
function read(...lines: string[]): { fields: (string | undefined)[]; rows: MappedRow[] } {
  const sheet = readText(lines.join('\n'), { mostRows: 100 })
  const header = findHeader(sheet)
  const columns = guessColumns(sheet, header)
  const map = columns.flatMap(({ column, field }) => (field ? [{ column, field }] : []))
  return { fields: columns.map(({ field }) => field), rows: mapRows(sheet, header, map) }
}

test('what lies in a warehouse and what all boards need is no quantity of a line that tells its own', () => {
  const stock = read('序号,物料编码,库存,型号,数量', '1,A0001,5000,LM358DR,20', '2,A0002,7000,NE555DR,10')
  expect(stock.fields).toEqual([undefined, undefined, undefined, 'model', 'quantity'])
  expect(read('型号,总数,单机用量', 'LM358DR,200,2').fields).toEqual(['model', undefined, 'quantity'])
  expect(read('型号,库存', 'LM358DR,200').fields).toEqual(['model', 'quantity'])
})

test.each(['是否贴片', 'Populate', 'Fitted', 'Mounted'])(
  'a no under %s leaves a part off, and a yes does not',
  (name) => {
    const { rows } = read(`型号,数量,${name}`, 'LM358DR,1,Yes', 'NE555DR,1,No', 'TP4056,1,否', 'AMS1117,1,是')
    expect(rows.map(({ texts }) => texts.dnp)).toEqual([undefined, 'DNP', 'DNP', undefined])
  },
)

test('a yes under DNP leaves a part off', () => {
  expect(read('型号,数量,DNP', 'LM358DR,1,Yes').rows[0]?.texts.dnp).toBe('Yes')
})

test.each(['Exclude from BOM', 'DNM', 'No Mount'])('a yes under %s leaves a part off', (name) => {
  expect(read(`Reference,Value,${name}`, 'R1,10K,Yes').rows[0]?.texts.dnp).toBe('Yes')
})

test('names of kinds stand beside what tells the part', () => {
  expect(read('品名,规格,用量', '电阻,10K 1% 0402,3', '电容,100nF 0603,2').fields).toEqual([
    'description',
    'model',
    'quantity',
  ])
  expect(read('元件名称,位号,封装,数量,制造商编号', '100nF,C1,C0603,1,CC0603KRX7R9BB104').fields[4]).toBe('model')
})

test('a # is a number: of the maker, of the seller, or of nobody', () => {
  const { fields } = read(
    'Mouser #,Mfr. #,Manufacturer,Customer #,Description,RoHS,Order Qty.,Price (USD)',
    '595-LM358DR,LM358DR,Texas Instruments,,Operational Amplifiers,Yes,10,0.31',
  )
  const known = ['supplierNo', 'model', 'brand', undefined, 'description', undefined, 'quantity', 'price']
  expect(fields).toEqual(known)
  expect(read('Mfg #,Qty', 'LM358DR,1').fields[0]).toBe('model')
  expect(read('Manufacturer #,Qty', 'LM358DR,1').fields[0]).toBe('model')
})

test.each([
  ['规格型号,制造商料号,数量', 'MLCC 0603 100nF,CL10B104KB8NNNC,5', ['description', 'model', 'quantity']],
  ['Part Number,MPN,Qty', '100-0001,CL10B104KB8NNNC,5', [undefined, 'model', 'quantity']],
  [
    'Index,Quantity,Part Number,Manufacturer Part Number,Description',
    '1,10,490-10701-1-ND,GRM155R71C104KA88D,CAP CER 0.1UF',
    [undefined, 'quantity', 'supplierNo', 'model', 'description'],
  ],
  ['Part Number,Quantity', '490-10701-1-ND,10', ['supplierNo', 'quantity']],
  ['型号,厂家型号,数量', '100nF 0603,CL10B104KB8NNNC,5', ['description', 'model', 'quantity']],
])('the maker’s own number tells the part: %s', (names, line, fields) => {
  expect(read(names, line).fields).toEqual(fields)
})

test('a print-out parted by blanks has columns, as have lines parted by full-width commas', () => {
  const print = read(
    'Item  Qty  Reference  Part Name  Decal',
    '1  2  C1 C2  CAP-100NF  C0603',
    '2  1  U1  LM358DR  SO8',
  )
  expect(print.fields).toEqual([undefined, 'quantity', 'designator', 'model', 'package'])
  expect(print.rows[0]).toMatchObject({ quantity: 2, places: 2 })
  expect(read('型号，数量', 'LM358DR，100').rows[0]).toMatchObject({ texts: { model: 'LM358DR' }, quantity: 100 })
})

test.each([
  ['LM358DR*50', 'AMS1117-3.3×20'],
  ['LM358DR: 50', 'AMS1117-3.3：20'],
])('pieces stand right behind the number: %s', (...lines) => {
  const sheet = readText(lines.join('\n'), { mostRows: 10 })
  expect(sheet.rows.map(({ cells }) => cells)).toEqual([
    ['LM358DR', '50'],
    ['AMS1117-3.3', '20'],
  ])
})

test('strokes, titles of groups and what is told beneath the list are set aside, and nothing that may be a part is', () => {
  const { rows } = read(
    '型号,封装,数量,位号',
    '----,----,----,----',
    '二、电容类,,,',
    '100nF,0402,1,C1',
    '贴片电阻10K,,,',
    'Report Date:,2026-03-02,,',
  )
  expect(rows.map(({ aside }) => aside)).toEqual([
    '分隔线，已跳过',
    '标题或说明，已跳过',
    undefined,
    undefined,
    '标题或说明，已跳过',
  ])
})

test('a footprint and a comma of Europe tell columns that nobody named', () => {
  const { fields } = read('"C1,C2";100nF;C_0603_1608Metric;2', 'R1;4,7k;R_0402_1005Metric;1')
  expect(fields).toEqual(['designator', 'value', 'package', 'quantity'])
})

test.each([
  ['R1, 2, 5-7', 5],
  ['R1_1,R1_2', 2],
  ['C1～C10', 10],
])('%s names so many places', (text, count) => {
  expect(countDesignators(text)).toBe(count)
})

test.each(['10PCS/板', '10个/套', '10(pcs)'])('%s is ten pieces', (text) => {
  expect(readAmount(text)).toEqual({ value: 10 })
})

test('pieces a month are no quantity', () => {
  expect(readAmount('50只/月').value).toBeUndefined()
})
