import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { findHeader, guessColumns, mapRows, SheetError } from '../sheet/index.ts'
import { readSheets, readText, writeWorkbook } from './index.ts'

const mostRows = 5000
const table = '型号,数量,品牌\r\nSTM32F103C8T6,2K,意法半导体\r\n0402 电阻,100,国巨\r\n'
const cellsOf = async (bytes: Uint8Array) =>
  (await readSheets(bytes, { mostRows })).sheets[0]?.rows.map(({ cells }) => cells)

/** GB18030 and Big5 of 型号,数量 / 電阻,3: Node writes neither. */
const gb = Uint8Array.from(Buffer.from('d0cdbac52ccafdc1bf0d0ab5e7d7e82c330d0a', 'hex'))
const big5 = Uint8Array.from(Buffer.from('abacb8b92cbcc6b6710d0ab971aafd2c330d0a', 'hex'))

test.each([
  ['utf-8', new TextEncoder().encode(table)],
  ['utf-8', new TextEncoder().encode(`\u{FEFF}${table}`)],
  ['utf-16le', Uint8Array.from(Buffer.from(`\u{FEFF}${table}`, 'utf16le'))],
  ['utf-16le', Uint8Array.from(Buffer.from(table, 'utf16le'))],
  ['utf-16be', Uint8Array.from(Buffer.from(table, 'utf16le').swap16())],
])('a text in %s is read, with a mark or without', async (encoding, bytes) => {
  const read = await readSheets(bytes, { mostRows })
  expect(read.encoding).toBe(encoding)
  expect(read.sheets[0]?.rows[1]?.cells).toEqual(['STM32F103C8T6', '2K', '意法半导体'])
})

test('GB18030 and Big5 are told apart, and the other can be told', async () => {
  expect(await cellsOf(gb)).toEqual([
    ['型号', '数量'],
    ['电阻', '3'],
  ])
  expect(await cellsOf(big5)).toEqual([
    ['型號', '數量'],
    ['電阻', '3'],
  ])
  await expect(readSheets(gb, { mostRows, encoding: 'utf-8' })).rejects.toThrow('文件不是 UTF-8 编码')
})

test('what a spreadsheet copies is parted by tabs, and quotes hold lines together', () => {
  const { rows } = readText('型号\t位号\nLM358\t"C1,C2\nC3"\n\n74HC04\tC4', { mostRows })
  expect(rows).toEqual([
    { rowNo: 1, cells: ['型号', '位号'] },
    { rowNo: 2, cells: ['LM358', 'C1,C2\nC3'] },
    { rowNo: 4, cells: ['74HC04', 'C4'] },
  ])
})

test('a workbook is read as it shows: values of formulas, merged and hidden rows, figures with their noughts', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: '清单',
        rows: [
          ['型号', '数量', '封装'],
          ['LM358', 10, 402],
          [null, 0.1 + 0.2, 603],
          ['NE555', 30, 805],
        ],
        cells: new Map([
          ['1,2', { style: { numFmt: '0000' } }],
          ['3,1', { formula: '10*3', formulaResult: 30 }],
        ]),
        merges: [{ startRow: 1, endRow: 2, startCol: 0, endCol: 0 }],
        rowDefs: new Map([[3, { hidden: true }]]),
      },
      { name: '空', rows: [] },
    ],
  })
  const { kind, sheets } = await readSheets(bytes, { mostRows })
  expect(kind).toBe('xlsx')
  expect(sheets).toHaveLength(1)
  expect(sheets[0]?.rows).toEqual([
    { rowNo: 1, cells: ['型号', '数量', '封装'] },
    { rowNo: 2, cells: ['LM358', '10', '0402'] },
    { rowNo: 3, cells: ['LM358', '0.3', '603'], continues: [{ column: 0, rowNo: 2 }] },
    { rowNo: 4, cells: ['NE555', '30', '805'], isHidden: true },
  ])
  expect(sheets[0]?.notes).toEqual([expect.stringContaining('隐藏'), expect.stringContaining('合并')])
})

