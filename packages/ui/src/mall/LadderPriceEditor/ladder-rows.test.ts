import { expect, test } from 'vitest'
import { boundTo, ladderFault, ladderOf, rowFaults, shareOf } from './ladder-rows.ts'

const rows = [
  { min: 10, price: 4.52 },
  { min: 100, price: 3.86 },
  { min: 500, price: 3.52 },
]

test('a ladder that rises in quantity and falls in price is sent as it stands', () => {
  expect(ladderFault(rows, 'CNY')).toBeUndefined()
  expect(ladderOf(rows)).toEqual(rows)
})

test('a tier that is dearer than the one before says so, with both prices', () =>
  expect(rowFaults([...rows.slice(0, 2), { min: 500, price: 3.98 }], 'CNY')[2]).toEqual({
    price: '比 100+ 档贵，应低于 ¥3.86',
  }))

test('a tier that begins where another does is told, and so is one of the same price', () =>
  expect(rowFaults([...rows, { min: 500, price: 3.52 }], 'USD')[3]).toEqual({
    min: '须大于上一档的 500',
    price: '与 500+ 档相同，应低于 $3.52',
  }))

test('what is not typed yet is told when the form is sent, not before', () => {
  const begun = [...rows, { min: null, price: null }]
  expect(rowFaults(begun, 'CNY', false)[3]).toEqual({})
  expect(ladderFault(begun, 'CNY')).toBe('第 4 档：请输入起始数量')
})

test('the first tier follows the least quantity', () => {
  expect(boundTo(rows, 50)[0]).toEqual({ min: 50, price: 4.52 })
  expect(ladderFault(boundTo(rows, 100), 'CNY')).toBe('第 2 档：须大于上一档的 100')
})

test('a price of six places is kept to the last', () => {
  expect(ladderOf([{ min: 1, price: 0.003988 }])).toEqual([{ min: 1, price: 0.003988 }])
  expect(shareOf(rows, 1)).toBe('−14.6 %')
})
