import { readLine } from '@xinpu/sdk/bom'
import { readText } from '@xinpu/sdk/sheet-file'
import { findHeader, guessColumns, mapRows } from '@xinpu/sdk/sheet'
import { expect, test } from 'vitest'
import { itemOf, rowOf } from './bom-item.ts'

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
