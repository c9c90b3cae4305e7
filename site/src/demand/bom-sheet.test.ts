import { expect, test } from 'vitest'
import { tableOf } from './bom-export.ts'
import { savedLines, type BomItem } from './bom-item.ts'
import { itemOf } from './bom-row.ts'
import { draftOfSaved } from './bom-list.ts'
import { sheetFor } from './bom-sheet.ts'

const header = ['Reference', 'Value', '内部价', '备注']
const read = (rowNo: number, model: string, cells: string[]) =>
  itemOf({ rowNo, cells, texts: { model, remark: cells[3] }, quantity: 2, faults: [] })
const items = [read(2, 'LM358DR', ['U1', 'LM358DR', '3.2', '急']), read(4, 'NE555', ['U2,U3', 'NE555', '', ''])]
/** As the server answers them. */
const keptLines = (list: readonly BomItem[]) => savedLines(list).map((line) => ({ ...line, model: line.model ?? '' }))
const told = { name: '主板', boards: 1, attrition: 0 }

test('a list that was saved is handed out with the columns of its sheet, as before it was saved', () => {
  const lines = keptLines(items)
  const sheet = sheetFor({ header, items }, lines)
  expect(sheet?.rows[1]).toEqual(['U2,U3', 'NE555'])
  const opened = draftOfSaved({ ...told, lines, ...(sheet && { sheet }) })
  const own = (list: Parameters<typeof tableOf>[0]) => tableOf(list).map((row) => row.slice(0, header.length))
  expect(own(opened)).toEqual(own({ header, items }))
  expect(sheetFor(opened, savedLines(opened.items))).toEqual(sheet)
})

test('without its sheet a list tells what is known under names of its own, and saves no sheet', () => {
  const opened = draftOfSaved({ ...told, lines: keptLines(items) })
  expect(tableOf(opened).map((row) => row.slice(0, 4))).toEqual([
    ['型号', '数量', '备注', '匹配型号'],
    ['LM358DR', '2', '急', ''],
    ['NE555', '2', '', ''],
  ])
  expect(sheetFor(opened, savedLines(opened.items))).toBeUndefined()
})

test('of a sheet as much is kept as a request has room for', () => {
  const wide = Array.from({ length: 80 }, () => 'x'.repeat(5000))
  const sheet = sheetFor({ header: wide, items: [read(2, 'LM358DR', wide)] }, [{ rowNo: 2 }])
  expect([sheet?.header.length, sheet?.rows[0]?.[0]?.length]).toEqual([60, 4000])
  const many = Array.from({ length: 30 }, (_, at) => read(at + 2, 'LM358DR', wide))
  expect(sheetFor({ header: wide, items: many }, many)).toBeUndefined()
})
