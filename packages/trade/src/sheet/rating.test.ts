import { expect, test } from 'vitest'
import { readText } from '../sheet-file/index.ts'
import { findHeader, guessColumns, mapRows } from './index.ts'

/** What the columns of a text are thought to be, and what its first line says beside its value. */
function read(...lines: string[]) {
  const sheet = readText(lines.join('\n'), { mostRows: 100 })
  const header = findHeader(sheet)
  const columns = guessColumns(sheet, header)
  const map = columns.flatMap(({ column, field }) => (field ? [{ column, field }] : []))
  return { fields: columns.map(({ field }) => field), rating: mapRows(sheet, header, map)[0]?.texts.rating }
}

test('voltage, tolerance and dielectric in columns of their own are told together', () => {
  const { fields, rating } = read(
    'Reference,Value,Voltage,Tolerance,Dielectric,Footprint,Qty',
    '"C1,C2",100nF,50V,10%,X7R,C_0402_1005Metric,2',
  )
  expect(fields).toEqual(['designator', 'value', 'rating', 'rating', 'rating', 'package', 'quantity'])
  expect(rating).toBe('50V 10% X7R')
})

test.each([
  ['耐压(V)', '50', '50V'],
  ['Voltage', '50', '50V'],
  ['精度(%)', '1', '1%'],
  ['误差', '±5', '±5%'],
  ['Tolerance', '+/-10', '±10%'],
  ['容差', 'J', '5%'],
  ['精度', '1%', '1%'],
  ['功率', '1/4', '1/4W'],
  ['功率(mW)', '100', '100mW'],
  ['额定功率', '0.25W', '0.25W'],
  ['材质', 'X7R', 'X7R'],
  ['温度特性', 'NP0', 'NP0'],
  ['阻值精度', '1', '1%'],
  ['温度系数', '±100ppm/℃ 1%', '1%'],
])('under %s a cell of %s is %s', (name, cell, rating) => {
  expect(read(`参数值,封装,数量,${name}`, `10K,0603,5,${cell}`)).toEqual({
    fields: ['value', 'package', 'quantity', 'rating'],
    rating,
  })
})

test('what names a stock is no current', () => {
  expect(read('型号,Current Stock', 'LM358DR,200').fields).toEqual(['model', 'quantity'])
})
