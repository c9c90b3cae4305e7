import { expect, test } from 'vitest'
import { parameterColumn, parameterOf } from './seed-parameters.ts'

test('a cell is read by the unit of its column, or kept in words', () => {
  expect(parameterOf(parameterColumn('容值[F]'), '100nF')).toEqual({
    name: '容值',
    value: '100nF',
    unit: 'F',
    low: 1e-7,
    high: 1e-7,
  })
  expect(parameterOf(parameterColumn('工作温度[°C]'), '-40~85°C')).toMatchObject({ low: -40, high: 85 })
  expect(parameterOf(parameterColumn('复位延时[s]'), '可调')).toEqual({
    name: '复位延时',
    value: '可调',
    unit: '',
    low: null,
    high: null,
  })
  expect(parameterOf(parameterColumn('介质'), 'X7R')).toMatchObject({ name: '介质', unit: '' })
  expect(parameterColumn('阻抗@100MHz[Ω]')).toMatchObject({ name: '阻抗@100MHz', unit: 'Ω' })
})
