import { expect, test } from 'vitest'
import { readText } from '../sheet-file/index.ts'
import { findHeader, guessColumns, mapRows, type MappedRow } from './index.ts'

/** Lines of a text, as its columns are thought to be. */
function read(...lines: string[]): MappedRow[] {
  const sheet = readText(lines.join('\n'), { mostRows: 100 })
  const header = findHeader(sheet)
  const map = guessColumns(sheet, header).flatMap(({ column, field }) => (field ? [{ column, field }] : []))
  return mapRows(sheet, header, map)
}

const asides = (rows: readonly MappedRow[]) => rows.map(({ aside }) => aside)

test('places that go on in the next lines belong to the line above, and each line is still told', () => {
  const rows = read('Item,Quantity,Reference,Part', '1,4,"R1,R2,",10K', ',,"R3,",', ',,R4,', '2,1,C1,100nF')
  expect(rows.map(({ texts, places, faults }) => [texts.designator, places, ...faults])).toMatchObject([
    ['R1,R2, R3, R4', 4],
    ['R3,', 1],
    ['R4', 1],
    ['C1', 1],
  ])
  const joined = '位号接第 2 行，已并入'
  expect(asides(rows)).toEqual([undefined, joined, joined, undefined])
  expect(rows.map(({ cells }) => cells[2])).toEqual(['R1,R2,', 'R3,', 'R4', 'C1'])
})

test('where no pieces are written the places of all lines are counted', () => {
  const [row] = read('位号,参数值', '"R1,R2,",10K', 'R3,')
  expect(row).toMatchObject({ quantity: 3, places: 3, faults: [] })
})

test('places alone behind a line that is whole are a line of their own', () => {
  expect(asides(read('位号,参数值,用量', '"R1,R2",10K,2', 'R3,,'))).toEqual([undefined, undefined])
})

test.each([
  ['型号,,用量,封装', ',单板,总计,'],
  ['型号,单机用量,单价,封装', ',(PCS),(元),'],
  ['型号,数量,单价,封装', ',PCS,元,'],
  ['型号,数量,封装', 'Model,Qty,Package'],
])('names and units right below the header are a second half of it: %s / %s', (names, more) => {
  expect(asides(read(names, more, 'LM358DR,2,5,SOP-8'))).toEqual(['又一次表头，已跳过', undefined])
})

test('greetings around a pasted list are no lines', () => {
  const rows = read('老板你好，求报价', 'STM32F103C8T6 50片', 'LM358DR 100pcs', '谢谢老板')
  expect(asides(rows)).toEqual(['标题或说明，已跳过', undefined, undefined, '标题或说明，已跳过'])
  expect(rows.map(({ quantity }) => quantity).slice(1, 3)).toEqual([50, 100])
})