test('per cents are read as they show', async () => {
  const cells = new Map(['0%', '0.00%', '0.0%'].map((numFmt, at) => [`1,${at}`, { style: { numFmt } }]))
  const bytes = await writeXlsx({
    sheets: [
      {
        name: '清单',
        rows: [
          ['一', '二', '三'],
          [0.05, 0.05, 0.001],
        ],
        cells,
      },
    ],
  })
  expect((await cellsOf(bytes))?.[1]).toEqual(['5%', '5.00%', '0.1%'])
})

test('what may stand in for a part in merged cells is not ordered a second time', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: '清单',
        rows: [
          ['位号', '型号', '封装', '数量'],
          ['C1-C10', 'CL10B104KB8NNNC', 'C0603', '10个'],
          [null, 'CC0603KRX7R9BB104', null, null],
          ['R1,R2', 'RC0603FR-0710KL', '0603', null],
          ['R3', null, '0603', null],
        ],
        merges: [
          ...[0, 2, 3].map((startCol) => ({ startRow: 1, endRow: 2, startCol, endCol: startCol })),
          { startRow: 3, endRow: 4, startCol: 1, endCol: 1 },
        ],
      },
    ],
  })
  const [sheet] = (await readSheets(bytes, { mostRows })).sheets
  const header = findHeader(sheet!)
  const map = guessColumns(sheet!, header).flatMap(({ column, field }) => (field ? [{ column, field }] : []))
  const rows = mapRows(sheet!, header, map)
  expect(rows.map(({ texts, quantity, faults }) => [texts.model, quantity, ...faults])).toEqual([
    ['CL10B104KB8NNNC', 10],
    ['CC0603KRX7R9BB104', null, '与第 2 行合并的单元格，可能是替代料'],
    ['RC0603FR-0710KL', 2],
    ['RC0603FR-0710KL', 1],
  ])
  expect(rows[1]?.texts).toMatchObject({ designator: 'C1-C10', package: 'C0603' })
})

test('what was written is read again as it was, and nothing in it is a formula', async () => {
  const rows = [
    ['型号', '错误原因'],
    ['=cmd|calc', '+5V'],
    ['@SUM(1)', '-3'],
  ]
  const bytes = await writeWorkbook('错误行', rows)
  expect(await cellsOf(bytes)).toEqual(rows)
  expect(Buffer.from(bytes).includes('<f>')).toBe(false)
})

const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const workbook = await writeWorkbook('表', [['型号', '数量']])

/** A workbook whose directory says of its first entry that it unpacks to a GiB. */
function bombOf(bytes: Uint8Array): Uint8Array {
  const bomb = Buffer.from(bytes)
  bomb.writeUInt32LE(2 ** 30, bomb.indexOf('PK\u0001\u0002', 'latin1') + 24)
  return new Uint8Array(bomb)
}

test('what only begins like another kind of file is a table', async () => {
  expect(await cellsOf(new TextEncoder().encode('ID;Part;Qty\n1;LM358DR;5\n'))).toHaveLength(2)
  expect(await cellsOf(new TextEncoder().encode('{U1},LM358DR,5\n'))).toHaveLength(1)
})

test.each<[string, Uint8Array, string]>([
  ['an empty file', new Uint8Array(), '文件是空的'],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47]), '这是图片'],
  ['a PDF under another name', new TextEncoder().encode('%PDF-1.7'), '这是PDF'],
  ['a PDF behind a line feed', new TextEncoder().encode('\n%PDF-1.7\n1 0 obj'), '这是PDF'],
  ['JSON', new TextEncoder().encode('[\n{"model": "LM358", "qty": 5},\n{"model": "NE555", "qty": 5}]'), '这是 JSON'],
  ['JSON behind a mark', new TextEncoder().encode('\u{FEFF}{"lines": [1, 2]}'), '这是 JSON'],
  [
    'a saved page called xls',
    new TextEncoder().encode('MIME-Version: 1.0\r\nX-Document-Type: Workbook\r\n'),
    '网页或 XML',
  ],
  ['a SYLK called xls', new TextEncoder().encode('ID;PWXL;N;E\r\nP;PGeneral\r\n'), 'SYLK'],
  ['a web page called xls', new TextEncoder().encode('<html><table></table></html>'), '网页或 XML'],
  ['a torn workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), '文件已损坏'],
  ['blank lines', new TextEncoder().encode(',,\r\n,,\r\n'), '文件里没有内容'],
  ['too large a file', new Uint8Array(20 * 1024 * 1024 + 1), '文件不能超过 20 MB'],
  ['a workbook under a password', Uint8Array.from([...ole, ...Buffer.from('EncryptedPackage', 'utf16le')]), '去掉密码'],
  ['a workbook of an old program', Uint8Array.from([...ole, ...Buffer.alloc(512)]), '旧版 xls 文件读不了'],
  ['what unpacks to a GiB', bombOf(workbook), '文件解压后过大'],
  ['too many rows', new TextEncoder().encode('a,1\n'.repeat(mostRows + 1)), '超过 5000 行'],
])('%s is refused with a sentence', async (_, bytes, sentence) => {
  const reading = readSheets(bytes, { mostRows })
  await expect(reading).rejects.toThrow(SheetError)
  await expect(reading).rejects.toThrow(sentence)
})

