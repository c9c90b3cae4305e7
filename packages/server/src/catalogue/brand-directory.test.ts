import { plainOf } from '@xinpu/trade/words'
import { expect, test } from 'vitest'
import { brandMeant } from './brand-directory.ts'
import { coreOf, looksChinese } from './brand-name.ts'

const ti = 1
const fenghua = 2
const st = 3
const semtech = 4
const maxim = 5
const rohm = 6
const names: [string, number][] = [
  ['TI', ti],
  ['德州仪器', ti],
  ['Texas Instruments', ti],
  ['Fenghua', fenghua],
  ['风华高科', fenghua],
  ['FH', fenghua],
  ['ST', st],
  ['STMicroelectronics', st],
  ['Semtech', semtech],
  ['Maxim Integrated', maxim],
  ['ROHM', rohm],
]
const aliases = new Map(names.map(([name, id]) => [plainOf(name), id]))

test.each([
  ['TI(德州仪器)', ti],
  ['ＴＩ（德州仪器）', ti],
  ['texas instruments', ti],
  ['Texas Instruments Inc.', ti],
  ['FH(Guangdong Fenghua Advanced Tech)', fenghua],
  ['FH (Guangdong Fenghua Advanced Tech)', fenghua],
  ['ROHM Semicon', rohm],
  ['ROHM Co., Ltd.', rohm],
  ['ST(Semtech)', semtech],
  ['STMicroelectronics', st],
  ['Analog Devices Inc./Maxim Integrated', maxim],
  ['ST(先科)', undefined],
  ['Someone Else', undefined],
  ['()', undefined],
  ['((((', undefined],
])('%s is known for what it is', (name, brand) => {
  expect(brandMeant(name, aliases)).toBe(brand)
})

test('what every company is called does not tell companies apart', () => {
  expect(coreOf('Shenzhen Kinghelm Elec')).toBe('kinghelm')
  expect(coreOf('深圳市某某电子科技有限公司')).toBe('深圳市某某')
  expect(coreOf('Electronics')).toBe('electronics')
})

test('a name that shows where it is from is Chinese', () => {
  expect(looksChinese('Shenzhen Kinghelm Elec')).toBe(true)
  expect(looksChinese('先科')).toBe(true)
  expect(looksChinese('Vishay Intertech')).toBe(false)
})
