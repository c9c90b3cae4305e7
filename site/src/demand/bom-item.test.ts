import { readLine } from '@xinpu/sdk/bom'
import { readText } from '@xinpu/sdk/sheet-file'
import { findHeader, guessColumns, mapRows } from '@xinpu/sdk/sheet'
import { expect, test } from 'vitest'
import { bucketOf, countsOf, corrected, rowOf } from './bom-item.ts'
import { itemOf } from './bom-row.ts'

/** The lines of a text, as its columns are thought to be. */
function itemsOf(...lines: string[]) {
  const sheet = readText(lines.join('\n'), { mostRows: 100 })
  const header = findHeader(sheet)
  const map = guessColumns(sheet, header).flatMap(({ column, field }) => (field ? [{ column, field }] : []))
  return mapRows(sheet, header, map).map(itemOf)
}

test('what stands in columns of voltage, tolerance and dielectric is asked for', () => {
  const [item] = itemsOf(
    'Reference,Value,Voltage,Tolerance,Dielectric,Footprint,Qty',
    '"C1,C2",100nF,50,10%,X7R,C_0402_1005Metric,2',
  )
  const line = readLine({ model: '', ...item?.ask })
  expect([line.main, ...line.others].map((figure) => figure?.text)).toEqual(['100 nF', '50 V', '10%'])
  expect(line.dielectric?.text).toBe('X7R')
})

test('a bare value is still one beside its tolerance and its power', () => {
  const [item] = itemsOf('位号,参数值,精度,功率,封装', 'R1,22,1%,1/4W,0805')
  expect(readLine({ model: '', ...item?.ask }).main?.text).toBe('22 Ω')
})

test('a voltage alone names no part', () => {
  const [item] = itemsOf('型号,数量,耐压', ',5,50V')
  expect(item && rowOf(item)).toBeUndefined()
})

const answered = { told: '', bucket: 'demand', confidence: 0, isSure: false, risks: [], reason: '', pieces: 1 } as const

test.each(['1-Mar', 'Mar-24', '3月1日', '2024年3月1日', '2024-05-01', '2024/5/1', '1.23457E+11'])(
  'what a spreadsheet made of a number waits for its person: %s',
  (model) => {
    const [item] = itemsOf('型号,数量', `${model},5`)
    expect(item?.faults).toEqual([expect.stringMatching(/^“.*”可能被 Excel 改成了.*，请核对$/)])
    const matched = item && { ...item, match: { ...answered, rowNo: 2, alternates: [], risks: [] } }
    expect(matched && bucketOf(matched)).toBe('review')
    const mended = item && corrected(item, { model: 'MAR1', package: '', quantity: 5 })
    expect(mended).toMatchObject({ faults: [] })
    expect(mended).not.toHaveProperty('sent')
  },
)

test.each(['4.70E+03', '1E5', 'STM32F103C8T6', '74HC04', '12-0301', 'SS34', '1N4148'])(
  '%s is as its person wrote it',
  (model) => expect(itemsOf('型号,数量', `${model},5`)[0]).toMatchObject({ faults: [] }),
)

test('of a list of OrCAD every line is counted once, and places that go on below are with their part', () => {
  const items = itemsOf('Item,Quantity,Reference,Part', '1,3,"R1,R2,",10K', ',,R3,', '2,1,C1,100nF')
  expect(items.map(({ ask, faults }) => [ask.designator, ...faults])).toEqual([['R1,R2, R3'], ['R3'], ['C1']])
  const { read, skipped, failed } = countsOf(items)
  expect({ read, skipped, failed }).toEqual({ read: 3, skipped: 1, failed: 0 })
})

test('what was pasted from a chat is asked for piece by piece, and greetings are not', () => {
  const items = itemsOf('求报价', 'STM32F103C8T6 50片', 'LM358DR 100pcs', '0603 10K 1% 5000', '谢谢老板')
  expect(items.map((item) => [bucketOf(item), rowOf(item)?.quantity])).toEqual([
    ['skipped', undefined],
    ['review', 50],
    ['review', 100],
    ['review', 5000],
    ['skipped', undefined],
  ])
})