test.each([0, 1, 29])('below a header with %i lines above it there may be as many lines as are said', async (above) => {
  const text = (lines: number) => `${'清单\n'.repeat(above)}型号,数量\n${'LM358,1\n'.repeat(lines)}`
  const whole = await readSheets(new TextEncoder().encode(text(50)), { mostRows: 50 })
  expect(whole.sheets[0]?.rows).toHaveLength(above + 51)
  expect(readText(text(50), { mostRows: 50 }).rows).toHaveLength(above + 51)
  await expect(readSheets(new TextEncoder().encode(text(51)), { mostRows: 50 })).rejects.toThrow('超过 50 行')
  expect(() => readText(text(51), { mostRows: 50 })).toThrow('超过 50 行')
})

const data = process.env['XINPU_TEST_DATA']
const bom = join(data ?? '', 'bom')
const files = data && existsSync(bom) ? readdirSync(bom).filter((name) => !name.endsWith('.json')) : []

test.skipIf(files.length === 0)('real lists come out whole, with their columns known', async () => {
  for (const name of files) {
    const { sheets } = await readSheets(new Uint8Array(readFileSync(join(bom, name))), { mostRows })
    const [sheet] = sheets
    const header = sheet ? findHeader(sheet) : -1
    const map = guessColumns(sheet ?? { rows: [] }, header).flatMap(({ column, field }) =>
      field ? [{ column, field }] : [],
    )
    expect({ name, header: header >= 0, rows: mapRows(sheet ?? { rows: [] }, header, map).length }).toEqual({
      name,
      header: true,
      rows: (sheet?.rows.length ?? 0) - header - 1,
    })
    expect(map.some(({ field }) => ['model', 'value', 'description'].includes(field))).toBe(true)
  }
})

const bad = join(data ?? '', 'bad/xlsx')

test.skipIf(!data || !existsSync(bad))(
  'workbooks made to harm are refused or read as plain text, quickly',
  async () => {
    const outcomes = await Promise.all(
      readdirSync(bad).map(async (name) => {
        const reading = readSheets(new Uint8Array(readFileSync(join(bad, name))), { mostRows })
        return [
          name,
          await reading.then(
            () => 'read',
            (error: unknown) => (error instanceof SheetError ? error.message : error),
          ),
        ]
      }),
    )
    expect(Object.fromEntries(outcomes)).toEqual({
      'billion-laughs.xlsx': expect.stringContaining('不安全的内容'),
      'bomb-1GiB-sheet.xlsx': expect.stringContaining('文件解压后过大'),
      'formula-injection.xlsx': 'read',
      'million-columns.xlsx': expect.stringContaining('表格的范围过大'),
      'xxe.xlsx': expect.stringContaining('不安全的内容'),
    })
  },
)

const netlist = `<?xml version="1.0" encoding="UTF-8"?>
<export version="E"><components>
<comp ref="R1"><value>10k</value><footprint>Resistor_SMD:R_0603_1608Metric</footprint></comp>
<comp ref="R2"><value>10k</value><footprint>Resistor_SMD:R_0603_1608Metric</footprint></comp>
<comp ref="U1"><value>LM358</value><fields><field name="MPN">LM358DR</field><field name="LCSC">C7950</field></fields></comp>
<comp ref="D1"><value>LED &amp; R</value><property name="dnp"/></comp>
</components></export>`

