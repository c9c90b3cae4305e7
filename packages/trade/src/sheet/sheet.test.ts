import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countDesignators, findHeader, guessColumns, headerSignature, mapRows, plainCell, readAmount } from './index.ts'
import type { ColumnField } from './sheet.ts'

const rowsOf = (...lines: string[][]) => ({ rows: lines.map((cells, at) => ({ rowNo: at + 1, cells })) })
const fieldsOf = (...lines: string[][]) => {
  const sheet = rowsOf(...lines)
  const header = findHeader(sheet)
  return guessColumns(sheet, header).flatMap(({ column, field }) => (field ? [[column, field]] : []))
}

test.each([
  ['2K', 2000],
  ['1.5万', 15_000],
  ['２，０００ ＰＣＳ', 2000],
  ['3kk', 3_000_000],
  ['100.0', 100],
  ['x10', 10],
  ['999999999', 999_999_999],
])('%s is so many pieces', (text, value) => {
  expect(readAmount(text)).toEqual({ value })
})

test.each(['0', '-3', '1e309', '1234567890', '1.5', '若干', '=1+1', ''])(
  '%j is no quantity, and it is said why',
  (text) => {
    expect(readAmount(text)).toEqual({ error: expect.stringContaining('数量') })
  },
)

test.each([
  ['C1, C2 C5', 3],
  ['R1-R10', 10],
  ['R1~10', 10],
  ['R1-R3,R2', 3],
  ['U1A', 1],
])('%s names so many places', (text, count) => {
  expect(countDesignators(text)).toBe(count)
})

test('what is no designator is not counted', () => {
  expect(countDesignators('见附图')).toBeUndefined()
  expect(countDesignators('R10-R1')).toBeUndefined()
})

test.each<[string, string[], [number, ColumnField][]]>([
  [
    'KiCad',
    ['Reference', 'Value', 'Datasheet', 'Footprint', 'Qty', 'DNP'],
    [
      [0, 'designator'],
      [1, 'value'],
      [3, 'package'],
      [4, 'quantity'],
      [5, 'dnp'],
    ],
  ],
  [
    '立创EDA',
    [
      'ID',
      'Name',
      'Designator',
      'Footprint',
      'Quantity',
      'Manufacturer Part',
      'Manufacturer',
      'Supplier',
      'Supplier Part',
    ],
    [
      [1, 'value'],
      [2, 'designator'],
      [3, 'package'],
      [4, 'quantity'],
      [5, 'model'],
      [6, 'brand'],
      [8, 'supplierNo'],
    ],
  ],
  [
    'Altium',
    ['Comment', 'Description', 'Designator', 'Footprint', 'LibRef', 'Quantity'],
    [
      [0, 'value'],
      [1, 'description'],
      [2, 'designator'],
      [3, 'package'],
      [4, 'model'],
      [5, 'quantity'],
    ],
  ],
  [
    'people',
    ['序号', '物料型号', '厂牌', '需求数量(PCS)', '目标价', '批号', '备注'],
    [
      [1, 'model'],
      [2, 'brand'],
      [3, 'quantity'],
      [4, 'price'],
      [5, 'batchNo'],
      [6, 'remark'],
    ],
  ],
  [
    'Taiwan',
    ['型號', '廠商', '數量', '單價'],
    [
      [0, 'model'],
      [1, 'brand'],
      [2, 'quantity'],
      [3, 'price'],
    ],
  ],
])('columns of %s are known by their names', (_, names, fields) => {
  expect(fieldsOf(names)).toEqual(fields)
})

test('the header may stand below a title and empty cells, and figures are no header', () => {
  const sheet = rowsOf(
    ['采购清单', '', ''],
    ['项目', '2026-08', ''],
    ['型号', '数量', '品牌'],
    ['LM358DR', '100', 'TI'],
  )
  expect(findHeader(sheet)).toBe(2)
  expect(findHeader(rowsOf(['LM358DR', '100', 'TI']))).toBe(-1)
})

test('a table without a header is understood by what stands in it, with a percentage as the reason', () => {
  const sheet = rowsOf(['LM358DR', '2K', 'TI'], ['STM32F103C8T6', '500', 'ST'], ['NE555P', '1万', 'TI'])
  expect(guessColumns(sheet, -1)).toMatchObject([
    { field: 'model', reason: '按内容 100 %' },
    { field: 'quantity', reason: '按内容 100 %' },
    { column: 2 },
  ])
})

test('a header is known again however it is spaced, and another order is another header', () => {
  expect(headerSignature(['型号 ', '数量(PCS)'])).toBe(headerSignature(['型号', '数量', '']))
  expect(headerSignature(['数量', '型号'])).not.toBe(headerSignature(['型号', '数量']))
})

test('no row is lost: every one comes out, with its own text and what is wrong with it', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { maxLength: 4 }), { maxLength: 20 }), (lines) => {
      const sheet = rowsOf(['型号', '数量', '位号'], ...lines)
      const mapped = mapRows(sheet, 0, [
        { column: 0, field: 'model' },
        { column: 1, field: 'quantity' },
        { column: 2, field: 'designator' },
      ])
      expect(mapped.map(({ cells }) => cells)).toEqual(lines)
      expect(mapped.every(({ quantity, faults }) => (quantity === null) === faults.length > 0)).toBe(true)
    }),
  )
})

test('where no quantity is written, designators are counted', () => {
  const [row] = mapRows(rowsOf(['位号'], ['R1-R10']), 0, [{ column: 0, field: 'designator' }])
  expect(row).toMatchObject({ quantity: 10, places: 10, faults: [] })
})

