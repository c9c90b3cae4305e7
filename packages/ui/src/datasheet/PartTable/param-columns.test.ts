import { describe, expect, test } from 'vitest'
import { cellOf, paramColumns } from './param-columns.ts'

const row = (params: Record<string, string>, categoryId = 1) => ({
  categoryId,
  params: Object.entries(params).map(([name, value]) => ({ name, value, unit: '', low: null, high: null })),
})

describe('parameters as columns', () => {
  test('the unit goes to the head when all share it', () => {
    const rows = [row({ 容值: '100 nF', 介质: 'X7R' }), row({ 容值: '22 nF', 介质: 'X5R' })]
    expect(paramColumns(rows)).toEqual([
      { name: '容值', label: '容值', unit: 'nF' },
      { name: '介质', label: '介质', unit: '' },
    ])
    expect(rows.map((one) => cellOf(one, { name: '容值', unit: 'nF' }))).toEqual(['100', '22'])
  })
  test('mixed prefixes keep their units in the rows', () => {
    const rows = [row({ 容值: '100 nF' }), row({ 容值: '4.7 µF' })]
    expect(paramColumns(rows)).toEqual([{ name: '容值', label: '容值', unit: '' }])
    expect(cellOf(rows[1] ?? row({}), { name: '容值', unit: '' })).toBe('4.7 µF')
  })
  test('the head says what an editor calls it', () => {
    const { params, categoryId } = row({ 容值: '1 nF' })
    const labelled = { categoryId, params: params.map((param) => ({ ...param, label: '电容量' })) }
    expect(paramColumns([labelled])).toEqual([{ name: '容值', label: '电容量', unit: 'nF' }])
  })
  test('rows of several categories do not compare', () =>
    expect(paramColumns([row({ 容值: '1 nF' }, 1), row({ 容值: '1 nF' }, 2)])).toEqual([]))
  test('a parameter that few rows have is no column', () => {
    expect(paramColumns([row({ 甲: '1' }), row({}), row({})])).toEqual([])
  })
  test('four at most', () => expect(paramColumns([row({ a: '1', b: '2', c: '3', d: '4', e: '5' })])).toHaveLength(4))
  test('no rows, no columns', () => expect(paramColumns([])).toEqual([]))
  test('a missing value is an empty cell', () => expect(cellOf(row({}), { name: '容值', unit: 'nF' })).toBe(''))
})