test('a netlist of KiCad is read as a sheet: places that are the same are one line', async () => {
  expect(await cellsOf(new TextEncoder().encode(netlist))).toEqual([
    ['Reference', 'Value', 'Footprint', 'DNP', 'MPN', 'LCSC'],
    ['R1,R2', '10k', 'Resistor_SMD:R_0603_1608Metric', '', '', ''],
    ['U1', 'LM358', '', '', 'LM358DR', 'C7950'],
    ['D1', 'LED & R', '', 'DNP', '', ''],
  ])
  const foreign = netlist.replace('<export', '<!DOCTYPE x [<!ENTITY a "b">]><export')
  await expect(cellsOf(new TextEncoder().encode(foreign))).rejects.toThrow(SheetError)
})

test('lines that nobody parted have their pieces behind their words', () => {
  const { rows } = readText('贴片电阻 10K 1% 0603 x 20\nSTM32F103C8T6 10pcs\n轻触开关 6*6*5', { mostRows })
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['贴片电阻 10K 1% 0603', '20'],
    ['STM32F103C8T6', '10pcs'],
    ['轻触开关 6*6*5'],
  ])
})

const cellsOfText = (...lines: string[]) => readText(lines.join('\n'), { mostRows }).rows.map(({ cells }) => cells)

test('greetings before and behind a list, and lines without a sign, keep the others from nothing', () => {
  const lines = ['求报价', 'STM32F103C8T6 50片', 'LM358DR 100pcs', '0603 10K 1% 5000', 'CL10B104KB8NNNC 4K', '谢谢老板']
  expect(cellsOfText(...lines)).toEqual([
    ['求报价'],
    ['STM32F103C8T6', '50片'],
    ['LM358DR', '100pcs'],
    ['0603 10K 1%', '5000'],
    ['CL10B104KB8NNNC', '4K'],
    ['谢谢老板'],
  ])
})

test('of lines of which few have a sign these alone are parted', () => {
  expect(cellsOfText('LM358DR 100pcs', 'AMS1117 3.3', 'NE555DR', '贴片电容 100nF 0603')).toEqual([
    ['LM358DR', '100pcs'],
    ['AMS1117 3.3'],
    ['NE555DR'],
    ['贴片电容 100nF 0603'],
  ])
})

test.each([
  [
    ['1. STM32F103C8T6 100个', '2. LM358DR 20个'],
    [
      ['STM32F103C8T6', '100个'],
      ['LM358DR', '20个'],
    ],
  ],
  [
    ['您好，报价：', '1、10K 0603 100个', '2、4.7K 0603 20个'],
    [['您好，报价：'], ['10K 0603', '100个'], ['4.7K 0603', '20个']],
  ],
  [['LM358DR---200pcs'], [['LM358DR', '200pcs']]],
  [['LM358DR——200pcs'], [['LM358DR', '200pcs']]],
  [
    ['LM358DR / 100 / 24+', 'NE555DR / 2K / 23+'],
    [
      ['LM358DR', '100', '24+'],
      ['NE555DR', '2K', '23+'],
    ],
  ],
  [
    ['求购', 'LM358DR / 100 / 24+', 'NE555DR / 2K / 23+'],
    [['求购'], ['LM358DR', '100', '24+'], ['NE555DR', '2K', '23+']],
  ],
  [
    ['LM358DR 100个', 'AMS1117 3.3', '10K 1206'],
    [['LM358DR', '100个'], ['AMS1117 3.3'], ['10K 1206']],
  ],
  [['10K / 1206 / 1%'], [['10K / 1206 / 1%']]],
  [
    ['10K / 0603', '100nF / 0402'],
    [['10K / 0603'], ['100nF / 0402']],
  ],
  [['1.5K 0603 100个'], [['1.5K 0603', '100个']]],
])('lines as people number and part them: %j', (lines, cells) => {
  expect(cellsOfText(...lines)).toEqual(cells)
})