test('no cell that is written starts a formula, and figures stay figures', () => {
  fc.assert(fc.property(fc.string(), (text) => !/^[=@]/.test(plainCell(text).trimStart())))
  expect(['=cmd|1', '+5V', '-3', '@x', '\t=1', '＝1'].map(plainCell)).toEqual([
    "'=cmd|1",
    "'+5V",
    '-3',
    "'@x",
    "'\t=1",
    "'＝1",
  ])
})

test('sums, and the names of the columns once more, are no lines; a number may stand before the sum', () => {
  const names = ['序号', '型号', '数量']
  const sheet = rowsOf(names, ['1', 'LM358', '2'], names, ['2', 'NE555', '3'], ['', '合计', '5'], ['6', '总计：', '5'])
  const rows = mapRows(sheet, 0, [{ column: 1, field: 'model' }])
  expect(rows.map(({ aside }) => aside)).toEqual([
    undefined,
    '又一次表头，已跳过',
    undefined,
    '合计行，已跳过',
    '合计行，已跳过',
  ])
})

test("a company's own numbers are no part numbers, what stands beside them is", () => {
  const sheet = rowsOf(
    ['物料编码', '品名规格', 'Qty Required'],
    ['1.01.0001', 'STM32F103C8T6', '1'],
    ['1.01.0002', '电阻 10K', '2'],
  )
  expect(guessColumns(sheet, 0).map(({ field }) => field)).toEqual([undefined, 'model', 'quantity'])
})

const priced = (names: string[], cells: string[]) => {
  const map = names.map((name, column) => ({ column, field: fieldOf(name) }))
  const { quantity, price, currency, faults } = mapRows(rowsOf(names, cells), 0, map)[0]!
  return { quantity, price, currency, faults }
}
const fieldOf = (name: string): ColumnField =>
  /币种/.test(name) ? 'currency' : /价|price/i.test(name) ? 'price' : /数|qty/i.test(name) ? 'quantity' : 'model'

test.each([
  ['单价(USD)', '0.81', 0.81, 'USD'],
  ['Unit Price USD', '0.81', 0.81, 'USD'],
  ['单价美元', '0.81', 0.81, 'USD'],
  ['单价（美金）', '0.81', 0.81, 'USD'],
  ['单价(元)', '0.81', 0.81, 'CNY'],
  ['单价(USD)', '¥0.81', 0.81, 'CNY'],
  ['单价', '0.81', 0.81, undefined],
  ['单价(元/K)', '810', 0.81, 'CNY'],
  ['单价/千颗', '3.2', 0.0032, undefined],
  ['Price USD/Kpcs', '45', 0.045, 'USD'],
  ['单价(元/K)', '0.81元/pcs', 0.81, 'CNY'],
  ['单价', '810元/K', 0.81, 'CNY'],
  ['单价(1K起)', '0.81', 0.81, undefined],
])('under %s a price of %s is that of a piece, in the currency that is named', (name, cell, price, currency) => {
  expect(priced(['型号', '数量', name], ['LM358', '5', cell])).toEqual({ quantity: 5, price, currency, faults: [] })
})

test.each(['面议', '价格面议', '议价', '询价', '待定', '电议', '-', '--', '—', '／', '0', '0.00'])(
  '%s leaves the price open',
  (cell) => {
    expect(priced(['型号', '数量', '单价'], ['LM358', '5', cell])).toMatchObject({ price: undefined, faults: [] })
  },
)

test.each([
  ['数量(K)', '5', 5000],
  ['数量（千）', '1.5', 1500],
  ['数量(Kpcs)', '5', 5000],
  ['数量(万)', '5', 50_000],
  ['数量(K)', '5K', 5000],
  ['数量(pcs)', '5', 5],
  ['K3数量', '5', 5],
])('under %s %s are so many pieces', (name, cell, quantity) => {
  expect(priced(['型号', name], ['LM358', cell])).toMatchObject({ quantity, faults: [] })
})

test.each([
  ['单价(HKD)', [], 'HKD'],
  ['单价港币', [], '港币'],
  ['单价', ['HKD'], 'HKD'],
  ['单价', ['EUR'], 'EUR'],
  ['单价(USD)', ['日元'], '日元'],
  ['单价', ['卢布'], '卢布'],
])('a price under %s %j is in no currency that is traded in, and it is said', (name, told, currency) => {
  const row = priced(['型号', '数量', name, ...told.map(() => '币种')], ['LM358', '5', '6.3', ...told])
  expect(row).toMatchObject({ price: undefined, faults: [`币种“${currency}”只支持人民币和美元`] })
})

test('a header that has one cell less than the lines stands above what it names', () => {
  const lines = [
    ['C1', '10uF', '2', '', 'CAP CER 10UF 0603', 'Murata', 'GRM188R61E106KA73D'],
    ['U1', 'LM358', '1', '', 'IC OPAMP GP 8SOIC', 'TI', 'LM358DR'],
    ['R1', '10K', '4', '', 'RES 10K 0603', 'Yageo', 'RC0603FR-0710KL'],
  ]
  expect(fieldsOf(['Ref', 'Value', 'Qty', 'Description', 'Manufacturer', 'Part Number'], ...lines)).toEqual([
    [0, 'designator'],
    [1, 'value'],
    [2, 'quantity'],
    [4, 'description'],
    [5, 'brand'],
    [6, 'model'],
  ])
})

test('a column that is named and empty stays where words stand behind the last one', () => {
  const lines = [
    ['LM358DR', '', '100', '急'],
    ['NE555P', '', '20', ''],
  ]
  expect(fieldsOf(['型号', '封装', '数量'], ...lines)).toEqual([
    [0, 'model'],
    [1, 'package'],
    [2, 'quantity'],
  ])
})
