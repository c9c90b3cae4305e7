import { expect, test } from 'vitest'
import { inLook, shownInLook } from './parameter-look.ts'

const params = ['容值', '耐压', '精度', '温度'].map((name) => ({ name }))
const look = new Map([
  ['精度', { label: '', position: 0, isHidden: false }],
  ['容值', { label: '电容量', position: 1, isHidden: false }],
  ['温度', { label: '', position: 2, isHidden: true }],
])

test('parameters come in the order of the look, the others behind them', () => {
  expect(inLook(params, look).map(({ name }) => name)).toEqual(['精度', '容值', '温度', '耐压'])
  expect(inLook(params, look)[1]).toEqual({ name: '容值', label: '电容量' })
})

test('lists leave hidden ones out', () => {
  expect(shownInLook(params, look).map(({ name }) => name)).toEqual(['精度', '容值', '耐压'])
})

test('without a look everything is as the catalogue has it', () => {
  expect(shownInLook(params, undefined)).toEqual(params)
})
