import { expect, test } from 'vitest'
import { pageWords } from './page-text-words.ts'

test('two words that are one thing are found as one', () => {
  expect(pageWords('adjustable soft start time')).toEqual(expect.arrayContaining(['soft', 'start', 'softstart']))
  expect(pageWords('the soft-start pin')).toContain('softstart')
  expect(pageWords('soft-\nstart')).toContain('softstart')
})

test('a number is found with its unit, however the micro sign is written', () => {
  expect(pageWords('100 nF and 4.7 µF')).toEqual(expect.arrayContaining(['100nf', '4.7uf']))
  expect(pageWords('4.7 μF')).toContain('4.7uf')
})

test('the name of a pin is one word wherever it stands, and with what is set lower', () => {
  expect(pageWords('PD0/OSC_IN')).toEqual(expect.arrayContaining(['pd0', 'oscin']))
  expect(pageWords('PA13/JTMS-SWDIO')).toEqual(expect.arrayContaining(['pa13', 'jtms', 'swdio']))
  expect(pageWords('TIM1_\nCH1')).toContain('tim1ch1')
  expect(pageWords('V\nDDA and V SS')).toEqual(expect.arrayContaining(['vdda', 'vss']))
})

test('particles join nothing', () => {
  expect(pageWords('of the device')).not.toContain('ofthe')
})

test('a Chinese word that a line breaks in two is still one', () => {
  expect(pageWords('可调软启\n动时间')).toEqual(expect.arrayContaining(['软启', '启动', '动时']))
})
